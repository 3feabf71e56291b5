import { freedPayments } from "../debts/freed-payments.ts";
import { inPaymentOrder } from "../debts/payment-order.ts";
import { choicesOf } from "../debts/payoff-choice.ts";
import type { Debt, Household } from "../household/household.ts";
import { add, type Minor, minor } from "../money/money.ts";
import { perWeek } from "../time/cadence.ts";

export type Paying = Pick<Household, "debts" | "payoff">;

/** Debts in the order that the household chose; as listed where it chose none. */
export function inChosenOrder({ debts, payoff }: Paying): readonly Debt[] {
  if (!payoff) return debts;
  const byId = new Map(debts.map((debt) => [debt.id, debt]));
  return inPaymentOrder(debts, choicesOf(payoff, debts).order).map(({ id }) => byId.get(id)!);
}

/** What the household chose to pay beyond the minimums, and what debts that are gone pass on, as it comes to a week. */
export function extraAWeek({ debts, payoff }: Paying): Minor {
  if (!payoff) return minor(0);
  const { rhythm, extra, keepsFreed = false } = payoff;
  const each = keepsFreed ? extra : add(extra, freedPayments(debts, rhythm));
  return rhythm === "weekly" ? each : perWeek(each, "monthly");
}
