import type { Account, AccountRef, Debt, Household } from "../household/household.ts";
import type { Transaction } from "../household/records.ts";
import type { Day } from "../time/day.ts";
import { accountKey, defaultAccountOf, isOpenOn, isSameAccount, listedAccount } from "./accounts.ts";

/** Accounts and debts that an entry can name, and where entries happen when nobody names one. */

export interface AccountChoice {
  /** From `accountKey`. */
  key: string;
  ref: AccountRef;
  listed: Account | Debt;
}

type Holdings = Pick<Household, "accounts" | "debts">;
type Defaults = Holdings & Pick<Household, "people" | "defaultAccount">;

/** Where everyday money moves. Entries in a house or a pension are rare, and theirs are stated balances. */
const entryKinds = new Set<string>(["cash", "checking", "savings", "investment"]);

export const holdsMoney = ({ kind }: Pick<Account, "kind">): boolean => entryKinds.has(kind);

/** The choices on a day: open accounts, then debts, cards first. Those in `chosen` stay choices, whatever they are. */
export function accountChoices({ accounts, debts }: Holdings, day: Day, chosen: readonly string[] = []) {
  const own = accounts.map((listed) => choiceOf("account", listed));
  const owed = [...debts.filter(isCard), ...debts.filter((debt) => !isCard(debt))].map((debt) =>
    choiceOf("debt", debt),
  );
  const isChoice = ({ key, ref, listed }: AccountChoice) =>
    chosen.includes(key) || (isOpenOn(listed, day) && (ref.kind === "debt" || entryKinds.has(listed.kind)));
  return [...own, ...owed].filter(isChoice);
}

const isCard = ({ kind }: Debt): boolean => kind === "card";

const choiceOf = (kind: AccountRef["kind"], listed: Account | Debt): AccountChoice => {
  const ref = { kind, id: listed.id };
  return { key: accountKey(ref), ref, listed };
};

/** The reference of a key; undefined for "", which is no account. */
export function accountOfKey(key: string): AccountRef | undefined {
  const at = key.indexOf(":");
  const kind = key.slice(0, at);
  return kind === "account" || kind === "debt" ? { kind, id: key.slice(at + 1) } : undefined;
}

/** The account or debt if it is closed on that day. */
export function closedAccount(household: Holdings, ref: AccountRef | undefined, day: Day) {
  const listed = ref && listedAccount(household, ref);
  return listed?.closedOn !== undefined && !isOpenOn(listed, day)
    ? { label: listed.label, closedOn: listed.closedOn }
    : undefined;
}

const isUsable = (household: Holdings, ref: AccountRef | undefined, day: Day): ref is AccountRef => {
  const listed = ref && listedAccount(household, ref);
  return listed !== undefined && isOpenOn(listed, day);
};

/** Where a transfer to a person arrives, unless that is where it came from. */
export function accountOfReceiver(household: Defaults, toPersonId: string, from: AccountRef | undefined) {
  const own = defaultAccountOf(household, toPersonId);
  return isSameAccount(own, from) ? undefined : own;
}

type Pattern = Pick<Transaction, "kind" | "account" | "toAccount" | "toPersonId" | "personId">;

/** The accounts of an entry made from a saved one: its own while they are open, otherwise the payer's account. */
export function accountsFor(
  household: Defaults,
  pattern: Pattern,
  day: Day,
): Pick<Transaction, "account" | "toAccount"> {
  const usable = (ref: AccountRef | undefined) => (isUsable(household, ref, day) ? ref : undefined);
  const to = pattern.kind === "transfer" ? usable(pattern.toAccount) : undefined;
  const wanted = usable(pattern.account) ?? usable(defaultAccountOf(household, pattern.personId));
  const account = isSameAccount(wanted, to) ? undefined : wanted;
  return { ...(account && { account }), ...(to && { toAccount: to }) };
}
