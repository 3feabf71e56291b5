import type { Explanation, Figure } from "../explain.ts";
import type { Minor } from "../money/money.ts";
import { ok, type Result } from "../result.ts";
import { type Day, lastYear } from "../time/day.ts";
import { addWeeks, type WeekId, weekId, weeksBetween } from "../time/week.ts";
import { endOfWeek } from "../time/week-calendar.ts";
import { goalPace, type Pace, type PaceSpread, paceAmount } from "./pace.ts";
import { type GoalProgress, goalProgress, type ProgressProblem } from "./progress.ts";
import { type GoalSituation, lastWeekFor, savedThisWeek, thisWeekOf } from "./situation.ts";

/** The last week that ends within the years we reckon with. */
const lastWeek = weekId(lastYear, 51);

export type Projection =
  | { state: "reached" | "no-pace-yet" }
  /** At this pace not before the year 2101. */
  | { state: "out-of-sight"; pace: Figure }
  | OnTheWay;

export interface OnTheWay {
  state: "on-the-way";
  pace: Figure;
  week: WeekId;
  /** The last day of the week in which the goal is full. */
  finish: Day;
  /** If every week were like the better half of those looked at. */
  earliest: Day;
  /** If every week were like the weaker half; absent when that half saved too little to tell. */
  latest: Day | null;
  /** Weeks before the goal's date; below zero that many too late, absent without a date. */
  weeksEarly: number | null;
  why: Explanation;
}

/** When a goal is full if the weeks to come are like the last ones were. Real saves, not hope. */
export const projectFinish = (situation: GoalSituation): Result<Projection, ProgressProblem> =>
  projectFinishAt(goalPace(situation), situation);

/** The same at a pace that someone tries out. */
export function projectFinishAt(
  pace: PaceSpread | undefined,
  situation: GoalSituation,
): Result<Projection, ProgressProblem> {
  const progress = goalProgress(situation.goal, situation.money);
  if (!progress.ok) return progress;
  if (progress.value.isReached) return ok({ state: "reached" });
  return ok(pace ? projectAt(pace, progress.value, situation) : { state: "no-pace-yet" });
}

/** The week in which an amount is together at a pace, or none within our years. */
export function weekReached(left: Minor, pace: Pace, situation: GoalSituation): WeekId | null {
  const now = thisWeekOf(situation);
  const weeks = weeksUntil(BigInt(left), pace, BigInt(savedThisWeek(situation)));
  return weeks === undefined || weeks > weeksBetween(now, lastWeek) ? null : addWeeks(now, Number(weeks));
}

/**
 * Weeks after this one. This week is taken to reach the pace, so what is already saved in it shortens what it still
 * brings: saving as usual moves no date, saving more only ever brings it closer.
 */
function weeksUntil(left: bigint, { total, weeks }: Pace, thisWeek: bigint): bigint | undefined {
  if (total <= 0n) return undefined;
  const stillThisWeek = total - thisWeek * weeks;
  const leftLater = left * weeks - (stillThisWeek > 0n ? stillThisWeek : 0n);
  return leftLater <= 0n ? 0n : (leftLater + total - 1n) / total;
}

function projectAt(spread: PaceSpread, { left }: GoalProgress, situation: GoalSituation): Projection {
  const { usual, best, worst } = spread;
  const pace = paceFigure(spread);
  const week = weekReached(left, usual, situation);
  if (week === null) return { state: "out-of-sight", pace };
  const endOf = (of: WeekId): Day => endOfWeek(of, situation.calendars);
  const latest = weekReached(left, worst, situation);
  return {
    state: "on-the-way",
    pace,
    week,
    finish: endOf(week),
    earliest: endOf(weekReached(left, best, situation) ?? week),
    latest: latest && endOf(latest),
    weeksEarly: weeksEarly(week, situation),
    why: why(left, pace.amount, weeksBetween(thisWeekOf(situation), week)),
  };
}

function weeksEarly(week: WeekId, situation: GoalSituation): number | null {
  const { by } = situation.goal;
  return by === undefined ? null : weeksBetween(week, lastWeekFor(by, situation));
}

function paceFigure({ usual, extra }: PaceSpread): Figure {
  const saved = paceAmount({ total: usual.total - BigInt(extra) * usual.weeks, weeks: 1n });
  const inputs = [
    { label: "Saved in these weeks", amount: saved },
    { label: "Weeks", count: Number(usual.weeks) },
  ];
  const formula = "Saves to this goal in the last weeks ÷ those weeks";
  const tried = { formula: `${formula} + extra a week`, inputs: [...inputs, { label: "Extra a week", amount: extra }] };
  return { amount: paceAmount(usual), why: extra === 0 ? { formula, inputs } : tried };
}

const why = (left: Minor, pace: Minor, weeks: number): Explanation => ({
  formula:
    "What is left to save ÷ what was saved a week lately, in whole weeks. " +
    "Earliest and latest are the same with the mean of the better and the weaker half of those weeks",
  inputs: [
    { label: "Left to save", amount: left },
    { label: "Saved a week lately", amount: pace },
    { label: "Weeks after this one", count: weeks },
  ],
});
