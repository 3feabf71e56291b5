import type { Household } from "../household/household.ts";
import type { MoneyFormat } from "../money/money.ts";
import type { Day } from "../time/day.ts";

/** The lists of the intake, named as the household names them. */
export const parts = ["people", "incomes", "bills", "categories", "accounts", "debts", "goals", "habits"] as const;

export type Part = (typeof parts)[number];

/** The entry that a row of a list becomes. */
export type EntryOf<P extends Part> = Household[P][number];

/** What the user typed or chose per field, valid or not. Untouched fields are absent. */
export type Answers = Readonly<Record<string, string>>;

/** The current state of one intake row. Its id is also the id of the finished record. */
export interface Row<P extends Part = Part> {
  id: string;
  part: P;
  answers: Answers;
}

/** The context for parsing answers. */
export interface ReadOptions {
  format: MoneyFormat;
  today: Day;
}

/** What can be wrong with one answer. */
export type AnswerProblem =
  | "empty"
  | "too-long"
  | "unreadable"
  | "ambiguous"
  | "too-many-decimals"
  | "too-large"
  | "too-small"
  | "negative"
  | "not-a-day"
  | "in-the-future"
  | "upside-down";

/** By field. */
export type AnswerProblems = Readonly<Record<string, AnswerProblem>>;
