import type { Household } from "#domain/household/household.ts";
import type { SpendingBook } from "#domain/spending/spending-book.ts";
import { slotsBetween, type TimeSlot } from "#domain/spending/time-slots.ts";
import { addMonths, type Day, dayOf, monthOf, yearOf } from "#domain/time/day.ts";
import { addWeeks, startOfWeek, weekOfDay } from "#domain/time/week.ts";
import { dateWords, monthWords } from "#web/household/words/date-words.ts";

export type SlotKind = "month" | "week";

/** How many to show: a year of months, or a quarter of weeks. */
const slotCounts = { month: 12, week: 13 } as const;

/** The latest months or weeks, none from before anything was known. */
export function latestSlots(by: SlotKind, book: SpendingBook, { calendars }: Household, today: Day): TimeSlot[] {
  const earliest =
    by === "month"
      ? addMonths(dayOf(yearOf(today), monthOf(today), 1), 1 - slotCounts.month)
      : startOfWeek(addWeeks(weekOfDay(today, calendars), 1 - slotCounts.week), calendars);
  const known = firstEntryDay(book) ?? today;
  return slotsBetween(by, known > earliest ? known : earliest, today, calendars);
}

/** The day of the first entry. Looks only at the first week with entries. */
export function firstEntryDay({ weeks }: SpendingBook): Day | undefined {
  const first = weeks.find((entries) => entries.length > 0) ?? [];
  return first.map(({ day }) => day).sort()[0];
}

const shortDate = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
const shortMonth = new Intl.DateTimeFormat("en-GB", { month: "short", timeZone: "UTC" });

/** "November 2026", "week of 9 November". */
export const slotName = (by: SlotKind, from: string): string =>
  by === "month" ? monthWords(from as Day) : `Week of ${dateWords(from as Day)}`;

/** "Nov", "9 Nov". */
export const slotTick = (by: SlotKind, from: string): string =>
  (by === "month" ? shortMonth : shortDate).format(new Date(from)).replace("Sept", "Sep");
