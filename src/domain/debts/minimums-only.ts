import { err, ok, type Result } from "../result.ts";
import { type Payoff, payoffOf, runAtMinimum, startPaying } from "./payoff.ts";
import { type PayoffPlan, type PayoffProblem, problemOfDebts } from "./payoff-plan.ts";

/** Pays each debt alone at its minimum: no extra, and a paid-off debt's minimum goes nowhere. */
export function minimumsOnly(plan: Pick<PayoffPlan, "debts" | "rhythm" | "start">): Result<Payoff, PayoffProblem> {
  const problem = problemOfDebts(plan.debts);
  if (problem) return err(problem);
  const owed = plan.debts.filter(({ balance }) => balance > 0);
  const running = owed.map((debt) => startPaying(debt, plan.rhythm));
  for (const debt of running) runAtMinimum(debt);
  return ok(payoffOf(running, plan));
}
