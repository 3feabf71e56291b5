import { type AccountRef, type Household, maxLabelLength } from "#domain/household/household.ts";
import { ownPersonId, type Transaction } from "#domain/household/records.ts";
import { accountChoices, accountOfKey, closedAccount } from "#domain/ledger/account-choices.ts";
import { accountKey } from "#domain/ledger/accounts.ts";
import { type EntryFields, type Halves, halvesOf, type Side } from "#domain/ledger/halves.ts";
import { type Minor, minor } from "#domain/money/money.ts";
import { amountAsTyped, parseAmount } from "#domain/money/parse-amount.ts";
import { type Day, parseDay } from "#domain/time/day.ts";
import { longestNote } from "#sync/kinds/fields.ts";
import { accountName, accountOptions, closedWords } from "#web/household/account-field.tsx";
import { nameOf } from "#web/household/words/people-words.ts";
import { adding, type Command, changing, deleting } from "#web/store/index.ts";
import { amountProblemText } from "#web/ui/money-field.tsx";
import type { SelectOption } from "#web/ui/select.tsx";

/** The form of an entry of a private account, as typed. */
export interface OwnDraft {
  kind: "out" | "in" | "transfer";
  amount: string;
  payee: string;
  day: string;
  note: string;
  /** From `sideKey`: where it happened, or where a transfer comes from. */
  account: string;
  /** Transfers only; "" in the private half of one that the household shares. */
  to: string;
  /** Whether the household counts it too. */
  isShared: boolean;
  categoryId: string;
  /** Who paid, received or moved it, for the household. */
  personId: string;
}

export interface OwnEntryParts {
  /** The private space, as a household. */
  own: Household;
  shared: Household;
  /** The id of the shared household. */
  sharedId: string;
  today: Day;
}

const sharedPrefix = "shared/";

export const sideKey = ({ space, ref }: Side): string =>
  space === "shared" ? `${sharedPrefix}${accountKey(ref)}` : accountKey(ref);

function sideOf(key: string): Side | undefined {
  const isShared = key.startsWith(sharedPrefix);
  const ref = accountOfKey(isShared ? key.slice(sharedPrefix.length) : key);
  return ref && { space: isShared ? "shared" : "own", ref };
}

export const isShared = (key: string): boolean => sideOf(key)?.space === "shared";

export const newDraft = (of: AccountRef, personId: string, today: Day): OwnDraft => ({
  ...{ kind: "out", amount: "", payee: "", day: today, note: "", account: accountKey(of), to: "" },
  ...{ isShared: false, categoryId: "", personId },
});

/** A half has one side here; the other one is a record of the household. */
export const isHalf = ({ kind, account, toAccount }: Transaction): boolean =>
  kind === "transfer" && (account === undefined) !== (toAccount === undefined);

export function draftOf(entry: Transaction, format: Household): OwnDraft {
  const { kind, account, toAccount, payee, day, note, personId } = entry;
  const isIn = kind === "income" || (kind === "spending" && entry.amount < 0);
  const [from, to] = [account, toAccount].map((ref) => (ref ? accountKey(ref) : ""));
  return {
    ...{ kind: kind === "transfer" ? "transfer" : isIn ? "in" : "out", payee, day, note, personId },
    amount: amountAsTyped(minor(Math.abs(entry.amount)), format),
    ...{ account: from!, to: to!, isShared: false, categoryId: "" },
  };
}

/** The private accounts, and the shared ones where money can come from or go to. */
export function sideOptions(parts: OwnEntryParts, day: Day, chosen: string, withShared: boolean): SelectOption[] {
  const own = accountOptions(parts.own, day, isShared(chosen) ? "" : chosen).map((option) => ({
    ...option,
    group: "Only you see these",
  }));
  if (!withShared) return own;
  const shared = accountChoices(parts.shared, day).map(({ key, listed: { label } }) => ({
    value: `${sharedPrefix}${key}`,
    label,
    group: "Shared with everyone here",
  }));
  return [...own, ...shared];
}

export type OwnField = "amount" | "payee" | "day" | "note" | "account" | "to";
export type OwnProblems = Partial<Record<OwnField, string>>;
type Read = { ok: true; halves: Halves } | { ok: false; problems: OwnProblems };

const stillHere = "What you typed is still here.";

