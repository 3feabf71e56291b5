import { type Minor, subtract } from "../money/money.ts";
import { err, ok, type Result } from "../result.ts";
import { startPaying } from "./pay-period.ts";
import { payOff, runAtMinimum } from "./payoff.ts";
import { type PayoffPlan, type PayoffProblem, problemOfDebts } from "./payoff-plan.ts";
import { type Payoff, payoffOf } from "./payoff-report.ts";

/** Each debt alone at its minimum: nothing extra, and a paid-off debt's minimum goes nowhere. */
export function minimumsOnly(plan: Pick<PayoffPlan, "debts" | "rhythm" | "start">): Result<Payoff, PayoffProblem> {
  const problem = problemOfDebts(plan.debts);
  if (problem) return err(problem);
  const owed = plan.debts.filter(({ balance }) => balance > 0);
  const running = owed.map((debt) => startPaying(debt, plan.rhythm));
  for (const debt of running) runAtMinimum(debt);
  return ok(payoffOf(running, plan));
}

/** Where one side never ends there is no difference to tell, and the screen says so instead. */
export type Saved =
  | { kind: "saved"; interest: Minor; periods: number }
  | { kind: "minimums-never-end"; ids: readonly string[] }
  | { kind: "plan-never-ends"; ids: readonly string[] };

/** How much interest and how many periods a plan spares against paying minimums only. */
export function savedAgainstMinimums(plan: PayoffPlan): Result<Saved, PayoffProblem> {
  const payoff = payOff(plan);
  if (!payoff.ok) return payoff;
  const minimums = minimumsOnly(plan);
  return minimums.ok ? ok(savedBetween(payoff.value, minimums.value)) : minimums;
}

export function savedBetween({ ending: planned }: Payoff, { ending: atMinimum }: Payoff): Saved {
  if (planned.kind === "never-ends") return { kind: "plan-never-ends", ids: planned.ids };
  if (atMinimum.kind === "never-ends") return { kind: "minimums-never-end", ids: atMinimum.ids };
  const interest = subtract(atMinimum.interest, planned.interest);
  return { kind: "saved", interest, periods: atMinimum.periods - planned.periods };
}
