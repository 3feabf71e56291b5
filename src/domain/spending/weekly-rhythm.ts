import { divideHalfEven, type Minor, minor } from "../money/money.ts";
import { err, ok, type Result } from "../result.ts";
import { addDays, type Day, daysBetween, type Weekday, weekdayOf } from "../time/day.ts";
import { addWeeks, type CalendarHistory, calendarOf, startOfWeek, type WeekId, weekOfDay } from "../time/week.ts";
import { entriesBetween, isExact, type SpendingBook } from "./spending-book.ts";
import { isEveryday } from "./transaction.ts";

/** The usual spending of a weekday. */
export interface WeekdaySpending {
  weekday: Weekday;
  mean: Minor;
  low: Minor;
  high: Minor;
}

export interface WeeklyRhythm {
  from: Day;
  to: Day;
  /** Starting with the first day of the household's week. */
  weekdays: readonly WeekdaySpending[];
}

/** A quarter of a year. */
export const rhythmWeeks = 13;

/**
 * The mean and range of each weekday's spending over the last full weeks, including days without spending. Null before the
 * first week is over. `began` is the household's first week.
 */
export function weeklyRhythm(
  book: SpendingBook,
  calendars: CalendarHistory,
  { began, today, weeks = rhythmWeeks }: { began: WeekId; today: Day; weeks?: number },
): Result<WeeklyRhythm | null, "too-large"> {
  if (!isExact(book)) return err("too-large");
  const now = weekOfDay(today, calendars);
  const [earliest, to] = [addWeeks(now, -weeks), addDays(startOfWeek(now, calendars), -1)];
  const from = startOfWeek(earliest > began ? earliest : began, calendars);
  if (from > to) return ok(null);
  const byWeekday = spentByWeekday(book, from, to);
  const { firstDay } = calendarOf(now, calendars);
  const order = Array.from({ length: 7 }, (_, index) => (((firstDay - 1 + index) % 7) + 1) as Weekday);
  return ok({ from, to, weekdays: order.map((weekday) => spendingOf(weekday, byWeekday.get(weekday) ?? [])) });
}

/** One amount per day, by weekday. */
function spentByWeekday(book: SpendingBook, from: Day, to: Day): Map<Weekday, number[]> {
  const spent = new Map<Day, number>();
  for (const entry of entriesBetween(book, from, to))
    if (isEveryday(entry)) spent.set(entry.day, (spent.get(entry.day) ?? 0) + entry.amount);
  const byWeekday = new Map<Weekday, number[]>();
  for (let after = 0; after <= daysBetween(from, to); after++) {
    const day = addDays(from, after);
    const weekday = weekdayOf(day);
    byWeekday.set(weekday, [...(byWeekday.get(weekday) ?? []), spent.get(day) ?? 0]);
  }
  return byWeekday;
}

/** A short week after a calendar change may lack a weekday, which then counts as zero. */
function spendingOf(weekday: Weekday, amounts: readonly number[]): WeekdaySpending {
  if (amounts.length === 0) return { weekday, mean: minor(0), low: minor(0), high: minor(0) };
  const total = amounts.reduce((all, amount) => all + amount, 0);
  return {
    weekday,
    mean: minor(divideHalfEven(total, amounts.length)),
    low: minor(Math.min(...amounts)),
    high: minor(Math.max(...amounts)),
  };
}
