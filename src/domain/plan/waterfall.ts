import type { Explanation, ExplanationInput } from "../explain.ts";
import type { Goal, Household } from "../household/household.ts";
import type { SaveTarget } from "../household/records.ts";
import { allocate } from "../money/allocate.ts";
import { add, type Minor, minor, subtract, sum } from "../money/money.ts";
import { err, ok, type Result } from "../result.ts";
import type { Day } from "../time/day.ts";
import { monthOfNeeds } from "./flows.ts";
import { goalAsks } from "./goal-asks.ts";
import { type Ask, bufferAsk, debtAsks, emergencyAsk, emergencyTarget, extraAsks, missingOf } from "./safety-asks.ts";
import { emergencyGoal, type GoalSavings, savedFor } from "./set-aside.ts";
import {
  type AmountProblem,
  type BudgetProblem,
  checkAmounts,
  type WeeklyBudget,
  weeklyBudget,
  withDebtBalances,
} from "./weekly-budget.ts";

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
  if (![amount, input.setAside].every(Number.isSafeInteger)) return err("too-large");
  const tiers = tiersOf(input, amount);
  if (!tiers.ok) return tiers;
  let left = amount;
  const steps = tiers.value.flatMap((tier) => {
    const shares = shareOut(left, tier);
    const before = left;
    left = subtract(left, sum(shares));
    const asked = sum(tier.map(({ thisWeek }) => thisWeek));
    return tier.map((ask, index) => stepOf(ask, shares[index]!, { left: before, asked }));
  });
  const isSwept = ({ target }: WaterfallStep) => target.kind === "investing";
  return ok([...steps.filter((step) => !isSwept(step)), investing(left, steps.filter(isSwept))]);
}

/** One tier is served before the next; within a tier all are served alike. */
function tiersOf(input: WaterfallInput, putAside: Minor): Result<Ask[][], AmountProblem> {
  const checked = checkAmounts(withDebtBalances(input.household, input.debtBalances));
  if (!checked.ok) return checked;
  const needs = monthOfNeeds(checked.value);
  const { currency } = checked.value;
  const { setAside, goalSavings: savings, today } = input;
  const safety = emergencyGoal(checked.value);
  const buffer = bufferAsk(needs, setAside, currency);
  const fund = emergencyAsk(needs, setAside, currency);
  const room = roomIn(safety, savings);
  const toGoal = minor(Math.min(room, add(buffer.remaining, fund.remaining)));
  const emergency = { setAside, target: emergencyTarget(needs.amount), toGoal };
  const goals = goalAsks({ household: checked.value, today, savings, emergency, putAside });
  const oneByOne = (asks: readonly Ask[]) => asks.map((ask) => [ask]);
  return ok([
    ...oneByOne(goals.funds),
    ...oneByOne(savedToGoal(buffer, safety, room)),
    ...oneByOne(debtAsks(checked.value)),
    ...oneByOne(extraAsks(checked.value)),
    ...oneByOne(savedToGoal(fund, safety, missingOf(room, buffer.remaining))),
    ...oneByOne(goals.swept),
    goals.promised,
    ...oneByOne(goals.undated),
    ...oneByOne(goals.leftover),
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

/** What a tier had to give, and what all of it asked for. */
type Tier = { left: Minor; asked: Minor };

function stepOf(ask: Ask, amount: Minor, tier: Tier): WaterfallStep {
  const { target, label, remaining } = ask;
  const isFull = remaining === 0;
  const finishes = !isFull && amount === remaining;
  return { target, label, amount, remainingBefore: remaining, finishes, isFull, why: whyAmount(ask, amount, tier) };
}

/** What is asked for, and, where there was less, why it became less. */
function whyAmount({ thisWeek, why }: Ask, amount: Minor, { left, asked }: Tier): Explanation {
  if (amount === thisWeek) return why;
  const isAlone = asked === thisWeek;
  const inputs = [
    ...why.inputs,
    { label: "Asked for this week", amount: thisWeek },
    ...(isAlone ? [] : [{ label: "Asked for by all at this step", amount: asked }]),
    { label: "Left for this step", amount: left },
  ];
  const words = isAlone ? "all that is left" : "what is left, shared by what each asks for";
  return { formula: `${why.formula}; ${words}, as less is left than is asked for`, inputs };
}

const investing = (left: Minor, swept: readonly WaterfallStep[]): WaterfallStep => ({
  target: { kind: "investing" },
  label: "Investing",
  amount: sum([left, ...swept.map(({ amount }) => amount)]),
  remainingBefore: undefined,
  finishes: false,
  isFull: false,
  why: {
    formula: `what is left after every step above${swept.length > 0 ? " + what full goals hand on" : ""}`,
    inputs: [{ label: "Left", amount: left }, ...swept.map(({ label, amount }) => ({ label, amount }))],
  },
});

/**
 * Where the household has an emergency goal, what the plan puts aside for safety is a save to it, and moves it, until it is
 * full. What the asks want beyond that stays beside it.
 */
function savedToGoal(ask: Ask, goal: Goal | undefined, room: Minor): Ask[] {
  if (!goal || (room === 0 && ask.remaining > 0)) return [ask];
  const toGoal: Ask = { ...ask, target: { kind: "goal", id: goal.id } };
  return ask.remaining <= room ? [toGoal] : [firstPart(toGoal, goal, room), secondPart(ask, goal, room)];
}

const roomIn = (goal: Goal | undefined, savings: GoalSavings): Minor =>
  goal ? missingOf(goal.target, savedFor(goal, savings)) : minor(0);

const firstPart = (ask: Ask, { label }: Goal, room: Minor): Ask =>
  withPart(ask, room, "; of it, what the goal still takes", { label: `${label} still takes`, amount: room });

const secondPart = (ask: Ask, { label }: Goal, room: Minor): Ask =>
  withPart(ask, subtract(ask.remaining, room), " − what goes to the goal", {
    label: `${label} still takes`,
    amount: room,
  });

function withPart(ask: Ask, remaining: Minor, words: string, input: ExplanationInput): Ask {
  const why = { formula: ask.why.formula + words, inputs: [...ask.why.inputs, input] };
  return { ...ask, remaining, thisWeek: remaining, why };
}
