import type { Explanation } from "../explain.ts";
import { type Minor, subtract } from "../money/money.ts";
import { ok, type Result } from "../result.ts";
import { payOff } from "./payoff.ts";
import type { PayoffPlan, PayoffProblem } from "./payoff-plan.ts";
import type { Payoff } from "./payoff-report.ts";
import { whySaved } from "./why-payoff.ts";

/** Paying as it is beside paying as someone tries it out. */
export interface PlanComparison {
  asIs: Payoff;
  tried: Payoff;
  /** Below zero it costs more. Nothing where either never ends: there is no sum to compare. */
  interestSpared: Minor | null;
  /** Months, begun ones counted; below zero later. */
  monthsSooner: number | null;
  why: Explanation;
}

export function comparePlans(asIs: PayoffPlan, tried: PayoffPlan): Result<PlanComparison, PayoffProblem> {
  const [now, then] = [payOff(asIs), payOff(tried)];
  if (!now.ok) return now;
  if (!then.ok) return then;
  return ok({
    asIs: now.value,
    tried: then.value,
    ...difference(now.value, then.value),
    why: why(now.value, then.value),
  });
}

function difference({ ending: now }: Payoff, { ending: then }: Payoff) {
  if (now.kind === "never-ends" || then.kind === "never-ends") return { interestSpared: null, monthsSooner: null };
  return { interestSpared: subtract(now.interest, then.interest), monthsSooner: now.months - then.months };
}

const why = (now: Payoff, then: Payoff): Explanation => ({
  formula: "Interest as it is − interest as it is tried",
  inputs: whySaved(now, then).inputs.map((input, index) => ({ ...input, label: index === 0 ? "As it is" : "Tried" })),
});

/** One payment on top with the next one, to the debt it names or down the order. */
export const withLumpSum = (plan: PayoffPlan, amount: Minor, debtId?: string): PayoffPlan => ({
  ...plan,
  oneOffs: [...(plan.oneOffs ?? []), { period: 1, amount, ...(debtId !== undefined && { debtId }) }],
});
