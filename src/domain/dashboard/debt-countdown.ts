import { type Ending, type Payoff, payOff } from "../debts/payoff.ts";
import {
  choicesOf,
  interestOf,
  minimumFor,
  type PayoffPlan,
  type PayoffProblem,
  payoffPlanOf,
} from "../debts/payoff-plan.ts";
import type { Explanation, ExplanationInput, Figure } from "../explain.ts";
import type { Debt, PayoffChoice } from "../household/household.ts";
import { add, type Currency, exponentOf, type Minor, minor, subtract, sum } from "../money/money.ts";
import { ok, type Result } from "../result.ts";
import { perMonth, perWeek } from "../time/cadence.ts";
import type { Day } from "../time/day.ts";

export interface CountdownInput {
  /** With their current balances. */
  debts: readonly Debt[];
  /** The household's choice, if it made one. */
  payoff: PayoffChoice | undefined;
  /** What this week's plan pays on debts beyond their minimums. */
  plannedAWeek: Minor;
  today: Day;
  currency: Currency;
}

export interface DebtCountdown {
  owed: Figure;
  plan: PayoffPlan;
  payoff: Payoff;
  /** Labels of debts that end, although their minimum does not even cover their interest. */
  needMoreThanMinimum: readonly string[];
  /** Null when the extra would change nothing, or would not end the debts either. */
  withExtra: WithExtra | null;
}

/** When all debts are paid off by the household's own choices, and what a small extra would change. */
export function debtCountdown(input: CountdownInput): Result<DebtCountdown, PayoffProblem> {
  const plan = payoffPlanOf(input.debts, choicesOf(input.payoff, input.debts), input.today);
  const payoff = payOff(plan);
  if (!payoff.ok) return payoff;
  const more = withExtra(plan, payoff.value, input.plannedAWeek, input.currency);
  const needMoreThanMinimum = debtsThatNeedMore(plan, payoff.value);
  return ok({ owed: totalOwed(input.debts), plan, payoff: payoff.value, needMoreThanMinimum, withExtra: more });
}

function debtsThatNeedMore({ debts, rhythm }: PayoffPlan, payoff: Payoff): string[] {
  const ending = new Set(payoff.debts.filter(({ end }) => end.kind === "paid-off").map(({ id }) => id));
  return debts
    .filter(({ id, balance, apr, minimum }) => {
      const isCovered = minimumFor(minimum, rhythm) > interestOf(balance, apr, rhythm);
      return ending.has(id) && !isCovered;
    })
    .map(({ label }) => label);
}

/** A credit on one debt does not reduce another. */
export function totalOwed(debts: readonly Debt[]): Figure {
  const open = debts.filter(({ balance }) => balance > 0);
  return {
    amount: sum(open.map(({ balance }) => balance)),
    why: {
      formula: "what is owed on each debt today, added up",
      inputs: open.map(({ label, balance }) => ({ label, amount: balance })),
    },
  };
}

/** What a small weekly extra would change. */
interface WithExtra {
  aWeek: Minor;
  on: Day;
  /** Null when the debts never end without the extra: there is no total to compare with. */
  interestSaved: Minor | null;
  why: Explanation;
}

type DebtFree = Extract<Ending, { kind: "debt-free" }>;
type Tried = { aWeek: Minor; isPlanned: boolean };

/** Without a plan for debts the extra is a tenth of the minimums, in steps of five. */
const partOfMinimums = 10;
const stepUnits = 5;

function withExtra(plan: PayoffPlan, now: Payoff, plannedAWeek: Minor, currency: Currency): WithExtra | null {
  const tried = triedExtra(plan, plannedAWeek, currency);
  if (tried.aWeek === 0) return null;
  const each = plan.rhythm === "weekly" ? tried.aWeek : perMonth(tried.aWeek, "weekly");
  const then = payOff({ ...plan, extra: add(plan.extra, each) });
  if (!then.ok || then.value.ending.kind === "never-ends" || !isBetter(then.value.ending, now.ending)) return null;
  const { on, interest } = then.value.ending;
  const interestSaved = now.ending.kind === "debt-free" ? subtract(now.ending.interest, interest) : null;
  return { aWeek: tried.aWeek, on, interestSaved, why: why(tried, now.ending, then.value.ending) };
}

/** The plan's money for debts that the payoff plan does not count already. */
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
      interestInput("Interest without it", now),
      interestInput("Interest with it", then),
    ],
  };
}

const interestInput = (label: string, ending: Ending): ExplanationInput =>
  ending.kind === "debt-free" ? { label, amount: ending.interest } : { label, text: "never ends" };
