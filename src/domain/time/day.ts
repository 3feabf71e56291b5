import { err, ok, type Result } from "../result.ts";

declare const brand: unique symbol;

/** A calendar day as `YYYY-MM-DD`: a string, never a `Date`, so no time zone can move it. Strings compare as days do. */
export type Day = string & { readonly [brand]: "Day" };

/** Monday is 1, Sunday is 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export type DayProblem = "impossible-date" | "out-of-range";

const dayMs = 86_400_000;
export const firstYear = 1970;
export const lastYear = 2100;

/** Parses a day from a field or file. Years before 1970 or after 2100 count as typos. */
export function parseDay(text: string): Result<Day, DayProblem> {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim())?.map(Number) ?? [];
  if (year === undefined || month === undefined || date === undefined) return err("impossible-date");
  if (month < 1 || month > 12 || date < 1 || date > daysInMonth(year, month)) return err("impossible-date");
  if (year < firstYear || year > lastYear) return err("out-of-range");
  return ok(text.trim() as Day);
}

export const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Days since 1 January 1970. Counting in UTC keeps every day 24 hours long. */
export const dayNumber = (day: Day): number => Date.parse(day) / dayMs;

export const dayOfNumber = (number: number): Day => new Date(number * dayMs).toISOString().slice(0, 10) as Day;

/** A day from its parts; a date past the month's end becomes its last day. */
export function dayOf(year: number, month: number, date: number): Day {
  const clamped = Math.min(date, daysInMonth(year, month));
  return `${year}-${String(month).padStart(2, "0")}-${String(clamped).padStart(2, "0")}` as Day;
}

export const yearOf = (day: Day): number => Number(day.slice(0, 4));
export const monthOf = (day: Day): number => Number(day.slice(5, 7));
export const dateOf = (day: Day): number => Number(day.slice(8, 10));

export const addDays = (day: Day, days: number): Day => dayOfNumber(dayNumber(day) + days);

export const daysBetween = (from: Day, to: Day): number => dayNumber(to) - dayNumber(from);

/** The same date some months later, or that month's last day. Pass `date` to keep a 31st across a February. */
export function addMonths(day: Day, months: number, date = dateOf(day)): Day {
  const month = yearOf(day) * 12 + monthOf(day) - 1 + months;
  return dayOf(Math.floor(month / 12), (month % 12) + 1, date);
}

/** 1 January 1970 was a Thursday. */
export const weekdayOf = (day: Day): Weekday => (((((dayNumber(day) + 3) % 7) + 7) % 7) + 1) as Weekday;

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of an instant in a time zone, correct across clock changes. */
export function dayAt(instant: number, timeZone: string): Day {
  const format =
    dayFormats.get(timeZone) ??
    new Intl.DateTimeFormat("en-US-u-ca-iso8601", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  dayFormats.set(timeZone, format);
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}` as Day;
}

export function parseTimeZone(text: string): Result<string, "unknown-time-zone"> {
  try {
    return ok(new Intl.DateTimeFormat("en", { timeZone: text }).resolvedOptions().timeZone);
  } catch {
    return err("unknown-time-zone");
  }
}
