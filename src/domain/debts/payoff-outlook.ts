import type { PayoffChoice, PlannedOneOff } from "../household/household.ts";
import { type Minor, minor, sum } from "../money/money.ts";
import { ok, type Result } from "../result.ts";
import { perMonth, perWeek } from "../time/cadence.ts";
import { addMonths, type Day, daysBetween } from "../time/day.ts";
import { type ComparedOrder, compareOrders, type OrderName } from "./compare-payoffs.ts";
import { owedAfter, type Payoff, type PayoffRow, payOff } from "./payoff.ts";
import {
  choicesOf,
  interestOf,
  maxPeriods,
  minimumFor,
  type Owed,
  type PayoffOrder,
  type PayoffPlan,
  type PayoffProblem,
  paymentDay,
  problemOfPlan,
  type Rhythm,
} from "./payoff-plan.ts";

export interface OutlookInput {
  asIs: PayoffPlan;
  tried: PayoffPlan;
  /** The custom order, always compared. */
  own: readonly string[];
}

/** One plan as a chart shows it, without its many rows, which only the schedule needs. */
export interface PayoffSeries {
  payoff: Payoff;
  /** The total owed today and after each month, to the end or to the limit of the chart. */
  byMonth: readonly Minor[];
}

/** The current plan, the trial plan, and the trial plan in each order. */
export interface PayoffOutlook {
  asIs: PayoffSeries;
  tried: PayoffSeries;
  orders: readonly ComparedOrder[];
  chosen: OrderName;
  cheapest: OrderName | null;
  /** Below zero it ends later; null when either never ends. */
  monthsSooner: number | null;
}

/** A single debt has no order. */
export const hasOneDebt = ({ tried }: PayoffOutlook): boolean => tried.payoff.debts.length === 1;

/** How many months of a debt that never ends are drawn. */
const monthsOfEndless = 120;

export function payoffOutlook({ asIs, tried, own }: OutlookInput): Result<PayoffOutlook, PayoffProblem> {
  const now = payOff(asIs);
  if (!now.ok) return now;
  const compared = compareOrders({ ...tried, own });
  if (!compared.ok) return compared;
  const { orders, cheapest } = compared.value;
  const chosen = orderNameOf(tried.order);
  const then = orders.find(({ name }) => name === chosen)!.payoff;
  const months = monthsShown([now.value, ...orders.map(({ payoff }) => payoff)]);
  return ok({
    asIs: seriesOf(now.value, months),
    tried: seriesOf(then, months),
    chosen,
    cheapest,
    orders: orders.map((order) => ({ ...order, payoff: withoutRows(order.payoff) })),
    monthsSooner: soonerBy(now.value, then),
  });
}

function soonerBy({ ending: now }: Payoff, { ending: then }: Payoff): number | null {
  return now.kind === "debt-free" && then.kind === "debt-free" ? now.months - then.months : null;
}

/** Up to the latest end of all payoffs, with a fixed length for one that never ends. */
function monthsShown(payoffs: readonly Payoff[]): number {
  return Math.max(1, ...payoffs.map(({ ending }) => (ending.kind === "debt-free" ? ending.months : monthsOfEndless)));
}

const withoutRows = (payoff: Payoff): Payoff => ({
  ...payoff,
  debts: payoff.debts.map((debt) => ({ ...debt, rows: [] })),
});

function seriesOf(payoff: Payoff, months: number): PayoffSeries {
  const { ending } = payoff;
  const length = ending.kind === "debt-free" ? Math.max(1, ending.months) : months;
  const byMonth = Array.from({ length: length + 1 }, (_, month) => owedAfter(payoff, paidBy(payoff, month)));
  // The last week of a plan may fall a little after its last whole month.
  if (ending.kind === "debt-free") byMonth[length] = minor(0);
  return { payoff: withoutRows(payoff), byMonth };
}

/** The number of payments made by the end of a month. */
const paidBy = ({ start, rhythm }: Payoff, month: number): number =>
  rhythm === "monthly" ? month : Math.floor(daysBetween(start, addMonths(start, month)) / 7);

export const monthOfSeries = ({ payoff }: PayoffSeries, month: number): Day => addMonths(payoff.start, month);

/** This many payments take a few milliseconds to compute. */
const maxFastPayments = 6_000;

/** Whether a user could notice the delay: debts that hardly shrink are simulated for a hundred years. */
export function isSlowToCompute(plan: PayoffPlan): boolean {
  if (problemOfPlan(plan)) return false;
  const { debts, rhythm } = plan;
  const owed = debts.filter(({ balance }) => balance > 0);
  const periods = owed.map(({ balance, apr, minimum }) => {
    const shrinks = minimumFor(minimum, rhythm) - interestOf(balance, apr, rhythm);
    return shrinks > 0 ? Math.min(maxPeriods(rhythm), Math.ceil(balance / shrinks)) : maxPeriods(rhythm);
  });
  return Math.max(0, ...periods) * owed.length > maxFastPayments;
}

