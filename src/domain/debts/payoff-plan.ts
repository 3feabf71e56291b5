import type { Debt } from "../household/household.ts";
import { type Minor, minor } from "../money/money.ts";
import { interestFor, isRate, type Rate } from "../money/rate.ts";
import { paymentsAYear } from "../time/cadence.ts";
import { addDays, addMonths, type Day } from "../time/day.ts";

/** What paying off needs to know of a debt. The minimum is a month's, whatever the rhythm. */
export type Owed = Pick<Debt, "id" | "label" | "balance" | "apr" | "minimum">;

export type PayoffOrder = "avalanche" | "snowball" | { own: readonly string[] };

/** Money on top, once. It goes to the debt it names, and what that one does not need follows the order. */
export interface OneOff {
  period: number;
  amount: Minor;
  debtId?: string;
}

/** A new extra that holds from a period on. */
interface ExtraChange {
  from: number;
  extra: Minor;
}

export interface PayoffPlan {
  debts: readonly Owed[];
  order: PayoffOrder;
  rhythm: Rhythm;
  start: Day;
  /** Each period, on top of the minimums. */
  extra: Minor;
  /** Each period too: what debts that were gone before the start asked for. */
  freed?: Minor;
  extraChanges?: readonly ExtraChange[];
  oneOffs?: readonly OneOff[];
  /** A paid-off debt's minimum goes nowhere, and not to the next debt. */
  keepsFreed?: boolean;
}

export type PayoffProblem =
  | "no-debts"
  | "repeated-debt"
  | "negative-minimum"
  | "rate-out-of-range"
  | "unknown-debt"
  | "repeated-in-order"
  | "negative-extra"
  | "bad-period"
  | "too-large";

/** Keep a hundred years of interest at a hundred percent within what a number holds exactly. */
const mostOwed = 1e13;
const mostPaid = 1e15;

export function problemOfPlan(plan: PayoffPlan): PayoffProblem | null {
  return problemOfDebts(plan.debts) ?? problemOfOrder(plan) ?? problemOfExtras(plan);
}

export function problemOfDebts(debts: readonly Owed[]): PayoffProblem | null {
  if (debts.length === 0) return "no-debts";
  if (new Set(debts.map(({ id }) => id)).size < debts.length) return "repeated-debt";
  if (debts.some(({ minimum }) => minimum < 0)) return "negative-minimum";
  if (debts.some(({ apr }) => !isRate(apr))) return "rate-out-of-range";
  const fits = isWithin(balancesOf(debts), mostOwed) && isWithin(minimumsOf(debts), mostPaid);
  return fits ? null : "too-large";
}

const balancesOf = (debts: readonly Owed[]): number[] => debts.map(({ balance }) => balance);
const minimumsOf = (debts: readonly Owed[]): number[] => debts.map(({ minimum }) => minimum);

function problemOfOrder({ debts, order, oneOffs = [] }: PayoffPlan): PayoffProblem | null {
  const known = new Set(debts.map(({ id }) => id));
  const own = typeof order === "string" ? [] : order.own;
  const named = [...own, ...oneOffs.flatMap(({ debtId }) => debtId ?? [])];
  if (named.some((id) => !known.has(id))) return "unknown-debt";
  return new Set(own).size < own.length ? "repeated-in-order" : null;
}

function problemOfExtras({ extra, extraChanges = [], oneOffs = [], rhythm }: PayoffPlan): PayoffProblem | null {
  const amounts = [extra, ...extraChanges.map((change) => change.extra), ...oneOffs.map(({ amount }) => amount)];
  if (amounts.some((amount) => amount < 0)) return "negative-extra";
  const periods = [...extraChanges.map(({ from }) => from), ...oneOffs.map(({ period }) => period)];
  if (periods.some((period) => !isPeriod(period, rhythm))) return "bad-period";
  return isWithin(amounts, mostPaid) ? null : "too-large";
}

const isPeriod = (period: number, rhythm: Rhythm): boolean =>
  Number.isInteger(period) && period >= 1 && period <= longestRun(rhythm);

/** Fractions and NaN are no amounts either; both fail here rather than later. What is in credit makes nothing smaller. */
function isWithin(amounts: readonly number[], most: number): boolean {
  return amounts.every(Number.isSafeInteger) && amounts.reduce((sum, amount) => sum + Math.max(0, amount), 0) <= most;
}

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
