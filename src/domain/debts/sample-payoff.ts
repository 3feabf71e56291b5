import { payOff } from "./payoff.ts";
import type { PayoffPlan } from "./payoff-plan.ts";
import type { Ending, Payoff } from "./payoff-report.ts";

/** For tests whose plan is known to be sound. */
export function paidOff(plan: PayoffPlan): Payoff {
  const payoff = payOff(plan);
  if (!payoff.ok) throw new Error(payoff.problem);
  return payoff.value;
}

export function debtFree({ ending }: Payoff): Extract<Ending, { kind: "debt-free" }> {
  if (ending.kind === "never-ends") throw new Error("never ends");
  return ending;
}
