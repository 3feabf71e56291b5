import type { Explanation } from "../explain.ts";
import { type Minor, minor, subtract } from "../money/money.ts";
import { err, ok, type Result } from "../result.ts";
import type { Day } from "../time/day.ts";
import { type WeekId, weeksBetween } from "../time/week.ts";
import { type GoalSituation, type ProgressProblem, thisWeekOf } from "./progress.ts";
import { goalPace, type PaceSpread, type Projection, paceWeeks, paceWithExtra, projectFinishAt } from "./projection.ts";
import { type NeedProblem, type WeeklyNeed, weeklyNeed } from "./weekly-need.ts";

/** A trial change; nothing is stored until the user adopts it. */
export interface GoalChange {
  /** Added to the current weekly pace; may be below zero. */
  extra?: Minor;
  by?: Day;
  target?: Minor;
}

export interface GoalOutlook {
  need: Result<WeeklyNeed, NeedProblem>;
  projection: Projection;
}

export interface ChangeEffect {
  asIs: GoalOutlook;
  changed: GoalOutlook;
  /** How many weeks sooner the goal is full; below zero, later. Null when either has no finish date. */
  weeksSooner: number | null;
  /** How much more the goal's date needs per week; below zero, less. Null when either has no such amount. */
  needMore: Minor | null;
  why: Explanation;
}

export type ChangeProblem = ProgressProblem | "date-in-past";

/** Compares a goal with and without a change. */
export function effectOfChange(situation: GoalSituation, change: GoalChange): Result<ChangeEffect, ChangeProblem> {
  const { extra = minor(0), by, target } = change;
  if (by !== undefined && by < situation.today) return err("date-in-past");
  if (!Number.isSafeInteger(Math.abs(extra) * paceWeeks + situation.money.saved)) return err("too-large");
  const goal = { ...situation.goal, ...(by !== undefined && { by }), ...(target !== undefined && { target }) };
  const pace = goalPace(situation);
  const asIs = outlook(situation, pace);
  if (!asIs.ok) return asIs;
  const changed = outlook({ ...situation, goal }, paceWithExtra(pace, extra));
  if (!changed.ok) return changed;
  const difference = compare(asIs.value, changed.value, thisWeekOf(situation));
  return ok({ asIs: asIs.value, changed: changed.value, ...difference, why: why(change) });
}

function outlook(situation: GoalSituation, pace: PaceSpread | undefined): Result<GoalOutlook, ProgressProblem> {
  const projection = projectFinishAt(pace, situation);
  return projection.ok ? ok({ need: weeklyNeed(situation), projection: projection.value }) : projection;
}

function compare(asIs: GoalOutlook, changed: GoalOutlook, thisWeek: WeekId) {
  const before = finishWeek(asIs.projection, thisWeek);
  const after = finishWeek(changed.projection, thisWeek);
  return {
    weeksSooner: before && after ? weeksBetween(after, before) : null,
    needMore:
      asIs.need.ok && changed.need.ok
        ? subtract(changed.need.value.perWeek.amount, asIs.need.value.perWeek.amount)
        : null,
  };
}

function finishWeek(projection: Projection, thisWeek: WeekId): WeekId | null {
  if (projection.state === "reached") return thisWeek;
  return projection.state === "on-the-way" ? projection.week : null;
}

const why = ({ extra, by, target }: GoalChange): Explanation => ({
  formula: "The goal with the change, less the goal as it is; both at the pace of the last weeks",
  inputs: [
    ...(extra === undefined ? [] : [{ label: "Extra a week", amount: extra }]),
    ...(by === undefined ? [] : [{ label: "New date", text: by }]),
    ...(target === undefined ? [] : [{ label: "New target", amount: target }]),
  ],
});
