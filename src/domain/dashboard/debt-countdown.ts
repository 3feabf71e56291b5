import { payOff } from "../debts/payoff.ts";
import type { PayoffOrder, PayoffPlan, PayoffProblem } from "../debts/payoff-plan.ts";
import type { Payoff } from "../debts/payoff-report.ts";
import { interestOf, minimumFor, type Rhythm } from "../debts/rhythm.ts";
import type { Figure } from "../explain.ts";
import type { Debt } from "../household/household.ts";
import { type Currency, type Minor, minor, sum } from "../money/money.ts";
import { ok, type Result } from "../result.ts";
import type { Day } from "../time/day.ts";
import { type WithExtra, withExtra } from "./debt-countdown-extra.ts";

/** How the household chose to pay its debts off. What it never chose is absent. */
export interface PayoffChoices {
  payoffOrder?: PayoffOrder;
  payoffRhythm?: Rhythm;
  /** Beyond the minimums, each period of the rhythm. */
  payoffExtra?: Minor;
}

export interface CountdownInput {
  /** As they stand today. */
  debts: readonly Debt[];
  choices: PayoffChoices;
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
  const plan = planOf(input);
  const payoff = payOff(plan);
  if (!payoff.ok) return payoff;
  const more = withExtra(plan, payoff.value, input.plannedAWeek, input.currency);
  const endedByMore = endingByMore(plan, payoff.value);
  return ok({ owed: owedOn(input.debts), plan, payoff: payoff.value, endedByMore, withExtra: more });
}

function planOf({ debts, choices, today }: CountdownInput): PayoffPlan {
  const { payoffOrder = "avalanche", payoffRhythm = "monthly", payoffExtra = minor(0) } = choices;
  return { debts, order: knownOrder(payoffOrder, debts), rhythm: payoffRhythm, start: today, extra: payoffExtra };
}

/** An own order may name a debt that was deleted since, or, after a merge, one of them twice. */
function knownOrder(order: PayoffOrder, debts: readonly Debt[]): PayoffOrder {
  if (typeof order === "string") return order;
  const known = new Set(debts.map(({ id }) => id));
  return { own: [...new Set(order.own)].filter((id) => known.has(id)) };
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
function owedOn(debts: readonly Debt[]): Figure {
  const open = debts.filter(({ balance }) => balance > 0);
  return {
    amount: sum(open.map(({ balance }) => balance)),
    why: {
      formula: "what is owed on each debt, as it was last said to stand, added up",
      inputs: open.map(({ label, balance }) => ({ label, amount: balance })),
    },
  };
}
