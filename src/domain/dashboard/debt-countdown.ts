import { payOff } from "../debts/payoff.ts";
import { choicesOf, payoffPlanOf } from "../debts/payoff-choice.ts";
import type { PayoffPlan, PayoffProblem } from "../debts/payoff-plan.ts";
import type { Payoff } from "../debts/payoff-report.ts";
import { interestOf, minimumFor } from "../debts/rhythm.ts";
import type { Figure } from "../explain.ts";
import type { PayoffChoice } from "../household/choices.ts";
import type { Debt } from "../household/household.ts";
import { type Currency, type Minor, sum } from "../money/money.ts";
import { ok, type Result } from "../result.ts";
import type { Day } from "../time/day.ts";
import { type WithExtra, withExtra } from "./debt-countdown-extra.ts";

export interface CountdownInput {
  /** As they stand today. */
  debts: readonly Debt[];
  /** As the household chose, if it did. */
  payoff: PayoffChoice | undefined;
  /** What this week's plan sends to debts beyond their minimums. */
  plannedAWeek: Minor;
  today: Day;
  currency: Currency;
}

export interface DebtCountdown {
  owed: Figure;
  plan: PayoffPlan;
  payoff: Payoff;
  /** Labels of debts that end only by more than their minimum, which does not even cover their interest. */
  endedByMore: readonly string[];
  /** Nothing where more would change nothing, or would not end it either. */
  withExtra: WithExtra | null;
}

/** When all debts are gone if they are paid as the household chose to, and what a little more would do. */
export function debtCountdown(input: CountdownInput): Result<DebtCountdown, PayoffProblem> {
  const plan = payoffPlanOf(input.debts, choicesOf(input.payoff, input.debts), input.today);
  const payoff = payOff(plan);
  if (!payoff.ok) return payoff;
  const more = withExtra(plan, payoff.value, input.plannedAWeek, input.currency);
  const endedByMore = endingByMore(plan, payoff.value);
  return ok({ owed: owedOn(input.debts), plan, payoff: payoff.value, endedByMore, withExtra: more });
}

function endingByMore({ debts, rhythm }: PayoffPlan, payoff: Payoff): string[] {
  const ending = new Set(payoff.debts.filter(({ end }) => end.kind === "paid-off").map(({ id }) => id));
  return debts
    .filter(({ id, balance, apr, minimum }) => {
      const isCovered = minimumFor(minimum, rhythm) > interestOf(balance, apr, rhythm);
      return ending.has(id) && !isCovered;
    })
    .map(({ label }) => label);
}

/** What is in credit on one debt makes another no smaller. */
export function owedOn(debts: readonly Debt[]): Figure {
  const open = debts.filter(({ balance }) => balance > 0);
  return {
    amount: sum(open.map(({ balance }) => balance)),
    why: {
      formula: "what is owed on each debt, as it was last said to stand, added up",
      inputs: open.map(({ label, balance }) => ({ label, amount: balance })),
    },
  };
}
