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

/**
 * Changing the first day or the zone takes effect next week: with the first week that starts, by the new calendar, after
 * the present one is over. So no day that was lived moves to another week.
 */
export function changeCalendar(history: CalendarHistory, next: WeekCalendar, thisWeek: WeekId): CalendarHistory {
  const isOverBy = (week: WeekId) => weekStart(week, next.firstDay) > endOfWeek(thisWeek, history);
  const from = [1, 2].map((weeks) => addWeeks(thisWeek, weeks)).find(isOverBy)!;
  const [first, ...rest] = history.filter((change) => change.from < from);
  return first ? [first, ...rest, { ...next, from }] : [{ ...next, from }];
}

export const startOfWeek = (week: WeekId, history: CalendarHistory): Day =>
  weekStart(week, calendarOf(week, history).firstDay);

/** A week lasts until the next one starts: around a change it may be shorter or longer than seven days. */
export const endOfWeek = (week: WeekId, history: CalendarHistory): Day =>
  addDays(startOfWeek(addWeeks(week, 1), history), -1);

/** The household's week that holds a day. */
export function weekOfDay(day: Day, history: CalendarHistory): WeekId {
  const guess = weekOf(day, calendarOf(weekOf(day), history).firstDay);
  if (startOfWeek(guess, history) > day) return addWeeks(guess, -1);
  const next = addWeeks(guess, 1);
  return startOfWeek(next, history) <= day ? next : guess;
}

/**
 * The household's week at an instant. A week ends by the clocks it was lived by, so around a move the earliest week counts
 * that is not over yet.
 */
export function weekAt(instant: number, history: CalendarHistory): WeekId {
  const isOver = (week: WeekId) => dayAt(instant, calendarOf(week, history).timeZone) > endOfWeek(week, history);
  const zones = new Set(history.map(({ timeZone }) => timeZone));
  const candidates = [...zones].map((zone) => weekOfDay(dayAt(instant, zone), history)).sort();
  return candidates.find((week) => !isOver(week)) ?? candidates[candidates.length - 1]!;
}
