import type { Account, AccountKind, AccountRef, Goal, Household } from "../household/household.ts";
import type { Save } from "../household/records.ts";
import type { Day } from "../time/day.ts";

/** Which accounts money is in and goes to when nobody names one. */

/** One text for each account and debt, for maps. */
export const accountKey = ({ kind, id }: AccountRef): string => `${kind}:${id}`;

export const isSameAccount = (a: AccountRef | undefined, b: AccountRef | undefined): boolean =>
  a !== undefined && b !== undefined && a.kind === b.kind && a.id === b.id;

/** Everyday money is in cash and checking accounts. */
export const isEverydayAccount = ({ kind }: Pick<Account, "kind">): boolean => kind === "cash" || kind === "checking";

/** Whether entries can happen there on a day. */
export const isOpenOn = ({ closedOn }: { closedOn?: Day }, day: Day): boolean =>
  closedOn === undefined || day < closedOn;

type Holdings = Pick<Household, "accounts" | "debts">;

/** The account or debt with its name; undefined if it was deleted. */
export const listedAccount = ({ accounts, debts }: Holdings, { kind, id }: AccountRef) =>
  kind === "account" ? accounts.find((one) => one.id === id) : debts.find((one) => one.id === id);

type Defaults = Holdings & Pick<Household, "people" | "defaultAccount">;

/** Where a person's entries happen: their choice, the household's choice, the first checking account, or cash. */
export function defaultAccountOf(household: Defaults, personId?: string): AccountRef | undefined {
  const person = household.people.find(({ id }) => id === personId);
  const chosen = [person?.defaultAccount, household.defaultAccount].find((ref) => ref && isUsable(household, ref));
  return chosen ?? everydayAccountOf(household);
}

/** Where saves come from: the household's default account if it holds everyday money, the first checking account, or cash. */
export function everydayAccountOf(household: Omit<Defaults, "people">): AccountRef | undefined {
  const { accounts, defaultAccount: chosen } = household;
  const usable = accounts.filter((account) => account.closedOn === undefined);
  const preferred = usable.find(
    (account) => chosen?.kind === "account" && account.id === chosen.id && isEverydayAccount(account),
  );
  return refOf(preferred ?? firstOf(usable, "checking") ?? firstOf(usable, "cash"));
}

const isUsable = (household: Holdings, ref: AccountRef): boolean => {
  const listed = listedAccount(household, ref);
  return listed !== undefined && listed.closedOn === undefined;
};

const firstOf = (accounts: readonly Account[], kind: AccountKind): Account | undefined =>
  accounts.find((account) => account.kind === kind);

const refOf = (account: Account | undefined): AccountRef | undefined => account && { kind: "account", id: account.id };

const firstOpen = ({ accounts }: Pick<Household, "accounts">, kind: AccountKind): AccountRef | undefined =>
  refOf(
    firstOf(
      accounts.filter(({ closedOn }) => closedOn === undefined),
      kind,
    ),
  );

/** The account that a goal's saves go to: its first open one, otherwise the first savings account. */
export function accountOfGoal(
  goal: Pick<Goal, "heldIn">,
  household: Pick<Household, "accounts">,
): AccountRef | undefined {
  const isOpen = (wanted: string) =>
    household.accounts.some(({ id, closedOn }) => id === wanted && closedOn === undefined);
  const named = goal.heldIn?.find(({ accountId }) => isOpen(accountId));
  return named ? { kind: "account", id: named.accountId } : firstOpen(household, "savings");
}

type SaveParts = Omit<Defaults, "people"> & Pick<Household, "goals">;
type RecordedPlace = Pick<Save, "fromAccountId" | "toAccountId">;

/**
 * A save is recorded with the accounts of that day. One that names neither, because there was none, takes the household's
 * accounts of today.
 */
const namesAccounts = ({ fromAccountId, toAccountId }: RecordedPlace): boolean =>
  fromAccountId !== undefined || toAccountId !== undefined;

const named = (id: string | undefined, { accounts }: SaveParts): AccountRef | undefined =>
  refOf(accounts.find((account) => account.id === id));

/** Where a save comes from. Undefined: it changes no balance there. */
export function sourceOfSave(save: RecordedPlace, household: SaveParts): AccountRef | undefined {
  return namesAccounts(save) ? named(save.fromAccountId, household) : everydayAccountOf(household);
}

/** Where a save goes: a debt, an account, or the account that holds its goal, the emergency money or the investments. */
export function destinationOfSave(
  { target, ...place }: Pick<Save, "target"> & RecordedPlace,
  household: SaveParts,
): AccountRef | undefined {
  if (target.kind === "debt" || target.kind === "account") return { kind: target.kind, id: target.id };
  if (namesAccounts(place)) return named(place.toAccountId, household);
  if (target.kind === "investing") return firstOpen(household, "investment");
  if (target.kind !== "goal") return firstOpen(household, "savings");
  const goal = household.goals.find(({ id }) => id === target.id);
  return goal && accountOfGoal(goal, household);
}
