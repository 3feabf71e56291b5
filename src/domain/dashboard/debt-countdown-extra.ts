import { payOff } from "../debts/payoff.ts";
import type { PayoffPlan } from "../debts/payoff-plan.ts";
import type { Ending, Payoff } from "../debts/payoff-report.ts";
import { minimumFor } from "../debts/rhythm.ts";
import type { Explanation, ExplanationInput } from "../explain.ts";
import { add, type Currency, exponentOf, type Minor, minor, subtract, sum } from "../money/money.ts";
import { perMonth, perWeek } from "../time/cadence.ts";
import type { Day } from "../time/day.ts";

/** What a little more a week would do. */
export interface WithExtra {
  aWeek: Minor;
  on: Day;
  /** Nothing where it would not end without the extra: there is no sum to compare with. */
  interestSpared: Minor | null;
  why: Explanation;
}

type DebtFree = Extract<Ending, { kind: "debt-free" }>;
type Tried = { aWeek: Minor; isPlanned: boolean };

/** Without a plan for debts a tenth of the minimums is tried, in steps of five. */
const partOfMinimums = 10;
const stepUnits = 5;

export function withExtra(plan: PayoffPlan, now: Payoff, plannedAWeek: Minor, currency: Currency): WithExtra | null {
  const tried = triedExtra(plan, plannedAWeek, currency);
  if (tried.aWeek === 0) return null;
  const each = plan.rhythm === "weekly" ? tried.aWeek : perMonth(tried.aWeek, "weekly");
  const then = payOff({ ...plan, extra: add(plan.extra, each) });
  if (!then.ok || then.value.ending.kind === "never-ends" || !isBetter(then.value.ending, now.ending)) return null;
  const { on, interest } = then.value.ending;
  const interestSpared = now.ending.kind === "debt-free" ? subtract(now.ending.interest, interest) : null;
  return { aWeek: tried.aWeek, on, interestSpared, why: why(tried, now.ending, then.value.ending) };
}

/** The plan's money for debts, as far as the countdown does not count it already. */
function triedExtra(plan: PayoffPlan, plannedAWeek: Minor, currency: Currency): Tried {
  const { debts, rhythm, freed = minor(0) } = plan;
  const extra = add(plan.extra, freed);
  const counted = rhythm === "weekly" ? extra : perWeek(extra, "monthly");
  if (plannedAWeek > counted) return { aWeek: subtract(plannedAWeek, counted), isPlanned: true };
  const open = debts.filter(({ balance }) => balance > 0);
  const minimums = sum(open.map(({ minimum }) => minimumFor(minimum, "weekly")));
  const step = stepUnits * 10 ** exponentOf(currency);
  return { aWeek: minor(Math.ceil(minimums / partOfMinimums / step) * step), isPlanned: false };
}

const isBetter = (then: DebtFree, now: Ending): boolean =>
  now.kind === "never-ends" || then.periods < now.periods || then.interest < now.interest;

function why({ aWeek, isPlanned }: Tried, now: Ending, then: DebtFree): Explanation {
  const from = isPlanned
    ? "what this week’s plan sends to debts beyond what is counted above"
    : "a tenth of the minimums as they come to a week, in steps of five";
  return {
    formula: `The same payments with an extra each week: ${from}. Less interest is the interest without it − the interest with it`,
    inputs: [
      { label: "Extra a week", amount: aWeek },
      interestOf("Interest without it", now),
      interestOf("Interest with it", then),
    ],
  };
}

const interestOf = (label: string, ending: Ending): ExplanationInput =>
  ending.kind === "debt-free" ? { label, amount: ending.interest } : { label, text: "never ends" };
