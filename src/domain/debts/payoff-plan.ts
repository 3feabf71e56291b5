import type { Debt } from "../household/household.ts";
import type { Minor } from "../money/money.ts";
import { isRate } from "../money/rate.ts";
import type { Day } from "../time/day.ts";
import { longestRun, type Rhythm } from "./rhythm.ts";

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
export interface ExtraChange {
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
