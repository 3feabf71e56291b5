import { err, ok, type Result } from "../result.ts";
import { addDays, addMonths, type Day, dayOf, monthOf, yearOf } from "../time/day.ts";
import { type CalendarHistory, endOfWeek, startOfWeek, weekOfDay } from "../time/week-calendar.ts";
import type { BalanceBook } from "./balance-book.ts";
import { type NetWorth, netWorthOnDays } from "./net-worth.ts";

/** From one day to another, both included. */
export interface Span {
  from: Day;
  to: Day;
}

/** Net worth at the end of every week of the household that ends in the span. */
export const weeklyNetWorth = (
  book: BalanceBook,
  span: Span,
  calendars: CalendarHistory,
): Result<NetWorth[], "wrong-way-round"> => seriesOn(book, span, () => weekEnds(span, calendars));

/** Net worth at every month's end in the span. */
export const monthlyNetWorth = (book: BalanceBook, span: Span): Result<NetWorth[], "wrong-way-round"> =>
  seriesOn(book, span, () => monthEnds(span));

function seriesOn(book: BalanceBook, { from, to }: Span, days: () => Day[]): Result<NetWorth[], "wrong-way-round"> {
  return from > to ? err("wrong-way-round") : ok(netWorthOnDays(book, days()));
}

function weekEnds({ from, to }: Span, calendars: CalendarHistory): Day[] {
  const ends: Day[] = [];
  const next = nextWeekEnd(calendars);
  for (let end = endOfWeek(weekOfDay(from, calendars), calendars); end <= to; end = next(end)) ends.push(end);
  return ends;
}

/** After the last change of the calendar, and without any, every week has seven days. */
function nextWeekEnd(calendars: CalendarHistory): (end: Day) => Day {
  const lastChange = calendars.length > 1 ? startOfWeek(calendars[calendars.length - 1]!.from, calendars) : "";
  return (end) => (end >= lastChange ? addDays(end, 7) : endOfWeek(weekOfDay(addDays(end, 1), calendars), calendars));
}

function monthEnds({ from, to }: Span): Day[] {
  const firstOfMonth = dayOf(yearOf(from), monthOf(from), 1);
  const months = (yearOf(to) - yearOf(from)) * 12 + monthOf(to) - monthOf(from) + 1;
  const ends = Array.from({ length: months }, (_, index) => addDays(addMonths(firstOfMonth, index + 1), -1));
  return ends.filter((day) => day <= to);
}
