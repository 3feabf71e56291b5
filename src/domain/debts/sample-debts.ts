import { minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import type { Day } from "../time/day.ts";
import { type Ending, type Payoff, payOff } from "./payoff.ts";
import type { Owed, PayoffPlan } from "./payoff-plan.ts";

/** Debts for tests, in minor units and thousandths of a percent. */
export const owed = (id: string, balance: number, apr: number, minimum: number): Owed => ({
  id,
  label: id.toUpperCase(),
  balance: minor(balance),
  apr: apr as Rate,
  minimum: minor(minimum),
});

/** 4 000 at 22.99 %, 2 500 at 17.99 %, 1 200 at 9.99 %. */
export const threeDebts: readonly Owed[] = [
  owed("card", 400_000, 22_990, 10_000),
  owed("store", 250_000, 17_990, 6_000),
  owed("car", 120_000, 9_990, 3_500),
];

export const planOf = (debts: readonly Owed[], changes: Partial<PayoffPlan> = {}): PayoffPlan => ({
  debts,
  order: "avalanche",
  rhythm: "monthly",
  start: "2026-01-31" as Day,
  extra: minor(0),
  ...changes,
});

/** For tests whose plan is known to be valid. */
export function paidOff(plan: PayoffPlan): Payoff {
  const payoff = payOff(plan);
  if (!payoff.ok) throw new Error(payoff.problem);
  return payoff.value;
}

export function debtFree({ ending }: Payoff): Extract<Ending, { kind: "debt-free" }> {
  if (ending.kind === "never-ends") throw new Error("never ends");
  return ending;
}
