import { addDays, type Day, dayAt } from "../time/day.ts";
import { type WeekId, weekOf } from "../time/week.ts";

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