/** Trial changes to the household's choice. Absent fields keep the household's value. */
export interface TriedParts {
  order?: OrderName;
  /** Debt ids in payment order. */
  own?: readonly string[];
  extra?: Minor;
  rhythm?: Rhythm;
  keepsFreed?: boolean;
  /** Paid with the next payment; without a debt it goes down the order. */
  once?: { amount: Minor; debtId?: string };
  /** Planned one-off payments to drop. */
  leavesOut?: readonly PlannedOneOff[];
}

const orderNameOf = (order: PayoffOrder): OrderName => (typeof order === "string" ? order : "own");

/** The custom order: the trial one, the adopted one, or the listing order, with every debt exactly once. */
export function ownOrderOf(choice: PayoffChoice, tried: TriedParts, debts: readonly Owed[]): string[] {
  const ids = debts.map(({ id }) => id);
  const wished = tried.own ?? (typeof choice.order === "string" ? [] : choice.order.own);
  return [...new Set([...wished.filter((id) => ids.includes(id)), ...ids])];
}

/** The extra per week, whatever the rhythm. */
export const weeklyExtra = (extra: Minor, rhythm: Rhythm): Minor =>
  rhythm === "weekly" ? extra : perWeek(extra, "monthly");

/** Converts a weekly extra to the payment rhythm. */
export const extraInRhythm = (aWeek: Minor, rhythm: Rhythm): Minor =>
  rhythm === "weekly" ? aWeek : perMonth(aWeek, "weekly");

/** The household's choice with the trial changes, as adopting it would store it. Past one-offs are left out. */
export function triedChoice(choice: PayoffChoice, tried: TriedParts, debts: readonly Owed[], today: Day): PayoffChoice {
  const name = tried.order ?? orderNameOf(choice.order);
  const rhythm = tried.rhythm ?? choice.rhythm;
  const keepsFreed = tried.keepsFreed ?? choice.keepsFreed ?? false;
  const oneOffs = [...plannedOf(choice, tried, today), ...onceOf(tried, today, rhythm)];
  const wished: PayoffChoice = {
    order: name === "own" ? { own: ownOrderOf(choice, tried, debts) } : name,
    rhythm,
    extra: tried.extra ?? extraOf(choice, rhythm),
    ...(keepsFreed && { keepsFreed }),
    ...(oneOffs.length > 0 && { oneOffs }),
  };
  return choicesOf(wished, debts);
}

/** The same money when only the rhythm changes. */
const extraOf = ({ extra, rhythm: before }: PayoffChoice, rhythm: Rhythm): Minor =>
  before === rhythm ? extra : extraInRhythm(weeklyExtra(extra, before), rhythm);

/** Planned one-off payments that are still due and not dropped. */
export const plannedOf = ({ oneOffs = [] }: PayoffChoice, { leavesOut = [] }: TriedParts, today: Day) =>
  oneOffs.filter((one) => one.on >= today && !leavesOut.some((other) => isSame(one, other)));

const isSame = (one: PlannedOneOff, other: PlannedOneOff): boolean =>
  one.on === other.on && one.amount === other.amount && one.debtId === other.debtId;

function onceOf({ once }: TriedParts, today: Day, rhythm: Rhythm): PlannedOneOff[] {
  return once && once.amount > 0 ? [{ ...once, on: paymentDay(today, 1, rhythm), amount: minor(once.amount) }] : [];
}

/** One payment day: every debt's row, and the totals. */
export interface ScheduleRow {
  period: number;
  on: Day;
  interest: Minor;
  paid: Minor;
  /** Still owed afterwards. */
  left: Minor;
  debts: readonly (PayoffRow & { id: string; label: string })[];
}

/** The row limit for a debt that never ends: ten years of weeks. */
export const maxScheduleRows = 520;

/** All payments for a table or a file. A plan that ends is listed completely. */
export function scheduleOf(payoff: Payoff): ScheduleRow[] {
  const { debts, ending } = payoff;
  const longest = Math.max(0, ...debts.map(({ rows }) => rows.length));
  const length = ending.kind === "debt-free" ? longest : Math.min(longest, maxScheduleRows);
  return Array.from({ length }, (_, index) => rowAt(payoff, index));
}

function rowAt({ debts, start, rhythm }: Payoff, index: number): ScheduleRow {
  const rows = debts.flatMap(({ id, label, rows }) => (rows[index] ? { ...rows[index], id, label } : []));
  const all = (of: (row: PayoffRow) => Minor): Minor => sum(rows.map(of));
  return {
    period: index + 1,
    on: paymentDay(start, index + 1, rhythm),
    interest: all(({ interest }) => interest),
    paid: all(({ paid }) => paid),
    left: all(({ closing }) => closing),
    debts: rows,
  };
}