/** The records to write, or what is wrong at which field. `before` is the entry that is being changed. */
export function readOwnEntry(draft: OwnDraft, parts: OwnEntryParts, before?: Transaction): Read {
  const amount = readAmount(draft.amount, parts.own);
  const day = readDay(draft.day, parts.today);
  const [payee, note] = [draft.payee.trim(), draft.note.trim()];
  const problems: OwnProblems = {
    ...(typeof amount === "string" && { amount }),
    ...(typeof day === "string" && { day }),
    ...(payee.length > maxLabelLength && { payee: `A name has room for ${maxLabelLength} letters. ${stillHere}` }),
    ...(note.length > longestNote && { note: `A note has room for ${longestNote} letters. ${stillHere}` }),
    ...sideProblems(draft, parts, typeof day === "string" ? parts.today : day.value, before),
  };
  if (typeof amount === "string" || typeof day === "string" || Object.keys(problems).length > 0)
    return { ok: false, problems };
  const common = { day: day.value, amount: amount.value, payee, note };
  return { ok: true, halves: halvesFrom(common, draft, parts) };
}

type Common = Pick<EntryFields, "day" | "amount" | "payee" | "note">;

function halvesFrom(common: Common, draft: OwnDraft, parts: OwnEntryParts): Halves {
  const { kind, personId, categoryId } = draft;
  const [from, to] = [sideOf(draft.account), sideOf(draft.to)];
  if (kind !== "transfer") {
    const shared = { personId, ...(kind === "out" && categoryId !== "" && { categoryId }) };
    return halvesOf({ ...common, movement: { kind, account: from!.ref, ...(draft.isShared && { shared }) } });
  }
  if (!from || !to) {
    const sides = { ...(from && { account: from.ref }), ...(to && { toAccount: to.ref }) };
    return { own: { ...common, ...sides, kind, personId: ownPersonId } };
  }
  const shared = [from, to].find(({ space }) => space === "shared");
  const ownPayee = common.payee || (shared ? accountName(parts.shared, accountKey(shared.ref)) : "");
  const payee = common.payee || (shared ? ownMoneyWords(parts.shared, personId) : "");
  return halvesOf({ ...common, payee, movement: { kind, from, to, personId, ownPayee } });
}

/** What the household reads of a transfer to or from a private account. */
export function ownMoneyWords({ people }: Household, personId: string): string {
  const name = nameOf(people, personId);
  return name ? `${name}’s own money`.slice(0, maxLabelLength) : "Own money";
}

function readAmount(text: string, format: Household): { value: Minor } | string {
  const amount = parseAmount(text, format);
  if (!amount.ok) return amountProblemText[amount.problem];
  if (amount.value <= 0) return "Enter an amount above zero. Above, you choose which way the money went.";
  return amount;
}

function readDay(text: string, today: Day): { value: Day } | string {
  const day = parseDay(text);
  if (!day.ok) return "Choose a day that is in the calendar, from 1970 on.";
  return day.value > today ? "That day is still to come. Choose today or a day before." : day;
}

function sideProblems(draft: OwnDraft, parts: OwnEntryParts, day: Day, before: Transaction | undefined): OwnProblems {
  const [from, to] = [sideOf(draft.account), sideOf(draft.to)];
  const closed = {
    ...closedProblem("account", from, parts, day),
    ...(draft.kind === "transfer" ? closedProblem("to", to, parts, day) : {}),
  };
  if (Object.keys(closed).length > 0) return closed;
  if (draft.kind !== "transfer") return from ? {} : { account: "Choose an account." };
  const isOneSided = before !== undefined && isHalf(before) && (from === undefined) !== (to === undefined);
  if (isOneSided) return {};
  if (!from) return { account: "Choose where the money comes from." };
  if (!to) return { to: "Choose where the money goes." };
  if (draft.account === draft.to) return { to: "This is where the money comes from. Choose another account." };
  if (from.space === "shared" && to.space === "shared")
    return { to: "Both accounts are shared. Choose one that only you see, or add the transfer under Spending." };
  return {};
}

function closedProblem(field: "account" | "to", side: Side | undefined, parts: OwnEntryParts, day: Day): OwnProblems {
  const closed = side && closedAccount(parts[side.space], side.ref, day);
  return closed ? { [field]: closedWords(closed) } : {};
}

/** Adds both halves as one change with one undo. It runs in the private space. */
export function addingOwnEntry({ own, shared }: Halves, sharedId: string): Command {
  const command = adding("add-expense", "transaction", own);
  if (!shared) return command;
  return { ...command, beside: { household: sharedId, command: adding("add-expense", "transaction", shared) } };
}

const removed = { account: undefined, toAccount: undefined };

/** Changes the private half alone: the household’s is a record of its own. */
export const changingOwnEntry = ({ id }: Transaction, { own }: Halves): Command => {
  const { personId: _, ...fields } = own;
  return changing("change-entry", "transaction", id, () => ({ ...removed, ...fields }));
};

export const removingOwnEntry = ({ id }: Transaction): Command => deleting("remove-entries", id);
