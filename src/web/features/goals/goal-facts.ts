import { inOrder } from "#domain/goals/goal-actions.ts";
import { type Milestone, milestones } from "#domain/goals/milestones.ts";
import {
  type GoalMoney,
  type GoalProgress,
  goalProgress,
  type moneyOfGoals,
  noMoney,
  type ProgressProblem,
} from "#domain/goals/progress.ts";
import { type Projection, projectFinish } from "#domain/goals/projection.ts";
import { type NeedProblem, type WeeklyNeed, weeklyNeed } from "#domain/goals/weekly-need.ts";
import type { Goal } from "#domain/household/household.ts";
import { withFundTargets } from "#domain/plan/bill-funds.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { isGoal, type PlanShare, planShare } from "#web/household/figures/goal-progress.ts";

/** A goal with everything its row shows. */
export interface GoalFacts {
  goal: Goal;
  details: Result<GoalDetails, ProgressProblem>;
}

export interface GoalDetails {
  progress: GoalProgress;
  milestones: Milestone[];
  need: Result<WeeklyNeed, NeedProblem>;
  projection: Projection;
  /** What this week's plan gives it; null without a plan, or without a step for it. */
  share: PlanShare | null;
}

export type GoalMoneyById = ReturnType<typeof moneyOfGoals>;

type FactsParts = Pick<Figures, "household" | "plan" | "today" | "began">;

const isOpen = ({ state }: Goal): boolean => state === "active" || state === "paused";

/** Open goals in order, and the finished and archived ones. Bill funds get the amount and date of their bill. */
export function goalLists({ household, today }: Pick<Figures, "household" | "today">) {
  const goals = inOrder(withFundTargets(household, today).goals);
  return { open: goals.filter(isOpen), closed: goals.filter((goal) => !isOpen(goal)) };
}

export function factsOf(goal: Goal, money: GoalMoneyById, parts: FactsParts): GoalFacts {
  return { goal, details: money.ok ? detailsOf(goal, money.value.get(goal.id) ?? noMoney, parts) : err("too-large") };
}

function detailsOf(goal: Goal, money: GoalMoney, { household, plan, today, began }: FactsParts) {
  const situation = { goal, money, today, calendars: household.calendars, since: goal.since ?? began };
  const [progress, marks, projection] = [
    goalProgress(goal, money),
    milestones(situation),
    projectFinish(situation),
  ] as const;
  if (!progress.ok) return progress;
  if (!marks.ok) return marks;
  if (!projection.ok) return projection;
  const share = plan.ok ? planShare(plan.value.steps, isGoal(goal.id)) : null;
  const need = weeklyNeed(situation);
  return ok({ progress: progress.value, milestones: marks.value, need, projection: projection.value, share });
}

/** Whether saving this week as planned completes the goal. */
export const isLastWeek = ({ share, progress }: GoalDetails): boolean =>
  share?.isFilled === true && share.amount > 0 && share.amount >= progress.left;
