import { addDays, addMonths, type Day, dayOf, daysBetween, monthOf, yearOf } from "../time/day.ts";
import { type CalendarHistory, endOfWeek, weekOfDay } from "../time/week-calendar.ts";
import type { Span } from "./series.ts";

/** Up to a year and a few days is told by weeks, more than that by months. */
const longestInWeeks = 372;

/** The days on which a line of net worth has a point: both ends of the span, and between them ends of weeks or months. */
export function worthDays({ from, to }: Span, calendars: CalendarHistory): Day[] {
  if (from >= to) return [to];
  const next = daysBetween(from, to) <= longestInWeeks ? weekEndAfter(calendars) : monthEndAfter;
  const days = [from];
  for (let day = next(from); day < to; day = next(day)) days.push(day);
  return [...days, to];
}

const weekEndAfter =
  (calendars: CalendarHistory) =>
  (day: Day): Day =>
    endOfWeek(weekOfDay(addDays(day, 1), calendars), calendars);

function monthEndAfter(day: Day): Day {
  const tomorrow = addDays(day, 1);
  return addDays(addMonths(dayOf(yearOf(tomorrow), monthOf(tomorrow), 1), 1), -1);
}
