import type { Debt, PayoffChoice, PlannedOneOff } from "../household/household.ts";
import { type Minor, minor, sum } from "../money/money.ts";
import { type Day, daysBetween, monthOf, yearOf } from "../time/day.ts";
import {
  dayOfPayment,
  longestRun,
  minimumFor,
  type OneOff,
  type Owed,
  type PayoffOrder,
  type PayoffPlan,
  type Rhythm,
} from "./payoff-plan.ts";

/** Where nobody chose: minimums by the month, the dearest debt first. */
export const usualChoice: PayoffChoice = { order: "avalanche", rhythm: "monthly", extra: minor(0) };

type Known = readonly { id: string }[];

/** The household's choice for the debts it has: what names one that is gone holds for the others. */
export function choicesOf(payoff: PayoffChoice | undefined, debts: Known): PayoffChoice {
  if (!payoff) return usualChoice;
  const ids = new Set(debts.map(({ id }) => id));
  const { oneOffs, ...choice } = { ...payoff, order: knownOrder(payoff.order, ids) };
  return oneOffs ? { ...choice, oneOffs: oneOffs.map((oneOff) => withKnownDebt(oneOff, ids)) } : choice;
}

/** An own order may name a debt that was deleted since, or, after a merge, one of them twice. */
function knownOrder(order: PayoffOrder, ids: ReadonlySet<string>): PayoffOrder {
  return typeof order === "string" ? order : { own: [...new Set(order.own)].filter((id) => ids.has(id)) };
}

/** Money meant for a debt that is gone goes down the order. */
function withKnownDebt({ debtId, ...oneOff }: PlannedOneOff, ids: ReadonlySet<string>): PlannedOneOff {
  return debtId !== undefined && ids.has(debtId) ? { ...oneOff, debtId } : oneOff;
}

/** The plan that a choice comes to from a day on. What was to be paid once before that day is over. */
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
  return on < start || period > longestRun(rhythm) ? [] : [{ ...oneOff, period }];
}

/** The first payment on the day or after it. */
export function periodOf(on: Day, start: Day, rhythm: Rhythm): number {
  if (rhythm === "weekly") return Math.max(1, Math.ceil(daysBetween(start, on) / 7));
  const months = (yearOf(on) - yearOf(start)) * 12 + monthOf(on) - monthOf(start);
  return Math.max(1, months <= 0 || dayOfPayment(start, months, rhythm) >= on ? months : months + 1);
}

type Paid = Pick<Debt, "balance" | "minimum"> & { listedAsBill?: boolean };

/** What debts that are gone asked for each period. One listed as a bill is paid there for as long as the bill stands. */
export const freedPayments = (debts: readonly Paid[], rhythm: Rhythm): Minor =>
  sum(
    debts
      .filter(({ balance, listedAsBill = false }) => balance <= 0 && !listedAsBill)
      .map(({ minimum }) => minimumFor(minimum, rhythm)),
  );
