import { type Minor, minor } from "../money/money.ts";
import { interestFor, type Rate } from "../money/rate.ts";
import { paymentsAYear } from "../time/cadence.ts";
import { addDays, addMonths, type Day } from "../time/day.ts";

/** How often debts are paid. Interest is counted as often. */
export type Rhythm = "monthly" | "weekly";

export const yearsLookedAhead = 100;

/** A hundred years of payments: 1 200 months or 5 200 weeks. What is not paid off by then never is. */
export const longestRun = (rhythm: Rhythm): number => yearsLookedAhead * paymentsAYear[rhythm];

/** The first payment falls one period after the start. A 31st becomes the last day of a shorter month. */
export const dayOfPayment = (start: Day, period: number, rhythm: Rhythm): Day =>
  rhythm === "monthly" ? addMonths(start, period) : addDays(start, period * 7);

export const monthsOf = (periods: number, rhythm: Rhythm): number =>
  Math.ceil((periods * paymentsAYear.monthly) / paymentsAYear[rhythm]);

/** A monthly minimum paid by the week is rounded up, so that twelve months of it are met in 52 weeks. */
export const minimumFor = (monthly: Minor, rhythm: Rhythm): Minor =>
  minor(Math.ceil((monthly * paymentsAYear.monthly) / paymentsAYear[rhythm]));

/** One period's interest. */
export const interestOf = (balance: Minor, apr: Rate, rhythm: Rhythm): Minor =>
  interestFor(balance, apr, paymentsAYear[rhythm]);
