import { largestSteps, type WorthStep } from "#domain/net-worth/largest-steps.ts";
import { type NetWorth, netWorthOnDays } from "#domain/net-worth/net-worth.ts";
import { type Pace, paceAhead } from "#domain/net-worth/pace-ahead.ts";
import { worthDays } from "#domain/net-worth/worth-days.ts";
import { addMonths, type Day, daysBetween } from "#domain/time/day.ts";
import type { CalendarHistory } from "#domain/time/week-calendar.ts";
import type { Worth } from "../worth.ts";

export type Range = "1" | "2" | "all";

/** All that the chart, its table and its file show. */
export interface WorthLine {
  points: readonly NetWorth[];
  pace: Pace | null;
  /** The steps worth a word, each on a day that has a point. */
  steps: readonly (WorthStep & { at: Day })[];
}

const years: Readonly<Record<Exclude<Range, "all">, number>> = { "1": 1, "2": 2 };

const startOf = (range: Range, today: Day): Day | "" => (range === "all" ? "" : addMonths(today, -12 * years[range]));

/** Those that show less than all, and all. */
export function rangesOf(first: Day, today: Day): Range[] {
  return [...(["1", "2"] as const).filter((range) => startOf(range, today) > first), "all"];
}

/** The first balance's day; nothing before there is one, or while it is today's: a line needs two days. */
export function firstDayOf({ book, place: { today } }: Worth): Day | null {
  const first = book.entries[0]?.entry.day;
  return first !== undefined && first < today ? first : null;
}

const monthsAhead: Readonly<Record<Range, number>> = { "1": 6, "2": 12, all: 12 };

export function worthLine({ book, place: { today } }: Worth, range: Range, calendars: CalendarHistory): WorthLine {
  const first = book.entries[0]?.entry.day ?? today;
  const start = startOf(range, today);
  const span = { from: start > first ? (start as Day) : first, to: today };
  const points = netWorthOnDays(book, worthDays(span, calendars));
  const pace = paceAhead(book, today, monthsAhead[range]);
  const last = pace.ok ? pace.value.points.at(-1)!.day : today;
  const steps = apart(largestSteps(book, span), daysBetween(span.from, last), points);
  return { points, pace: pace.ok ? pace.value : null, steps };
}

const mostSteps = 3;
/** Two names closer than this part of the line would run into each other on a phone. */
const leastApart = 0.34;
/** A step smaller than this part of the largest sum is not seen in the line. */
const leastSeen = 0.02;

function apart(steps: readonly WorthStep[], days: number, points: readonly NetWorth[]): WorthLine["steps"] {
  const largest = Math.max(...points.flatMap(({ assets, debts }) => [Math.abs(assets), debts]));
  const chosen: (WorthStep & { at: Day })[] = [];
  for (const step of steps) {
    const isSeen = Math.abs(step.amount) >= largest * leastSeen;
    const isFree = chosen.every(({ day }) => Math.abs(daysBetween(day, step.day)) >= days * leastApart);
    const point = points.find(({ day }) => day >= step.day);
    if (isSeen && isFree && point && chosen.length < mostSteps) chosen.push({ ...step, at: point.day });
  }
  return chosen;
}
