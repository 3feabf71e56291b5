import { type Minor, minor } from "../money/money.ts";
import { ok, type Result } from "../result.ts";
import { addMonths, type Day, daysBetween } from "../time/day.ts";
import { type ComparedOrder, compareOrders, type OrderName } from "./compare-orders.ts";
import { payOff } from "./payoff.ts";
import { type PayoffPlan, type PayoffProblem, problemOfPlan } from "./payoff-plan.ts";
import { owedAfter, type Payoff } from "./payoff-report.ts";
import { interestOf, longestRun, minimumFor } from "./rhythm.ts";
import { orderNameOf } from "./tried-choice.ts";

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
