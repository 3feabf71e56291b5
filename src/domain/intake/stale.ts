import { type Day, daysBetween } from "../time/day.ts";
import { type Step, steps } from "./steps.ts";

/** Thirteen weeks: a quarter. */
export const staleAfterDays = 91;

/** Who lives here and what they practise is said once; it changes when they say so. */
const lasting: ReadonlySet<Step> = new Set(["people", "habits"]);

/** The steps to look at again: those last confirmed a quarter ago or more, and those that never were. */
export const staleSteps = (confirmed: Readonly<Partial<Record<Step, Day>>>, today: Day): Step[] =>
  steps.filter((step) => !lasting.has(step) && isOld(confirmed[step], today));

const isOld = (on: Day | undefined, today: Day): boolean =>
  on === undefined || daysBetween(on, today) >= staleAfterDays;
