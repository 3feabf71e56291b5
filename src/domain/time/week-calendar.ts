import { addDays, type Day, dayAt, type Weekday } from "./day.ts";
import { addWeeks, type WeekId, weekOf, weekStart } from "./week.ts";

/** Where a household lives and when its week begins. */
export interface WeekCalendar {
  firstDay: Weekday;
  timeZone: string;
}

/** A calendar in force from one week on. Changes never rename a week that is over. */
export interface CalendarChange extends WeekCalendar {
  from: WeekId;
}

/** All calendars a household has had, oldest first. The first one also holds for every week before it. */
export type CalendarHistory = readonly [CalendarChange, ...CalendarChange[]];

export function calendarOf(week: WeekId, history: CalendarHistory): WeekCalendar {
  return history.findLast(({ from }) => from <= week) ?? history[0];
}

/** Changing the first day or the zone takes effect next week. */
export function changeCalendar(history: CalendarHistory, next: WeekCalendar, thisWeek: WeekId): CalendarHistory {
  const from = addWeeks(thisWeek, 1);
  const [first, ...rest] = history.filter((change) => change.from < from);
  return first ? [first, ...rest, { ...next, from }] : [{ ...next, from }];
}

export const startOfWeek = (week: WeekId, history: CalendarHistory): Day =>
  weekStart(week, calendarOf(week, history).firstDay);

/** A week lasts until the next one starts: around a change it may have six days, or thirteen at most. */
export const endOfWeek = (week: WeekId, history: CalendarHistory): Day =>
  addDays(startOfWeek(addWeeks(week, 1), history), -1);

/** The household's week that holds a day. */
export function weekOfDay(day: Day, history: CalendarHistory): WeekId {
  const guess = weekOf(day, calendarOf(weekOf(day), history).firstDay);
  if (startOfWeek(guess, history) > day) return addWeeks(guess, -1);
  const next = addWeeks(guess, 1);
  return startOfWeek(next, history) <= day ? next : guess;
}

/** The household's week at an instant, by the clocks where it lives. */
export function weekAt(instant: number, history: CalendarHistory): WeekId {
  const latest = history[history.length - 1]!;
  const week = weekOfDay(dayAt(instant, latest.timeZone), history);
  const { timeZone } = calendarOf(week, history);
  return timeZone === latest.timeZone ? week : weekOfDay(dayAt(instant, timeZone), history);
}
