import type { Explanation, Figure } from "../explain.ts";
import { assumptionsOf, type Household } from "../household/household.ts";
import { type Minor, minor, sum } from "../money/money.ts";
import { isRate, type Rate } from "../money/rate.ts";
import { outgoings } from "../plan/flows.ts";
import { checkAmounts } from "../plan/weekly-budget.ts";
import { err, ok, type Result } from "../result.ts";
import { perYear } from "../time/cadence.ts";
import {
  type Growth,
  type GrowthPlan,
  type GrowthProblem,
  isAmount,
  maxYears,
  nextWeek,
  projectGrowth,
  weeksAYear,
} from "./growth.ts";

export interface IndependencePlan {
  yearlySpending: Minor;
  /** The share of the balance that is spent in a year, above zero. */
  withdrawalRate: Rate;
  balance: Minor;
  weekly: Minor;
  /** Growth above inflation, so that the target stays in today's money. */
  realRate: Rate;
}

export type IndependenceProblem =
  | "no-spending"
  | "no-withdrawal-rate"
  | "negative-balance"
  | "negative-contribution"
  | "rate-out-of-range"
  | "too-large";

type TimeToTarget =
  | { kind: "already-there" }
  /** `totalWeeks` split into years of 52 weeks and the remaining weeks. */
  | { kind: "reached"; totalWeeks: number; years: number; weeks: number }
  /** Not within 100 years. */
  | { kind: "never-at-this-pace" };

export interface Independence {
  target: Figure;
  time: TimeToTarget;
  why: Explanation;
}

/** When a balance covers a household's spending at a withdrawal rate. */
export function yearsToIndependence(plan: IndependencePlan): Result<Independence, IndependenceProblem> {
  const problem = problemOf(plan);
  if (problem) return err(problem);
  const amount = targetOf(plan);
  if (amount === null) return err("too-large");
  return ok({ target: { amount, why: whyTarget(plan) }, time: timeTo(amount, plan), why: whyTime(plan, amount) });
}

function problemOf(plan: IndependencePlan): IndependenceProblem | null {
  if (plan.yearlySpending <= 0) return "no-spending";
  if (plan.balance < 0) return "negative-balance";
  if (plan.weekly < 0) return "negative-contribution";
  if (!isRate(plan.withdrawalRate) || !isRate(plan.realRate)) return "rate-out-of-range";
  if (plan.withdrawalRate === 0) return "no-withdrawal-rate";
  return [plan.yearlySpending, plan.balance, plan.weekly].every(isAmount) ? null : "too-large";
}

const wholeRate = 100_000n;

/** Rounded up, so that the withdrawal always covers the spending. */
function targetOf({ yearlySpending, withdrawalRate }: IndependencePlan): Minor | null {
  const rate = BigInt(withdrawalRate);
  const target = Number((BigInt(yearlySpending) * wholeRate + rate - 1n) / rate);
  return Number.isSafeInteger(target) ? minor(target) : null;
}

function timeTo(target: Minor, { balance, weekly, realRate }: IndependencePlan): TimeToTarget {
  if (balance >= target) return { kind: "already-there" };
  let grown: number = balance;
  for (let week = 1; week <= maxYears * weeksAYear; week++) {
    grown = nextWeek(grown, weekly, realRate);
    if (Math.round(grown) >= target) return reachedIn(week);
  }
  return { kind: "never-at-this-pace" };
}

const reachedIn = (totalWeeks: number): TimeToTarget => ({
  kind: "reached",
  totalWeeks,
  years: Math.floor(totalWeeks / weeksAYear),
  weeks: totalWeeks % weeksAYear,
});

const whyTarget = ({ yearlySpending, withdrawalRate }: IndependencePlan): Explanation => ({
  formula: "Spending in a year ÷ withdrawal rate, rounded up.",
  inputs: [
    { label: "Spending in a year", amount: yearlySpending },
    { label: "Withdrawal rate", rate: withdrawalRate },
  ],
});

const whyTime = ({ balance, weekly, realRate }: IndependencePlan, target: Minor): Explanation => ({
  formula: `Weeks until the balance reaches the target. Each week: balance × (1 + rate above inflation ÷ ${weeksAYear}) + what is added. We look ${maxYears} years ahead.`,
  inputs: [
    { label: "Target", amount: target },
    { label: "Balance", amount: balance },
    { label: "Added each week", amount: weekly },
    { label: "Rate above inflation", rate: realRate },
  ],
});

/**
 * The balance that would cover the household's bills and budgets forever, in today's money. Debt payments are left out,
 * also those that a bill makes, because they will have ended. Null without bills or budgets.
 */
export function independenceTarget(household: Household): Figure | null {
  const checked = checkAmounts(household);
  if (!checked.ok) return null;
  const lasting = outgoings(checked.value).filter(({ isForDebt }) => !isForDebt);
  const yearlySpending = sum(lasting.map(({ amount, cadence }) => perYear(amount, cadence)));
  const { withdrawal } = assumptionsOf(household);
  const none = { balance: minor(0), weekly: minor(0), realRate: withdrawal };
  const answer = yearsToIndependence({ yearlySpending, withdrawalRate: withdrawal, ...none });
  return answer.ok ? answer.value.target : null;
}

/** Results at the given rate, a percentage point below and a point above, because the rate is uncertain. */
interface Sensitivity<Answer> {
  lower: AtRate<Answer>;
  given: AtRate<Answer>;
  higher: AtRate<Answer>;
}

/** `rate` is clamped: a point below 0.5 % is 0 %, a point above 99.5 % is 100 %. */
interface AtRate<Answer> {
  rate: Rate;
  answer: Answer;
}

export const growthSensitivity = (plan: GrowthPlan): Result<Sensitivity<Growth>, GrowthProblem> =>
  around(plan.rate, (rate) => projectGrowth({ ...plan, rate }));

export const independenceSensitivity = (
  plan: IndependencePlan,
): Result<Sensitivity<Independence>, IndependenceProblem> =>
  around(plan.realRate, (realRate) => yearsToIndependence({ ...plan, realRate }));

const point = 1_000;
const maxRate = 100_000;

/** The given rate first, so that its own problem is reported. */
function around<Answer, Problem extends string>(
  rate: Rate,
  answerAt: (rate: Rate) => Result<Answer, Problem>,
): Result<Sensitivity<Answer>, Problem> {
  const given = answerAt(rate);
  if (!given.ok) return given;
  const [below, above] = [Math.max(0, rate - point) as Rate, Math.min(maxRate, rate + point) as Rate];
  const [lower, higher] = [answerAt(below), answerAt(above)];
  if (!lower.ok) return lower;
  if (!higher.ok) return higher;
  return ok({
    lower: { rate: below, answer: lower.value },
    given: { rate, answer: given.value },
    higher: { rate: above, answer: higher.value },
  });
}
