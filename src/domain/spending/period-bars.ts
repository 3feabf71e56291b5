import type { Transaction } from "../household/records.ts";
import { type Minor, minor } from "../money/money.ts";
import { addDays, type Day, daysBetween } from "../time/day.ts";
import { weekRange } from "../time/week.ts";
import { type CalendarHistory, endOfWeek, startOfWeek, weekOfDay } from "../time/week-calendar.ts";
import type { SpendingPeriod } from "./period.ts";

/** A day of a week, or the part of a week that a longer period has. */
export interface SpendingBar {
  from: Day;
  to: Day;
  spent: Minor;
  /** What the days after today have if what is left is spent evenly; planned, not spent. */
  ahead: Minor;
  /** Whether it holds today, or is wholly over or to come. */
  when: "over" | "now" | "to-come";
}

type Days = { from: Day; to: Day };

export function barsOf(
  period: SpendingPeriod,
  entries: readonly Transaction[],
  calendars: CalendarHistory,
  { today, perDay }: { today: Day; perDay: Minor },
): SpendingBar[] {
  const spent = spentByDay(entries);
  const stretches = period.kind === "week" ? eachDay(period) : eachWeek(period, calendars);
  return stretches.map(({ from, to }) => ({
    ...{ from, to, when: whenOf({ from, to }, today) },
    spent: minor(eachDay({ from, to }).reduce((total, day) => total + (spent.get(day.from) ?? 0), 0)),
    ahead: minor(perDay * daysAfter(today, { from, to })),
  }));
}

/** Today's share is today's to spend, so the days to come begin tomorrow. */
const daysAfter = (today: Day, { from, to }: Days): number =>
  Math.max(0, daysBetween(from > today ? from : addDays(today, 1), to) + 1);

function whenOf({ from, to }: Days, today: Day): SpendingBar["when"] {
  if (to < today) return "over";
  return from > today ? "to-come" : "now";
}

function spentByDay(entries: readonly Transaction[]): Map<Day, number> {
  const spent = new Map<Day, number>();
  for (const { kind, day, amount } of entries) if (kind === "spending") spent.set(day, (spent.get(day) ?? 0) + amount);
  return spent;
}

const eachDay = ({ from, to }: Days): Days[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const day = addDays(from, index);
    return { from: day, to: day };
  });

const eachWeek = ({ from, to }: Days, calendars: CalendarHistory): Days[] =>
  weekRange(weekOfDay(from, calendars), weekOfDay(to, calendars)).map((week) => {
    const [start, end] = [startOfWeek(week, calendars), endOfWeek(week, calendars)];
    return { from: start > from ? start : from, to: end < to ? end : to };
  });
