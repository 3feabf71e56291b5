import type { Household } from "#domain/household/household.ts";
import type { Transaction } from "#domain/household/records.ts";
import { accountKey } from "#domain/ledger/accounts.ts";
import { type Minor, minor } from "#domain/money/money.ts";
import { amountAsTyped } from "#domain/money/parse-amount.ts";
import { type EntryType, typeOf } from "#domain/spending/find-entries.ts";
import { paymentId, type RecurringTemplate } from "#domain/spending/recurring.ts";
import type { Cadence } from "#domain/time/cadence.ts";
import { addMonths, type Day, parseDay } from "#domain/time/day.ts";
import type { NewCategory } from "#web/household/commands/new-category.ts";

export interface SplitDraft {
  key: number;
  /** "": none. */
  categoryId: string;
  amount: string;
}

/** An entry as it is being typed. Undefined fields were not chosen, so they follow from the others. */
export interface Draft {
  type: EntryType;
  amount: string;
  payee: string;
  day: string;
  categoryId?: string | undefined;
  splits?: readonly SplitDraft[] | undefined;
  /** A category that is saved with the entry, if the entry uses it. */
  newCategory?: NewCategory | undefined;
  personId?: string | undefined;
  /** "": everyone together. */
  forPersonId: string;
  /** "": to no person. */
  toPersonId: string;
  /** Where it happened, from `accountKey`; "": in no account. Undefined follows the payer. */
  account?: string | undefined;
  /** Transfers: where it arrives. Undefined follows the receiver. */
  toAccount?: string | undefined;
  /** The goal whose money paid it; "": none. */
  goalId: string;
  /** The bill that it pays and its due day, from `paymentId`; "": none. Undefined follows the guess. */
  bill?: string | undefined;
  note: string;
  /** "": does not repeat. */
  cadence: Cadence | "";
  until: string;
  /** Change future repeats too. */
  alsoNext: boolean;
  /** The name of the quick entry to save it as. */
  quickLabel?: string | undefined;
  /** The text of a rule to create, and which past entries it applies to. */
  ruleContains?: string | undefined;
  ruleOpen: boolean;
  ruleChosen: boolean;
}

const plain = { forPersonId: "", toPersonId: "", goalId: "", note: "", until: "", cadence: "" } as const;
const noExtras = { alsoNext: false, ruleOpen: true, ruleChosen: false } as const;

export const blankDraft = (day: Day): Draft => ({
  type: "spending",
  amount: "",
  payee: "",
  day,
  ...plain,
  ...noExtras,
});

/** A refund is shown without its minus: its type implies the sign. */
export function draftOf(entry: Transaction, household: Household, template?: RecurringTemplate): Draft {
  const type = typeOf(entry);
  const typed = (amount: Minor) => amountAsTyped(type === "refund" ? minor(-amount) : amount, household);
  return {
    type,
    amount: typed(entry.amount),
    payee: entry.payee,
    day: entry.day,
    note: entry.note,
    categoryId: entry.categoryId ?? "",
    splits: entry.splits?.map(({ categoryId, amount }, key) => ({ key, categoryId, amount: typed(amount) })),
    personId: entry.personId,
    forPersonId: entry.forPersonId ?? "",
    toPersonId: entry.toPersonId ?? "",
    account: entry.account ? accountKey(entry.account) : "",
    toAccount: entry.toAccount ? accountKey(entry.toAccount) : "",
    goalId: entry.goalId ?? "",
    bill: entry.bill ? paymentId(entry.bill, entry.bill.due) : "",
    cadence: template?.schedule.cadence ?? "",
    until: template?.until ?? "",
    ...noExtras,
  };
}

/** A copy on another day, without the repeat of the original. What it pays is guessed anew: one due day is paid once. */
export const duplicateOf = (entry: Transaction, household: Household, day: Day): Draft => ({
  ...draftOf(entry, household),
  bill: undefined,
  day,
});

export const isBlank = ({ amount, payee, note }: Draft): boolean => `${amount}${payee}${note}`.trim() === "";

/** The category being made, if the entry has it. */
export function usedNewCategory(
  { type, newCategory, splits }: Draft,
  { categoryId }: { categoryId: string },
): NewCategory | undefined {
  if (!newCategory || (type !== "spending" && type !== "refund")) return undefined;
  const used = splits ? splits.map((split) => split.categoryId) : [categoryId];
  return used.includes(newCategory.id) ? newCategory : undefined;
}

/** The typed value, or a sentence about what is wrong with it. */
export type Read<Value> = { ok: true; value: Value } | { ok: false; words: string };

/** A day that exists and is at most a year ahead: anything later is a typing mistake. */
export function readDay(text: string, today: Day): Read<Day> {
  const day = parseDay(text);
  if (!day.ok) return { ok: false, words: "Choose a day that is in the calendar, from 1970 on." };
  if (day.value <= addMonths(today, 12)) return day;
  return { ok: false, words: "That day is more than a year ahead. Choose a nearer one." };
}

/** The last day of a repeat: none, or a day after the first. */
export function readUntil(text: string, first: Day): Read<Day | undefined> {
  if (text === "") return { ok: true, value: undefined };
  const day = parseDay(text);
  if (!day.ok) return { ok: false, words: "Choose a day that is in the calendar, or leave it empty." };
  return day.value > first ? day : { ok: false, words: "Choose a day after the entry’s own, or leave it empty." };
}
