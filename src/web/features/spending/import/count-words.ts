import type { Day } from "#domain/time/day.ts";

/** "1 row", "1,204 rows". */
export const countWords = (count: number, one: string, many: string): string =>
  `${count.toLocaleString("en")} ${count === 1 ? one : many}`;

export const entriesWords = (count: number): string => countWords(count, "entry", "entries");

const format = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });

/** "3 Feb 2026": the month in letters, so that nobody takes it for the day. */
export const dayWords = (day: Day): string => format.format(new Date(day));
