import type { Explanation } from "../explain.ts";
import type { Household } from "../household/household.ts";
import type { SaveTarget } from "../household/records.ts";
import { allocate } from "../money/allocate.ts";
import { type Minor, subtract, sum } from "../money/money.ts";
import { err, ok, type Result } from "../result.ts";
import type { Day } from "../time/day.ts";
import type { Ask } from "./ask.ts";
import { type AmountProblem, checkAmounts } from "./check-amounts.ts";
import { goalAsks } from "./goal-asks.ts";
import { monthOfNeeds } from "./needs.ts";
import { bufferAsk, debtAsks, emergencyAsk, emergencyTarget } from "./safety-asks.ts";
import { emergencyGoal, type GoalSavings } from "./set-aside.ts";
import { type BudgetProblem, type WeeklyBudget, weeklyBudget, withDebtBalances } from "./weekly-budget.ts";

/** Money as it stood when the week began: a plan that moved with each of the week’s saves would never be met. */
export interface WaterfallInput {
  household: Household;
  today: Day;
  /** Emergency money the household has, as `emergencyMoney` finds it. */
  setAside: Minor;
  goalSavings: GoalSavings;
  debtBalances: ReadonlyMap<string, Minor>;
}

export interface WaterfallStep {
  target: SaveTarget;
  label: string;
  amount: Minor;
  /** Absent for investing, which is never full. */
  remainingBefore: Minor | undefined;
  /** This week’s amount fills the target. */
  finishes: boolean;
  /** Nothing was missing before. */
  isFull: boolean;
  why: Explanation;
}

export interface WeekPlan {
  budget: WeeklyBudget;
  /** Their amounts add up to what can be saved, exactly. */
  steps: WaterfallStep[];
}

/** What can be saved in a week, split down the waterfall. A household that is short gets steps of nothing. */
export function weekPlan(input: WaterfallInput): Result<WeekPlan, BudgetProblem> {
  const budget = weeklyBudget(withDebtBalances(input.household, input.debtBalances));
  if (!budget.ok) return budget;
  const steps = pour(budget.value.canSave.amount, input);
  return steps.ok ? ok({ budget: budget.value, steps: steps.value }) : steps;
}

/** Splits any amount down the same waterfall: a week with more or less in it than planned. */
export function pour(amount: Minor, input: WaterfallInput): Result<WaterfallStep[], AmountProblem> {
  if (amount < 0 || input.setAside < 0) return err("negative-amount");
  const tiers = tiersOf(input);
  if (!tiers.ok) return tiers;
  let left = amount;
  const steps = tiers.value.flatMap((tier) => {
    const shares = shareOut(left, tier);
    const before = left;
    left = subtract(left, sum(shares));
    return tier.map((ask, index) => stepOf(ask, shares[index]!, before));
  });
  return ok([...steps, investing(left)]);
}

/** One tier is served before the next; within a tier all are served alike. */
function tiersOf(input: WaterfallInput): Result<Ask[][], AmountProblem> {
  const checked = checkAmounts(withDebtBalances(input.household, input.debtBalances));
  if (!checked.ok) return checked;
  const needs = monthOfNeeds(checked.value);
  const { currency, debts } = checked.value;
  const emergency = { setAside: input.setAside, target: emergencyTarget(needs.amount) };
  const goals = goalAsks(checked.value, input.today, input.goalSavings, emergency);
  const safety = emergencyGoal(checked.value);
  const buffer = bufferAsk(needs, input.setAside, currency, safety);
  const fund = emergencyAsk(needs, input.setAside, currency, safety);
  return ok([
    [buffer],
    ...debtAsks(debts).map((ask) => [ask]),
    [fund],
    goals.dated,
    ...goals.undated.map((ask) => [ask]),
  ]);
}

/** Everyone their ask, or all there is in proportion to the asks. */
function shareOut(left: Minor, tier: readonly Ask[]): Minor[] {
  const asks = tier.map(({ thisWeek }) => thisWeek);
  if (sum(asks) <= left) return asks;
  const shares = allocate(left, asks);
  if (!shares.ok) throw new Error(`Asks cannot be weights: ${shares.problem}`);
  return shares.value;
}

function stepOf(ask: Ask, amount: Minor, left: Minor): WaterfallStep {
  const { target, label, remaining } = ask;
  const isFull = remaining === 0;
  const finishes = !isFull && amount === remaining;
  return { target, label, amount, remainingBefore: remaining, finishes, isFull, why: whyAmount(ask, amount, left) };
}

/** What is asked for, and, where there was less, why it became less. */
function whyAmount({ thisWeek, why }: Ask, amount: Minor, left: Minor): Explanation {
  if (amount === thisWeek) return why;
  const inputs = [
    ...why.inputs,
    { label: "Asked for this week", amount: thisWeek },
    { label: "Left for this step", amount: left },
  ];
  return { formula: `${why.formula}; shared by need, as less is left than is asked for`, inputs };
}

const investing = (amount: Minor): WaterfallStep => ({
  target: { kind: "investing" },
  label: "Investing",
  amount,
  remainingBefore: undefined,
  finishes: false,
  isFull: false,
  why: { formula: "what is left after every step above", inputs: [{ label: "Left", amount }] },
});
