import type { Explanation, Figure } from "../explain.ts";
import { divideHalfEven, type Minor, minor } from "../money/money.ts";
import { ok, type Result } from "../result.ts";
import { type Day, lastYear } from "../time/day.ts";
import { addWeeks, endOfWeek, type WeekId, weekId, weekRange, weeksBetween } from "../time/week.ts";
import {
  type GoalProgress,
  type GoalSituation,
  goalProgress,
  lastWeekFor,
  type ProgressProblem,
  savedThisWeek,
  thisWeekOf,
} from "./progress.ts";

/** The last week that ends within the supported years. */
const lastWeek = weekId(lastYear, 51);

export type Projection =
  | { state: "reached" | "no-pace-yet" }
  /** Not before the year 2101 at this pace. */
  | { state: "out-of-sight"; pace: Figure }
  | OnTheWay;

export interface OnTheWay {
  state: "on-the-way";
  pace: Figure;
  week: WeekId;
  /** The last day of the week in which the goal fills. */
  finish: Day;
  /** The finish if every week were like the better half of the weeks counted. */
  earliest: Day;
  /** The finish if every week were like the weaker half; null when that half saved too little. */
  latest: Day | null;
  /** Weeks before the goal's date; below zero, weeks late; null without a date. */
  weeksEarly: number | null;
  why: Explanation;
}

/** Projects the finish of a goal from the actual saves of the last weeks. */
export const projectFinish = (situation: GoalSituation): Result<Projection, ProgressProblem> =>
  projectFinishAt(goalPace(situation), situation);

/** The same at a trial pace. */
export function projectFinishAt(
  pace: PaceSpread | undefined,
  situation: GoalSituation,
): Result<Projection, ProgressProblem> {
  const progress = goalProgress(situation.goal, situation.money);
  if (!progress.ok) return progress;
  if (progress.value.isReached) return ok({ state: "reached" });
  return ok(pace ? projectAt(pace, progress.value, situation) : { state: "no-pace-yet" });
}

/** The week in which an amount is saved at a pace, or null beyond the supported years. */
export function weekReached(left: Minor, pace: Pace, situation: GoalSituation): WeekId | null {
  const now = thisWeekOf(situation);
  const weeks = weeksUntil(BigInt(left), pace, BigInt(savedThisWeek(situation)));
  return weeks === undefined || weeks > weeksBetween(now, lastWeek) ? null : addWeeks(now, Number(weeks));
}

/**
 * Weeks after this one. Assumes that this week reaches the pace, including what is already saved in it. So saving as usual
 * does not change the date, and saving more only brings it closer.
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

/** How many weeks back the pace looks: a quarter. */
export const paceWeeks = 13;

/** An amount over a number of weeks, as a fraction so that rounding does not change a date. */
interface Pace {
  total: bigint;
  weeks: bigint;
}

/** The mean of all counted weeks, of the better half and of the weaker half. */
export interface PaceSpread {
  usual: Pace;
  best: Pace;
  worst: Pace;
  /** A trial extra, already included in the three. */
  extra: Minor;
}

/**
 * The actual weekly saves over the last 13 weeks or since the goal began. The current week is incomplete, so it counts only
 * if it does not lower the pace: the faster of the runs with and without it wins.
 */
export function goalPace(situation: GoalSituation): PaceSpread | undefined {
  const now = thisWeekOf(situation);
  const spreads = [addWeeks(now, -1), now]
    .map((last) => savedInWeeksUpTo(last, now, situation))
    .filter((amounts) => amounts.length > 0)
    .map(spreadOf);
  const faster = spreads.reduce((a, b) => ({
    usual: fasterOf(a.usual, b.usual),
    best: fasterOf(a.best, b.best),
    worst: fasterOf(a.worst, b.worst),
    extra: minor(0),
  }));
  return faster.usual.total > 0n ? faster : undefined;
}

/** A pace with a fixed amount more or less each week. */
export function paceWithExtra(spread: PaceSpread | undefined, extra: Minor): PaceSpread | undefined {
  const none: Pace = { total: 0n, weeks: 1n };
  const { usual, best, worst } = spread ?? { usual: none, best: none, worst: none };
  const more = ({ total, weeks }: Pace): Pace => ({ total: atLeastZero(total + BigInt(extra) * weeks), weeks });
  const changed = { usual: more(usual), best: more(best), worst: more(worst), extra };
  return changed.usual.total > 0n ? changed : undefined;
}

/** For display; dates are computed from the fraction. */
export const paceAmount = ({ total, weeks }: Pace): Minor => minor(divideHalfEven(Number(total), Number(weeks)));

const atLeastZero = (amount: bigint): bigint => (amount < 0n ? 0n : amount);

/** The saves of at most 13 weeks up to `last`, and none from before the goal began. */
function savedInWeeksUpTo(last: WeekId, now: WeekId, { money, since }: GoalSituation): bigint[] {
  const began = since < now ? since : now;
  const first = addWeeks(last, 1 - paceWeeks);
  return weekRange(began > first ? began : first, last).map((week) => BigInt(money.weeks.get(week)?.saved ?? 0));
}

/** With an odd number of weeks the middle one belongs to both halves. */
function spreadOf(amounts: readonly bigint[]): PaceSpread {
  const sorted = amounts.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const half = Math.ceil(sorted.length / 2);
  return {
    usual: paceOf(sorted),
    best: paceOf(sorted.slice(-half)),
    worst: paceOf(sorted.slice(0, half)),
    extra: minor(0),
  };
}

const paceOf = (amounts: readonly bigint[]): Pace => ({
  total: amounts.reduce((sum, amount) => sum + amount, 0n),
  weeks: BigInt(amounts.length),
});

const fasterOf = (a: Pace, b: Pace): Pace => (a.total * b.weeks >= b.total * a.weeks ? a : b);
