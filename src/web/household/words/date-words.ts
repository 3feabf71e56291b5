import { type Day, monthOf } from "#domain/time/day.ts";
import { type CalendarHistory, endOfWeek, startOfWeek, type WeekId } from "#domain/time/week.ts";

const wordsBy = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" });
  return (day: Day): string => format.format(new Date(day));
};

/** "March 2031": for dates so far ahead that naming a day would be false certainty. */
export const monthWords = wordsBy({ month: "long", year: "numeric" });

/** "9 November". */
export const dateWords = wordsBy({ day: "numeric", month: "long" });

/** "Fri 13": within two weeks nobody needs the month. */
export const nearDayWords = (day: Day): string => `${weekdayWords(day)} ${Number(day.slice(8))}`;

/** "Fri". */
export const weekdayWords = wordsBy({ weekday: "short" });

/** "Friday". */
export const longWeekdayWords = wordsBy({ weekday: "long" });

/** "9 – 15 November", or "30 November – 6 December". */
export function weekDaysWords(week: WeekId, calendars: CalendarHistory): string {
  const [from, to] = [startOfWeek(week, calendars), endOfWeek(week, calendars)];
  return `${monthOf(from) === monthOf(to) ? Number(from.slice(8)) : dateWords(from)} – ${dateWords(to)}`;
}

/** "week 46", for the middle of a sentence. */
export const weekNameWords = (week: WeekId): string => `week ${Number(week.slice(6))}`;
