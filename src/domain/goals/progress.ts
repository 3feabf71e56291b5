import type { Explanation, Figure } from "../explain.ts";
import type { Goal } from "../household/household.ts";
import { checkedAdd, type Minor, minor, negate } from "../money/money.ts";
import { err, ok, type Result } from "../result.ts";
import type { GoalMoney } from "./goal-money.ts";

export interface GoalProgress {
  saved: Figure;
  target: Minor;
  /** What is missing; zero once reached. */
  left: Minor;
  /** Thousandths of the target, 0 to 1000, rounded down so that only a full goal has 1000. */
  share: number;
  isReached: boolean;
}

export type ProgressProblem = "target-not-above-zero" | "too-large";

/** A goal's progress: the initial amount plus all saves minus withdrawals. */
export function goalProgress(goal: Goal, money: GoalMoney): Result<GoalProgress, ProgressProblem> {
  const { target } = goal;
  if (target <= 0) return err("target-not-above-zero");
  const paidIn = checkedAdd(goal.alreadySaved, money.saved);
  if (!paidIn.ok) return paidIn;
  const saved = checkedAdd(paidIn.value, negate(money.withdrawn));
  if (!saved.ok) return saved;
  const left = checkedAdd(target, negate(saved.value));
  if (!left.ok) return left;
  const figure = { amount: saved.value, why: why(goal, money) };
  const isReached = left.value <= 0;
  const share = shareOf(saved.value, target);
  return ok({ saved: figure, target, left: isReached ? minor(0) : left.value, share, isReached });
}

function shareOf(saved: Minor, target: Minor): number {
  if (saved <= 0) return 0;
  return saved >= target ? 1000 : Number((BigInt(saved) * 1000n) / BigInt(target));
}

const why = ({ alreadySaved }: Goal, { saved, withdrawn }: GoalMoney) => ({
  formula: "Already saved at the start + saves to this goal − money taken out",
  inputs: [
    { label: "Already saved at the start", amount: alreadySaved },
    { label: "Saves to this goal", amount: saved },
    { label: "Taken out", amount: withdrawn },
  ],
});

/** Explains what is left to save. */
export const whyLeft = ({ saved, target }: GoalProgress): Explanation => ({
  formula: saved.amount > target ? "Target − saved, never below zero" : "Target − saved",
  inputs: savedOf(saved.amount, target),
});

/** Explains the share of the target. */
export const whyShare = ({ saved, target }: GoalProgress): Explanation => ({
  formula: "Saved ÷ target, between nothing and all of it, rounded down",
  inputs: savedOf(saved.amount, target),
});

const savedOf = (saved: Minor, target: Minor) => [
  { label: "Target", amount: target },
  { label: "Saved", amount: saved },
];
