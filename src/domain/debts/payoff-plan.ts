import type { Debt, PayoffChoice, PlannedOneOff } from "../household/household.ts";
import { type Minor, minor, sum } from "../money/money.ts";
import { interestFor, isRate, type Rate } from "../money/rate.ts";
import { paymentsAYear } from "../time/cadence.ts";
import { addDays, addMonths, type Day, daysBetween, monthOf, yearOf } from "../time/day.ts";

/** The debt fields that a payoff needs. The minimum is monthly, whatever the rhythm. */
export type Owed = Pick<Debt, "id" | "label" | "balance" | "apr" | "minimum">;

export type PayoffOrder = "avalanche" | "snowball" | { own: readonly string[] };

/** A single extra payment. It goes to the named debt first; the rest follows the order. */
export interface OneOff {
  period: number;
  amount: Minor;
  debtId?: string;
}

/** A new extra that applies from a period on. */
interface ExtraChange {
  from: number;
  extra: Minor;
}

export interface PayoffPlan {
  debts: readonly Owed[];
  order: PayoffOrder;
  rhythm: Rhythm;
  start: Day;
  /** Per period, on top of the minimums. */
  extra: Minor;
  /** Per period: the minimums of debts that were paid off before the start. */
  freed?: Minor;
  extraChanges?: readonly ExtraChange[];
  oneOffs?: readonly OneOff[];
  /** A paid-off debt's minimum stays with the household instead of going to the next debt. */
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

/** These limits keep a hundred years of interest at a hundred percent within exact integers. */
const maxOwed = 1e13;
const maxPaid = 1e15;

export function problemOfPlan(plan: PayoffPlan): PayoffProblem | null {
  return problemOfDebts(plan.debts) ?? problemOfOrder(plan) ?? problemOfExtras(plan);
}

export function problemOfDebts(debts: readonly Owed[]): PayoffProblem | null {
  if (debts.length === 0) return "no-debts";
  if (new Set(debts.map(({ id }) => id)).size < debts.length) return "repeated-debt";
  if (debts.some(({ minimum }) => minimum < 0)) return "negative-minimum";
  if (debts.some(({ apr }) => !isRate(apr))) return "rate-out-of-range";
  const fits = isWithin(balancesOf(debts), maxOwed) && isWithin(minimumsOf(debts), maxPaid);
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
  return isWithin(amounts, maxPaid) ? null : "too-large";
}

const isPeriod = (period: number, rhythm: Rhythm): boolean =>
  Number.isInteger(period) && period >= 1 && period <= maxPeriods(rhythm);

/** Also rejects fractions and NaN. Negative amounts (credit) do not reduce the total. */
function isWithin(amounts: readonly number[], most: number): boolean {
  return amounts.every(Number.isSafeInteger) && amounts.reduce((sum, amount) => sum + Math.max(0, amount), 0) <= most;
}

/** How often debts are paid and interest is added. */
export type Rhythm = "monthly" | "weekly";

export const maxYears = 100;

/** A hundred years of payments: 1 200 months or 5 200 weeks. A debt that is not paid off by then counts as endless. */
export const maxPeriods = (rhythm: Rhythm): number => maxYears * paymentsAYear[rhythm];

/** The first payment is one period after the start. A 31st becomes the last day of a shorter month. */
export const paymentDay = (start: Day, period: number, rhythm: Rhythm): Day =>
  rhythm === "monthly" ? addMonths(start, period) : addDays(start, period * 7);

export const monthsIn = (periods: number, rhythm: Rhythm): number =>
  Math.ceil((periods * paymentsAYear.monthly) / paymentsAYear[rhythm]);

/** A weekly share of a monthly minimum is rounded up, so that 52 weeks cover twelve months. */
export const minimumFor = (monthly: Minor, rhythm: Rhythm): Minor =>
  minor(Math.ceil((monthly * paymentsAYear.monthly) / paymentsAYear[rhythm]));

/** One period's interest. */
export const interestOf = (balance: Minor, apr: Rate, rhythm: Rhythm): Minor =>
  interestFor(balance, apr, paymentsAYear[rhythm]);

/** The default: monthly minimums, highest APR first. */
export const defaultChoice: PayoffChoice = { order: "avalanche", rhythm: "monthly", extra: minor(0) };

type Known = readonly { id: string }[];

/** The household's choice, without references to debts that no longer exist. */
export function choicesOf(payoff: PayoffChoice | undefined, debts: Known): PayoffChoice {
  if (!payoff) return defaultChoice;
  const ids = new Set(debts.map(({ id }) => id));
  const { oneOffs, ...choice } = { ...payoff, order: knownOrder(payoff.order, ids) };
  return oneOffs ? { ...choice, oneOffs: oneOffs.map((oneOff) => withKnownDebt(oneOff, ids)) } : choice;
}

/** A custom order may list a deleted debt or, after a merge, a debt twice. */
function knownOrder(order: PayoffOrder, ids: ReadonlySet<string>): PayoffOrder {
  return typeof order === "string" ? order : { own: [...new Set(order.own)].filter((id) => ids.has(id)) };
}

/** Money meant for a deleted debt goes down the order. */
function withKnownDebt({ debtId, ...oneOff }: PlannedOneOff, ids: ReadonlySet<string>): PlannedOneOff {
  return debtId !== undefined && ids.has(debtId) ? { ...oneOff, debtId } : oneOff;
}

/** The payoff plan of a choice, starting on a day. One-off payments before that day are dropped. */
export function payoffPlanOf(debts: readonly Owed[], choice: PayoffChoice, start: Day): PayoffPlan {
  const { order, rhythm, extra, keepsFreed = false, oneOffs: planned = [] } = choicesOf(choice, debts);
  const oneOffs = planned.flatMap((oneOff) => inPeriod(oneOff, start, rhythm));
  const freed = keepsFreed ? 0 : freedPayments(debts, rhythm);
  return {
    debts,
    order,
    rhythm,
    start,
    extra,
    ...(freed && { freed }),
    ...(keepsFreed && { keepsFreed }),
    ...(oneOffs.length && { oneOffs }),
  };
}

function inPeriod({ on, ...oneOff }: PlannedOneOff, start: Day, rhythm: Rhythm): OneOff[] {
  const period = periodOf(on, start, rhythm);
  return on < start || period > maxPeriods(rhythm) ? [] : [{ ...oneOff, period }];
}

/** The number of the first payment on or after a day. */
export function periodOf(on: Day, start: Day, rhythm: Rhythm): number {
  if (rhythm === "weekly") return Math.max(1, Math.ceil(daysBetween(start, on) / 7));
  const months = (yearOf(on) - yearOf(start)) * 12 + monthOf(on) - monthOf(start);
  return Math.max(1, months <= 0 || paymentDay(start, months, rhythm) >= on ? months : months + 1);
}

/** The former minimums of paid-off debts per period, also of those that a bill paid: the bill ended with the debt. */
export const freedPayments = (debts: readonly Pick<Debt, "balance" | "minimum">[], rhythm: Rhythm): Minor =>
  sum(debts.filter(({ balance }) => balance <= 0).map(({ minimum }) => minimumFor(minimum, rhythm)));
