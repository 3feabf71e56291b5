import { err, ok, type Result } from "../result.ts";
import {
  addDays,
  type Day,
  dayAt,
  dayNumber,
  dayOf,
  dayOfNumber,
  firstYear,
  lastYear,
  type Weekday,
  yearOf,
} from "./day.ts";

declare const brand: unique symbol;

/** An ISO 8601 week name such as `2026-W46`. Names sort like weeks. */
export type WeekId = string & { readonly [brand]: "WeekId" };

type WeekProblem = "unreadable-week" | "out-of-range";

/** ISO weeks start on Monday; day number 4 (5 January 1970) was a Monday. */
const mondayNumber = (number: number): number => number - ((((number - 4) % 7) + 7) % 7);

/** Numbers weeks from the one of 1 January 1970, so that adding weeks is adding numbers. */
export const weekNumberOf = (week: WeekId): number => {
  const [year, index] = [Number(week.slice(0, 4)), Number(week.slice(6))];
  return weekNumberOfDay(dayOf(year, 1, 4)) + index - 1;
};

const weekNumberOfDay = (day: Day): number => (mondayNumber(dayNumber(day)) + 3) / 7;

/** A week belongs to the year of its Thursday. */
export function weekOfNumber(number: number): WeekId {
  const thursday = dayOfNumber(number * 7);
  const year = yearOf(thursday);
  return weekId(year, number - weekNumberOfDay(dayOf(year, 1, 4)) + 1);
}

export const weekId = (year: number, index: number): WeekId => `${year}-W${String(index).padStart(2, "0")}` as WeekId;

export function parseWeekId(text: string): Result<WeekId, WeekProblem> {
  const [, year, index] = /^(\d{4})-W(\d{2})$/.exec(text)?.map(Number) ?? [];
  if (year === undefined || index === undefined) return err("unreadable-week");
  if (year < firstYear || year > lastYear) return err("out-of-range");
  return index >= 1 && index <= weeksInYear(year) ? ok(weekId(year, index)) : err("unreadable-week");
}

/** 53 in long years. */
export const weeksInYear = (year: number): number =>
  weekNumberOfDay(dayOf(year + 1, 1, 4)) - weekNumberOfDay(dayOf(year, 1, 4));

/**
 * The week of a day for a household whose week starts on `firstDay`. Its name is the ISO week of its fourth day.
 */
export function weekOf(day: Day, firstDay: Weekday = 1): WeekId {
  const sinceFirst = (((dayNumber(day) + 3 - (firstDay - 1)) % 7) + 7) % 7;
  return weekOfNumber(weekNumberOfDay(addDays(day, 3 - sinceFirst)));
}

/** The first day of a week. Its fourth day has weekday `firstDay` + 3 and is in the ISO week of that name. */
export function weekStart(week: WeekId, firstDay: Weekday = 1): Day {
  const monday = weekNumberOf(week) * 7 - 3;
  return dayOfNumber(monday + ((firstDay + 2) % 7) - 3);
}

export const weekEnd = (week: WeekId, firstDay: Weekday = 1): Day => addDays(weekStart(week, firstDay), 6);

export const addWeeks = (week: WeekId, weeks: number): WeekId => weekOfNumber(weekNumberOf(week) + weeks);

export const weeksBetween = (from: WeekId, to: WeekId): number => weekNumberOf(to) - weekNumberOf(from);

/** All weeks between two, both included; empty if reversed. Counts up without dates, which is fast. */
export function weekRange(from: WeekId, to: WeekId): WeekId[] {
  const weeks: WeekId[] = [];
  let [year, index] = [weekYear(from), Number(from.slice(6))];
  let last = weeksInYear(year);
  for (let week = from; week <= to; week = weekId(year, index)) {
    weeks.push(week);
    index++;
    if (index > last) [year, index, last] = [year + 1, 1, weeksInYear(year + 1)];
  }
  return weeks;
}

export const weekYear = (week: WeekId): number => Number(week.slice(0, 4));

export type Quarter = 1 | 2 | 3 | 4;

/** Thirteen weeks each; a 53rd belongs to the last. */
export const weekQuarter = (week: WeekId): Quarter => Math.min(4, Math.ceil(Number(week.slice(6)) / 13)) as Quarter;

/** A household's time zone and the first day of its week. */
interface WeekCalendar {
  firstDay: Weekday;
  timeZone: string;
}

/** A calendar that applies from a week on. Changes never rename past weeks. */
export interface CalendarChange extends WeekCalendar {
  from: WeekId;
}

/** All calendars of a household, oldest first. The first also applies to all earlier weeks. */
export type CalendarHistory = readonly [CalendarChange, ...CalendarChange[]];

export function calendarOf(week: WeekId, history: CalendarHistory): WeekCalendar {
  return history.findLast(({ from }) => from <= week) ?? history[0];
}

/**
 * A change of the first day or time zone takes effect with the first week of the new calendar that starts after the current
 * week. So no past day moves to another week.
 */
export function changeCalendar(history: CalendarHistory, next: WeekCalendar, thisWeek: WeekId): CalendarHistory {
  const isOverBy = (week: WeekId) => weekStart(week, next.firstDay) > endOfWeek(thisWeek, history);
  const from = [1, 2].map((weeks) => addWeeks(thisWeek, weeks)).find(isOverBy)!;
  const [first, ...rest] = history.filter((change) => change.from < from);
  return first ? [first, ...rest, { ...next, from }] : [{ ...next, from }];
}

export const startOfWeek = (week: WeekId, history: CalendarHistory): Day =>
  weekStart(week, calendarOf(week, history).firstDay);

/** A week lasts until the next one starts; around a calendar change it may have fewer or more than seven days. */
export const endOfWeek = (week: WeekId, history: CalendarHistory): Day =>
  addDays(startOfWeek(addWeeks(week, 1), history), -1);

/** The household's week of a day. */
export function weekOfDay(day: Day, history: CalendarHistory): WeekId {
  const guess = weekOf(day, calendarOf(weekOf(day), history).firstDay);
  if (startOfWeek(guess, history) > day) return addWeeks(guess, -1);
  const next = addWeeks(guess, 1);
  return startOfWeek(next, history) <= day ? next : guess;
}

/**
 * The household's week at an instant. A week ends by the time zone of its own calendar, so around a move the earliest week
 * that is not over counts.
 */
export function weekAt(instant: number, history: CalendarHistory): WeekId {
  const isOver = (week: WeekId) => dayAt(instant, calendarOf(week, history).timeZone) > endOfWeek(week, history);
  const zones = new Set(history.map(({ timeZone }) => timeZone));
  const candidates = [...zones].map((zone) => weekOfDay(dayAt(instant, zone), history)).sort();
  return candidates.find((week) => !isOver(week)) ?? candidates[candidates.length - 1]!;
}
