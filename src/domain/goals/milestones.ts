import { type Minor, minor, subtract } from "../money/money.ts";
import { ok, type Result } from "../result.ts";
import type { WeekId } from "../time/week.ts";
import { type GoalSituation, goalProgress, type ProgressProblem } from "./progress.ts";
import { goalPace, weekReached } from "./projection.ts";

export const milestonePercents = [25, 50, 75, 100] as const;

export interface Milestone {
  percent: (typeof milestonePercents)[number];
  amount: Minor;
  isReached: boolean;
  /** If reached: the week it was last passed, null if at the start. Otherwise: the week expected at this pace, if any. */
  week: WeekId | null;
}

/** The four marks on the way to a goal. A mark that was passed and lost again by a withdrawal is not reached. */
export function milestones(situation: GoalSituation): Result<Milestone[], ProgressProblem> {
  const progress = goalProgress(situation.goal, situation.money);
  if (!progress.ok) return progress;
  const saved = progress.value.saved.amount;
  const pace = goalPace(situation)?.usual;
  const sums = runningSums(situation);
  const mark = (percent: Milestone["percent"]): Milestone => {
    const amount = amountAt(percent, situation.goal.target);
    if (amount <= saved) return { percent, amount, isReached: true, week: lastPassed(amount, sums) };
    const week = pace ? weekReached(subtract(amount, saved), pace, situation) : null;
    return { percent, amount, isReached: false, week };
  };
  return ok(milestonePercents.map(mark));
}

/** Rounded up: a quarter of 1.01 is reached at 0.26. */
const amountAt = (percent: number, target: Minor): Minor =>
  minor(Number((BigInt(target) * BigInt(percent) + 99n) / 100n));

interface WeekSum {
  week: WeekId | null;
  sum: number;
}

/** The balance at the start and after each week with a movement. */
function runningSums({ goal, money }: GoalSituation): WeekSum[] {
  const sums: WeekSum[] = [{ week: null, sum: goal.alreadySaved }];
  const weeks = [...money.weeks].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [week, { saved, withdrawn }] of weeks) {
    sums.push({ week, sum: sums[sums.length - 1]!.sum + saved - withdrawn });
  }
  return sums;
}

/** The first week of the last unbroken stretch at or above the amount. */
const lastPassed = (amount: Minor, sums: readonly WeekSum[]): WeekId | null =>
  sums[sums.findLastIndex(({ sum }) => sum < amount) + 1]?.week ?? null;
