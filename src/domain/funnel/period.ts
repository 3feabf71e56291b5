import { addDays, type Day, dayAt } from "../time/day.ts";
import { addWeeks, type WeekId, weekOf, weekRange } from "../time/week.ts";
import { shareOf } from "./reach.ts";

/** The scope of a report. */
export interface Period {
  /** Null: since the first event. */
  from: Day | null;
  /** Null: until now. */
  to: Day | null;
  /** The time zone of the days. */
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
 * The weeks that start in the period. A browser sends only the week of its first visit, so this puts it into exactly one
 * period. Time before the first event was not measured and gets no rows of zeros.
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

/** Finds the day of instants. UTC offsets are whole quarter hours, so instants in the same quarter share the cached day. */
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

/** `open`: the current week, whose count may still grow. `ahead`: not started. */
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

/** The number of active browsers of each cohort by week after their first. */
export type Activity = Map<string, number[]>;

export const noActivity = (span: Span<WeekId>): Activity =>
  new Map(weekRange(span.first, span.last).map((week) => [week, Array<number>(weeksShown).fill(0)]));

export function addWeek(activity: Activity, since: string, week: number): void {
  const weeks = activity.get(since);
  if (weeks?.[week] !== undefined) weeks[week]++;
}

/** Uses calendar weeks in UTC, whatever day of its first week a browser arrived on. */
export function stateOf(since: WeekId, week: number, current: WeekId): CellState {
  const then = addWeeks(since, week);
  if (current < then) return "ahead";
  return current > then ? "over" : "open";
}

/** Whether a cohort's first four weeks are over, so that all of it could have reached week 4. */
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
