import type { PayoffChoice, PlannedOneOff } from "../household/household.ts";
import { type Minor, minor } from "../money/money.ts";
import { ok, type Result } from "../result.ts";
import { perMonth, perWeek } from "../time/cadence.ts";
import { addMonths, type Day, daysBetween } from "../time/day.ts";
import { type ComparedOrder, compareOrders, type OrderName } from "./compare-payoffs.ts";
import { owedAfter, type Payoff, payOff } from "./payoff.ts";
import { choicesOf } from "./payoff-choice.ts";
import {
  dayOfPayment,
  interestOf,
  longestRun,
  minimumFor,
  type Owed,
  type PayoffOrder,
  type PayoffPlan,
  type PayoffProblem,
  problemOfPlan,
  type Rhythm,
} from "./payoff-plan.ts";

export interface OutlookInput {
  asIs: PayoffPlan;
  tried: PayoffPlan;
  /** Compared too, whichever order is tried. */
  own: readonly string[];
}

/** One plan as a screen shows it. Its rows are left out: they are many, and only the schedule tells them. */
export interface PayoffLook {
  payoff: Payoff;
  /** What is owed today and after each month, to the end or as far as is looked. */
  byMonth: readonly Minor[];
}

/** Today's plan beside the tried one, and the tried one in each order. */
export interface PayoffOutlook {
  asIs: PayoffLook;
  tried: PayoffLook;
  orders: readonly ComparedOrder[];
  chosen: OrderName;
  cheapest: OrderName | null;
  /** Below zero later; nothing where either never ends. */
  monthsSooner: number | null;
}

/** One debt has no order: whatever is paid goes to it. */
export const hasOneDebt = ({ tried }: PayoffOutlook): boolean => tried.payoff.debts.length === 1;

/** As far as a debt that never ends is drawn. */
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
    ...{ asIs: lookOf(now.value, months), tried: lookOf(then, months), chosen, cheapest },
    orders: orders.map((order) => ({ ...order, payoff: withoutRows(order.payoff) })),
    monthsSooner: soonerBy(now.value, then),
  });
}

function soonerBy({ ending: now }: Payoff, { ending: then }: Payoff): number | null {
  return now.kind === "debt-free" && then.kind === "debt-free" ? now.months - then.months : null;
}

/** To the last end of all, and some years where one has none. */
function monthsShown(payoffs: readonly Payoff[]): number {
  return Math.max(1, ...payoffs.map(({ ending }) => (ending.kind === "debt-free" ? ending.months : monthsOfEndless)));
}

const withoutRows = (payoff: Payoff): Payoff => ({
  ...payoff,
  debts: payoff.debts.map((debt) => ({ ...debt, rows: [] })),
});

function lookOf(payoff: Payoff, months: number): PayoffLook {
  const { ending } = payoff;
  const length = ending.kind === "debt-free" ? Math.max(1, ending.months) : months;
  const byMonth = Array.from({ length: length + 1 }, (_, month) => owedAfter(payoff, paidBy(payoff, month)));
  // The last week of a plan may fall a little after its last whole month.
  if (ending.kind === "debt-free") byMonth[length] = minor(0);
  return { payoff: withoutRows(payoff), byMonth };
}

/** Payments made by the end of so many months. */
const paidBy = ({ start, rhythm }: Payoff, month: number): number =>
  rhythm === "monthly" ? month : Math.floor(daysBetween(start, addMonths(start, month)) / 7);

export const monthOfLook = ({ payoff }: PayoffLook, month: number): Day => addMonths(payoff.start, month);

/** As many payments of a debt as are worked out within a small part of a tenth of a second. */
const fewPayments = 6_000;

/** Whether it may take long enough to be felt: debts that hardly shrink are followed for a hundred years. */
export function isLongWork(plan: PayoffPlan): boolean {
  if (problemOfPlan(plan)) return false;
  const { debts, rhythm } = plan;
  const owed = debts.filter(({ balance }) => balance > 0);
  const periods = owed.map(({ balance, apr, minimum }) => {
    const shrinks = minimumFor(minimum, rhythm) - interestOf(balance, apr, rhythm);
    return shrinks > 0 ? Math.min(longestRun(rhythm), Math.ceil(balance / shrinks)) : longestRun(rhythm);
  });
  return Math.max(0, ...periods) * owed.length > fewPayments;
}

/** What someone tries on top of the household's choice. What is absent is as the household has it. */
export interface TriedParts {
  order?: OrderName;
  /** Ids in the order in which they are to be paid. */
  own?: readonly string[];
  extra?: Minor;
  rhythm?: Rhythm;
  keepsFreed?: boolean;
  /** With the next payment; without a debt it goes down the order. */
  once?: { amount: Minor; debtId?: string };
  /** What was to be paid once and is no longer. */
  leavesOut?: readonly PlannedOneOff[];
}

const orderNameOf = (order: PayoffOrder): OrderName => (typeof order === "string" ? order : "own");

/** The own order as it is tried, as it was adopted, or as the debts are listed; with every debt in it once. */
export function ownOrderOf(choice: PayoffChoice, tried: TriedParts, debts: readonly Owed[]): string[] {
  const ids = debts.map(({ id }) => id);
  const wished = tried.own ?? (typeof choice.order === "string" ? [] : choice.order.own);
  return [...new Set([...wished.filter((id) => ids.includes(id)), ...ids])];
}

/** The extra as it comes to a week, whatever the rhythm. */
export const weeklyExtra = (extra: Minor, rhythm: Rhythm): Minor =>
  rhythm === "weekly" ? extra : perWeek(extra, "monthly");

/** An extra told by the week, in the rhythm in which it is paid. */
export const extraInRhythm = (aWeek: Minor, rhythm: Rhythm): Minor =>
  rhythm === "weekly" ? aWeek : perMonth(aWeek, "weekly");

/** The household's choice with what is tried, as adopting it would write it. One-offs that are over are left out. */
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

/** The same money, where only the rhythm is tried. */
const extraOf = ({ extra, rhythm: before }: PayoffChoice, rhythm: Rhythm): Minor =>
  before === rhythm ? extra : extraInRhythm(weeklyExtra(extra, before), rhythm);

/** What the household is still to pay once, as far as it is not left out. */
export const plannedOf = ({ oneOffs = [] }: PayoffChoice, { leavesOut = [] }: TriedParts, today: Day) =>
  oneOffs.filter((one) => one.on >= today && !leavesOut.some((other) => isSame(one, other)));

const isSame = (one: PlannedOneOff, other: PlannedOneOff): boolean =>
  one.on === other.on && one.amount === other.amount && one.debtId === other.debtId;

function onceOf({ once }: TriedParts, today: Day, rhythm: Rhythm): PlannedOneOff[] {
  return once && once.amount > 0 ? [{ ...once, on: dayOfPayment(today, 1, rhythm), amount: minor(once.amount) }] : [];
}
