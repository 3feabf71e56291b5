import { dayAt } from "../time/day.ts";
import { addWeeks, type WeekId, weekOf, weekRange } from "../time/week.ts";
import type { Span } from "./period.ts";
import { shareOf } from "./reach.ts";

/** Weeks 0 to 12. */
export const weeksShown = 13;

/** `open`: the week is running, so its count may still grow. `ahead`: it has not begun. */
export type CellState = "over" | "open" | "ahead";

export interface Cell {
  week: number;
  state: CellState;
  browsers: number;
  share: number | null;
}

export interface Cohort {
  since: WeekId;
  browsers: number;
  cells: Cell[];
}

/** How many browsers of each cohort were here in each week after their first. */
export type Activity = Map<string, number[]>;

export const noActivity = (span: Span<WeekId>): Activity =>
  new Map(weekRange(span.first, span.last).map((week) => [week, Array<number>(weeksShown).fill(0)]));

export function addWeek(activity: Activity, since: string, week: number): void {
  const weeks = activity.get(since);
  if (weeks?.[week] !== undefined) weeks[week]++;
}

/** Weeks are the calendar's, in UTC, for whichever day of its first a browser came on. */
export function stateOf(since: WeekId, week: number, current: WeekId): CellState {
  const then = addWeeks(since, week);
  if (current < then) return "ahead";
  return current > then ? "over" : "open";
}

/** Whether a cohort's first four weeks are over: only then can all of it have saved in a fourth. */
export const isRipe = (since: WeekId, current: WeekId): boolean => stateOf(since, 3, current) === "over";

export function cohortsOf(activity: Activity, now: number): Cohort[] {
  const current = weekOf(dayAt(now, "UTC"));
  return [...activity].map(([since, counts]) => cohort(since as WeekId, counts, current));
}

function cohort(since: WeekId, counts: readonly number[], current: WeekId): Cohort {
  const browsers = counts[0] ?? 0;
  const cells = counts.map((count, week) => ({
    week,
    state: stateOf(since, week, current),
    browsers: count,
    share: shareOf(count, browsers),
  }));
  return { since, browsers, cells };
}
