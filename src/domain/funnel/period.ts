import { addDays, type Day, dayAt } from "../time/day.ts";
import { addWeeks, type WeekId, weekOf, weekRange } from "../time/week.ts";
import { shareOf } from "./reach.ts";

/** What a report is about. */
export interface Period {
  /** Null: from the first event on. */
  from: Day | null;
  /** Null: until now. */
  to: Day | null;
  /** Whose days they are. */
  zone: string;
  now: number;
  withBots: boolean;
}

export interface Span<T> {
  first: T;
  last: T;
}

const later = <T extends string>(a: T, b: T): T => (a > b ? a : b);
const earlier = <T extends string>(a: T, b: T): T => (a < b ? a : b);
const span = <T extends string>(first: T, last: T): Span<T> | null => (first <= last ? { first, last } : null);

/**
 * The weeks that begin within the period: a browser tells the week it came in and no more, so this is how it falls into
 * one period and never into two. What came before the first event was not measured, and is not a row of zeros.
 */
export function cohortSpan(period: Period, firstAt: number): Span<WeekId> | null {
  const measured = weekOf(dayAt(firstAt, "UTC"));
  const current = weekOf(dayAt(period.now, "UTC"));
  const first = period.from === null ? measured : later(measured, weekOf(addDays(period.from, 6)));
  return span(first, period.to === null ? current : earlier(current, weekOf(period.to)));
}

export function daySpan(period: Period, firstAt: number): Span<Day> | null {
  const measured = dayAt(firstAt, period.zone);
  const today = dayAt(period.now, period.zone);
  const first = period.from === null ? measured : later(measured, period.from);
  return span(first, period.to === null ? today : earlier(today, period.to));
}

const quarterHour = 900_000;

/** The day of one instant after another. Clocks differ by whole quarters of an hour, so most instants share the answer. */
export function dayFinder(zone: string): (at: number) => Day {
  let known = Number.NaN;
  let day = "" as Day;
  return (at) => {
    const quarter = Math.floor(at / quarterHour);
    if (quarter !== known) day = dayAt(at, zone);
    known = quarter;
    return day;
  };
}

/** Weeks 0 to 12. */
export const weeksShown = 13;

/** `open`: the week is running, so its count may still grow. `ahead`: it has not begun. */
type CellState = "over" | "open" | "ahead";

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
