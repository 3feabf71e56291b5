import type { ExplanationInput } from "../explain.ts";
import type { Goal } from "../household/household.ts";
import { type Minor, minor, subtract } from "../money/money.ts";
import { type Ask, missingOf } from "./ask.ts";
import { type GoalSavings, savedFor } from "./set-aside.ts";

/**
 * Where the household has an emergency goal, what the plan puts aside for safety is a save to it, and moves it, until it is
 * full. What the asks want beyond that stays beside it.
 */
export function savedToGoal(ask: Ask, goal: Goal | undefined, room: Minor): Ask[] {
  if (!goal || (room === 0 && ask.remaining > 0)) return [ask];
  const toGoal: Ask = { ...ask, target: { kind: "goal", id: goal.id } };
  return ask.remaining <= room ? [toGoal] : [firstPart(toGoal, goal, room), secondPart(ask, goal, room)];
}

export const roomIn = (goal: Goal | undefined, savings: GoalSavings): Minor =>
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
