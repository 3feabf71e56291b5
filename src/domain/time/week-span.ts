import { addDays, type Day } from "./day.ts";
import {
  addWeeks,
  type CalendarHistory,
  startOfWeek,
  type WeekId,
  weekNumberOf,
  weekOfDay,
  weekOfNumber,
  weekRange,
} from "./week.ts";

/** Consecutive weeks with their first days, so that finding a day's week needs only string comparisons, no dates. */
export interface WeekSpan {
  readonly first: WeekId;
  readonly last: WeekId;
  /** The first day of each week and of the week after the last. */
  readonly starts: readonly Day[];
  readonly calendars: CalendarHistory;
}

export function weekSpan(first: WeekId, last: WeekId, history: CalendarHistory): WeekSpan {
  return { first, last, starts: startsOf(first, addWeeks(last, 1), history), calendars: history };
}

/** Extends the span if needed so that it covers a day. */
export function spanCovering(span: WeekSpan, day: Day): WeekSpan {
  const week = weekOfDay(day, span.calendars);
  if (week >= span.first && week <= span.last) return span;
  return weekSpan(week < span.first ? week : span.first, week > span.last ? week : span.last, span.calendars);
}

/** Without a calendar change in the span every week has seven days. */
function startsOf(first: WeekId, last: WeekId, history: CalendarHistory): Day[] {
  if (history.every(({ from }) => from <= first)) return sevenApart(startOfWeek(first, history), first, last);
  return weekRange(first, last).map((week) => startOfWeek(week, history));
}

const sevenApart = (start: Day, first: WeekId, last: WeekId): Day[] =>
  Array.from({ length: weekNumberOf(last) - weekNumberOf(first) + 1 }, (_, index) => addDays(start, index * 7));

export const weekAtIndex = (span: WeekSpan, index: number): WeekId => weekOfNumber(weekNumberOf(span.first) + index);

export const indexOfWeek = (span: WeekSpan, week: WeekId): number => weekNumberOf(week) - weekNumberOf(span.first);

/** The index of a day's week, or −1 outside the span. `near` is a guess that skips the search when it is right. */
export function indexOfDay({ starts }: WeekSpan, day: Day, near = 0): number {
  if (day >= starts[near]! && day < starts[near + 1]!) return near;
  if (day < starts[0]! || day >= starts[starts.length - 1]!) return -1;
  let [low, high] = [0, starts.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= day) low = middle;
    else high = middle;
  }
  return low;
}
