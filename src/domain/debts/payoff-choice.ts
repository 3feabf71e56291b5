import type { Debt, PayoffChoice, PlannedOneOff } from "../household/household.ts";
import { type Minor, minor, sum } from "../money/money.ts";
import { type Day, daysBetween, monthOf, yearOf } from "../time/day.ts";
import {
  maxPeriods,
  minimumFor,
  type OneOff,
  type Owed,
  type PayoffOrder,
  type PayoffPlan,
  paymentDay,
  type Rhythm,
} from "./payoff-plan.ts";

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
export function payoffPlanOf(
  debts: readonly (Owed & { listedAsBill?: boolean })[],
  choice: PayoffChoice,
  start: Day,
): PayoffPlan {
  const { order, rhythm, extra, keepsFreed = false, oneOffs: planned = [] } = choicesOf(choice, debts);
  const oneOffs = planned.flatMap((oneOff) => inPeriod(oneOff, start, rhythm));
  const freed = keepsFreed ? 0 : freedPayments(debts, rhythm);
  return {
    ...{ debts, order, rhythm, start, extra },
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

type Paid = Pick<Debt, "balance" | "minimum"> & { listedAsBill?: boolean };

/** The former minimums of paid-off debts per period. A debt listed as a bill frees nothing while the bill exists. */
export const freedPayments = (debts: readonly Paid[], rhythm: Rhythm): Minor =>
  sum(
    debts
      .filter(({ balance, listedAsBill = false }) => balance <= 0 && !listedAsBill)
      .map(({ minimum }) => minimumFor(minimum, rhythm)),
  );
