import type { Explanation, ExplanationInput } from "../explain.ts";
import type { Goal, Household } from "../household/household.ts";
import type { SaveTarget } from "../household/records.ts";
import { allocate } from "../money/allocate.ts";
import { add, type Minor, minor, subtract, sum } from "../money/money.ts";
import { err, ok, type Result } from "../result.ts";
import type { Day } from "../time/day.ts";
import { monthlyNeeds } from "./flows.ts";
import { goalAsks } from "./goal-asks.ts";
import {
  type Ask,
  bufferAsk,
  debtAsks,
  emergencyAsk,
  emergencyTarget,
  extraAsks,
  missingAmount,
} from "./safety-asks.ts";
import { emergencyGoal, type GoalSavings, savedFor } from "./set-aside.ts";
import {
  type AmountProblem,
  type BudgetProblem,
  checkAmounts,
  type WeeklyBudget,
  weeklyBudget,
  withDebtBalances,
} from "./weekly-budget.ts";

/** The money at the start of the week: a plan that changed with each of the week’s saves could never be met. */
export interface WaterfallInput {
  household: Household;
  today: Day;
  /** The household’s emergency money, from `emergencyMoney`. */
  setAside: Minor;
  goalSavings: GoalSavings;
  debtBalances: ReadonlyMap<string, Minor>;
}

export interface WaterfallStep {
  target: SaveTarget;
  label: string;
  amount: Minor;
  /** Undefined for investing, which is never full. */
  remainingBefore: Minor | undefined;
  /** Whether this week’s amount fills the target. */
  finishes: boolean;
  /** Whether the target was full before this week. */
  isFull: boolean;
  why: Explanation;
}

export interface WeekPlan {
  budget: WeeklyBudget;
  /** The amounts add up exactly to what can be saved. */
  steps: WaterfallStep[];
}

/** Splits what can be saved in a week down the waterfall. A household that is short gets steps of zero. */
export function weekPlan(input: WaterfallInput): Result<WeekPlan, BudgetProblem> {
  const budget = weeklyBudget(withDebtBalances(input.household, input.debtBalances));
  if (!budget.ok) return budget;
  const steps = pour(budget.value.canSave.amount, input);
  return steps.ok ? ok({ budget: budget.value, steps: steps.value }) : steps;
}

/** Splits any amount down the same waterfall, for a week with more or less money than planned. */
export function pour(amount: Minor, input: WaterfallInput): Result<WaterfallStep[], AmountProblem> {
  if (amount < 0 || input.setAside < 0) return err("negative-amount");
  if (![amount, input.setAside].every(Number.isSafeInteger)) return err("too-large");
  const tiers = tiersOf(input, amount);
  if (!tiers.ok) return tiers;
  let left = amount;
  const steps = tiers.value.flatMap((tier) => {
    const shares = splitTier(left, tier);
    const before = left;
    left = subtract(left, sum(shares));
    const requested = sum(tier.map(({ thisWeek }) => thisWeek));
    return tier.map((ask, index) => stepOf(ask, shares[index]!, { left: before, requested }));
  });
  const isSwept = ({ target }: WaterfallStep) => target.kind === "investing";
  return ok([...steps.filter((step) => !isSwept(step)), investing(left, steps.filter(isSwept))]);
}

/** Each tier is filled before the next; within a tier everyone gets the same proportion. */
function tiersOf(input: WaterfallInput, putAside: Minor): Result<Ask[][], AmountProblem> {
  const checked = checkAmounts(withDebtBalances(input.household, input.debtBalances));
  if (!checked.ok) return checked;
  const needs = monthlyNeeds(checked.value);
  const { currency } = checked.value;
  const { setAside, goalSavings: savings, today } = input;
  const safety = emergencyGoal(checked.value);
  const buffer = bufferAsk(needs, setAside, currency);
  const fund = emergencyAsk(needs, setAside, currency);
  const room = roomInGoal(safety, savings);
  const toGoal = minor(Math.min(room, add(buffer.remaining, fund.remaining)));
  const emergency = { setAside, target: emergencyTarget(needs.amount), toGoal };
  const goals = goalAsks({ household: checked.value, today, savings, emergency, putAside });
  const oneByOne = (asks: readonly Ask[]) => asks.map((ask) => [ask]);
  return ok([
    ...oneByOne(goals.funds),
    ...oneByOne(routedToGoal(buffer, safety, room)),
    ...oneByOne(debtAsks(checked.value)),
    ...oneByOne(extraAsks(checked.value)),
    ...oneByOne(routedToGoal(fund, safety, missingAmount(room, buffer.remaining))),
    ...oneByOne(goals.swept),
    goals.promised,
    ...oneByOne(goals.undated),
    ...oneByOne(goals.leftover),
  ]);
}

/** Grants every ask, or splits what is left in proportion to the asks. */
function splitTier(left: Minor, tier: readonly Ask[]): Minor[] {
  const asks = tier.map(({ thisWeek }) => thisWeek);
  if (sum(asks) <= left) return asks;
  const shares = allocate(left, asks);
  if (!shares.ok) throw new Error(`Asks cannot be weights: ${shares.problem}`);
  return shares.value;
}

/** The money that was left for a tier, and the sum of its asks. */
type Tier = { left: Minor; requested: Minor };

function stepOf(ask: Ask, amount: Minor, tier: Tier): WaterfallStep {
  const { target, label, remaining } = ask;
  const isFull = remaining === 0;
  const finishes = !isFull && amount === remaining;
  return { target, label, amount, remainingBefore: remaining, finishes, isFull, why: whyAmount(ask, amount, tier) };
}

/** Explains the ask, and why less was granted if there was less. */
function whyAmount({ thisWeek, why }: Ask, amount: Minor, { left, requested }: Tier): Explanation {
  if (amount === thisWeek) return why;
  const isAlone = requested === thisWeek;
  const inputs = [
    ...why.inputs,
    { label: "Asked for this week", amount: thisWeek },
    ...(isAlone ? [] : [{ label: "Asked for by all at this step", amount: requested }]),
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
 * If the household has an emergency goal, safety money is saved to that goal until it is full. The rest of the ask keeps
 * its own target.
 */
function routedToGoal(ask: Ask, goal: Goal | undefined, room: Minor): Ask[] {
  if (!goal || (room === 0 && ask.remaining > 0)) return [ask];
  const toGoal: Ask = { ...ask, target: { kind: "goal", id: goal.id } };
  return ask.remaining <= room ? [toGoal] : [firstPart(toGoal, goal, room), secondPart(ask, goal, room)];
}

const roomInGoal = (goal: Goal | undefined, savings: GoalSavings): Minor =>
  goal ? missingAmount(goal.target, savedFor(goal, savings)) : minor(0);

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
