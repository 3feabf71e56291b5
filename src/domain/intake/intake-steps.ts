import { type Day, daysBetween } from "../time/day.ts";
import type { Part } from "./answers.ts";

/** The steps of the intake in the order in which they are asked. */
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

/** Who lives here and what they practise is said once; it changes when they say so. */
const lasting: ReadonlySet<Step> = new Set(["people", "habits"]);

/** The steps to look at again: those last confirmed a quarter ago or more, and those that never were. */
export const staleSteps = (confirmed: Readonly<Partial<Record<Step, Day>>>, today: Day): Step[] =>
  steps.filter((step) => !lasting.has(step) && isOld(confirmed[step], today));

const isOld = (on: Day | undefined, today: Day): boolean =>
  on === undefined || daysBetween(on, today) >= staleAfterDays;
