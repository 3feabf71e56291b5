import type { Account, AccountRef, Household } from "../household/household.ts";
import type { Save, SaveTarget } from "../household/records.ts";
import { holdsMoney } from "../ledger/account-choices.ts";
import {
  destinationOfSave,
  everydayAccountOf,
  isSameAccount,
  listedAccount,
  sourceOfSave,
} from "../ledger/accounts.ts";
import { targetKey } from "./totals.ts";

/** The chosen accounts of the saves of one press. Absent: the usual ones. */
export interface SaveAccounts {
  /** The account that all of it comes from. */
  from?: string;
  /** By `targetKey`: the account that the part for this target goes to. */
  to?: Readonly<Record<string, string>>;
}

/** The fields of a save that name its accounts. */
export type SavePlace = Pick<Save, "target" | "fromAccountId" | "toAccountId">;

type Parts = Pick<Household, "accounts" | "debts" | "goals" | "defaultAccount">;

const isOpen = ({ closedOn }: Account): boolean => closedOn === undefined;

/** The accounts that a save can come from. */
export const saveSources = ({ accounts }: Pick<Household, "accounts">): readonly Account[] =>
  accounts.filter((account) => isOpen(account) && holdsMoney(account));

/**
 * The accounts that can hold what is set aside for a target. None for a debt or an account, which are targets themselves.
 * Emergency money is what savings accounts hold, so it goes to one of them.
 */
export function saveDestinations(target: SaveTarget, { accounts, goals }: Parts): readonly Account[] {
  const open = accounts.filter(isOpen);
  if (target.kind === "buffer" || target.kind === "emergency") return open.filter(({ kind }) => kind === "savings");
  if (target.kind === "investing") return open.filter(isInvested);
  if (target.kind !== "goal") return [];
  const own = goals.find(({ id }) => id === target.id)?.heldIn?.map(({ accountId }) => accountId) ?? [];
  const holding = open.filter(({ id }) => own.includes(id));
  return [...holding, ...open.filter((one) => !own.includes(one.id) && (holdsMoney(one) || isInvested(one)))];
}

const isInvested = ({ kind }: Account): boolean => kind === "investment" || kind === "retirement";

/**
 * The accounts to record for one target: the chosen ones, otherwise the usual ones of today. They are recorded in either
 * case, so that another default or a new account never changes earlier balances.
 */
export function accountFieldsOf(
  target: SaveTarget,
  { from, to = {} }: SaveAccounts,
  household: Parts,
): Pick<Save, "fromAccountId" | "toAccountId"> {
  const key = targetKey(target);
  const chosen = Object.hasOwn(to, key) ? to[key] : undefined;
  const fromAccountId = from ?? everydayAccountOf(household)?.id;
  const isItself = target.kind === "debt" || target.kind === "account";
  const toAccountId = isItself ? undefined : (chosen ?? destinationOfSave({ target }, household)?.id);
  return { ...(fromAccountId !== undefined && { fromAccountId }), ...(toAccountId !== undefined && { toAccountId }) };
}

/** The choice that was recorded with the saves of one press. */
export function accountsOfSaves(saves: readonly SavePlace[]): SaveAccounts {
  const from = saves.find(({ fromAccountId }) => fromAccountId !== undefined)?.fromAccountId;
  const to = saves.flatMap(({ target, toAccountId }) =>
    toAccountId === undefined ? [] : [[targetKey(target), toAccountId] as const],
  );
  return { ...(from !== undefined && { from }), ...(to.length > 0 && { to: Object.fromEntries(to) }) };
}

/** A choice without accounts that were deleted or closed since, so that the usual ones take their place. */
export function openAccountsOf(
  { from, to = {} }: SaveAccounts,
  { accounts }: Pick<Household, "accounts">,
): SaveAccounts {
  const open = new Set(accounts.filter(isOpen).map(({ id }) => id));
  const left = Object.entries(to).filter(([, id]) => open.has(id));
  return {
    ...(from !== undefined && open.has(from) && { from }),
    ...(left.length > 0 && { to: Object.fromEntries(left) }),
  };
}

/** Why the accounts of a save can't be recorded. */
export type SaveAccountProblem = "unknown-account" | "closed-account";

export function saveAccountProblem(
  { fromAccountId, toAccountId }: Pick<Save, "fromAccountId" | "toAccountId">,
  { accounts }: Pick<Household, "accounts">,
): SaveAccountProblem | undefined {
  for (const id of [fromAccountId, toAccountId]) {
    if (id === undefined) continue;
    const account = accounts.find((one) => one.id === id);
    if (!account) return "unknown-account";
    if (!isOpen(account)) return "closed-account";
  }
  return undefined;
}

/** The transfer that the ledger derives from a save. Null if the money stays where it is. */
export function transferOfSave(
  save: SavePlace,
  household: Parts,
): { from: AccountRef | undefined; to: AccountRef } | null {
  const [from, to] = [sourceOfSave(save, household), destinationOfSave(save, household)];
  return !to || isSameAccount(from, to) || !listedAccount(household, to) ? null : { from, to };
}
