import type { Household } from "#domain/household/household.ts";
import type { Transaction } from "#domain/household/records.ts";
import { type Minor, minor } from "#domain/money/money.ts";
import { amountAsTyped } from "#domain/money/parse-amount.ts";
import { type EntryType, typeOf } from "#domain/spending/entry-filter.ts";
import type { RecurringTemplate } from "#domain/spending/recurring.ts";
import type { Cadence } from "#domain/time/cadence.ts";
import type { Day } from "#domain/time/day.ts";

export interface SplitDraft {
  key: number;
  /** "": none. */
  categoryId: string;
  amount: string;
}

/** An entry as it is typed. What is undefined was not asked for, so it follows from the rest. */
export interface Draft {
  type: EntryType;
  amount: string;
  payee: string;
  day: string;
  categoryId?: string | undefined;
  splits?: readonly SplitDraft[] | undefined;
  personId?: string | undefined;
  /** "": everyone together. */
  forPersonId: string;
  /** "": between the household's own accounts. */
  toPersonId: string;
  note: string;
  /** "": does not repeat. */
  cadence: Cadence | "";
  until: string;
  /** What comes next is changed too. */
  alsoNext: boolean;
  /** The name of a quick entry to keep it as. */
  quickLabel?: string | undefined;
  /** The words of a rule to make, and which past entries follow it. */
  ruleContains?: string | undefined;
  ruleOpen: boolean;
  ruleChosen: boolean;
}

const plain = { forPersonId: "", toPersonId: "", note: "", until: "", cadence: "" } as const;
const nothingBesides = { alsoNext: false, ruleOpen: true, ruleChosen: false } as const;

export const blankDraft = (day: Day): Draft => ({
  ...{ type: "spending", amount: "", payee: "", day },
  ...plain,
  ...nothingBesides,
});

/** A refund is typed without its minus: its type says it. */
export function draftOf(entry: Transaction, household: Household, template?: RecurringTemplate): Draft {
  const type = typeOf(entry);
  const typed = (amount: Minor) => amountAsTyped(type === "refund" ? minor(-amount) : amount, household);
  return {
    ...{ type, amount: typed(entry.amount), payee: entry.payee, day: entry.day, note: entry.note },
    categoryId: entry.categoryId ?? "",
    splits: entry.splits?.map(({ categoryId, amount }, key) => ({ key, categoryId, amount: typed(amount) })),
    personId: entry.personId,
    forPersonId: entry.forPersonId ?? "",
    toPersonId: entry.toPersonId ?? "",
    cadence: template?.schedule.cadence ?? "",
    until: template?.until ?? "",
    ...nothingBesides,
  };
}

/** The same again on another day: what is said of one entry alone is not said of the next. */
export const duplicateOf = (entry: Transaction, household: Household, day: Day): Draft => ({
  ...draftOf(entry, household),
  day,
});

export const isBlank = ({ amount, payee, note }: Draft): boolean => `${amount}${payee}${note}`.trim() === "";
