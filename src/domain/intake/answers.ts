import type { Household } from "../household/household.ts";
import type { MoneyFormat } from "../money/money.ts";
import type { Day } from "../time/day.ts";

/** The lists of the intake, named as the household names them. */
export const parts = ["people", "incomes", "bills", "categories", "accounts", "debts", "goals", "habits"] as const;

export type Part = (typeof parts)[number];

/** What one row of a list becomes. */
export type EntryOf<P extends Part> = Household[P][number];

/** What someone typed or chose, field by field, readable or not. A field that nobody touched is absent. */
export type Answers = Readonly<Record<string, string>>;

/** One row of the intake as it stands. Its id is the one that the finished record has, or will have. */
export interface Row<P extends Part = Part> {
  id: string;
  part: P;
  answers: Answers;
}

/** What answers are read by. */
export interface Asked {
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
