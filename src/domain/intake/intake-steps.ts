import { type Day, daysBetween } from "../time/day.ts";
import type { Part } from "./answers.ts";

/** The steps of the intake, in order. */
export const steps = ["people", "incomes", "bills", "everyday", "own-and-owe", "goals", "habits"] as const;

export type Step = (typeof steps)[number];

export const stepOfPart: Readonly<Record<Part, Step>> = {
  people: "people",
  incomes: "incomes",
  bills: "bills",
  categories: "everyday",
  accounts: "own-and-owe",
  debts: "own-and-owe",
  goals: "goals",
  habits: "habits",
};

/** Thirteen weeks: a quarter. */
const staleAfterDays = 91;

/** People and habits do not become stale; they change only when the user edits them. */
const lasting: ReadonlySet<Step> = new Set(["people", "habits"]);

/** The steps to review: those last confirmed a quarter ago or more, or never. */
export const staleSteps = (confirmed: Readonly<Partial<Record<Step, Day>>>, today: Day): Step[] =>
  steps.filter((step) => !lasting.has(step) && isOld(confirmed[step], today));

const isOld = (on: Day | undefined, today: Day): boolean =>
  on === undefined || daysBetween(on, today) >= staleAfterDays;
