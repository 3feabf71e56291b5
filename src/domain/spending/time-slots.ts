import type { Transaction } from "../household/records.ts";
import { addDays, addMonths, type Day, dayOf, monthOf, yearOf } from "../time/day.ts";
import { type CalendarHistory, endOfWeek, startOfWeek, weekOfDay, weekRange } from "../time/week.ts";
import { type SpendingBook, weekIndexes } from "./spending-book.ts";
import { everydayParts, isEveryday } from "./transaction.ts";

/** A month or a week of a chart; `2026-11` or `2026-W46`. */
export interface TimeSlot {
  id: string;
  from: Day;
  to: Day;
}

/** All whole months or weeks from the one of the first day to the one of the last. */
export function slotsBetween(by: "month" | "week", from: Day, to: Day, calendars: CalendarHistory): TimeSlot[] {
  if (by === "month") return monthsBetween(from, to);
  return weekRange(weekOfDay(from, calendars), weekOfDay(to, calendars)).map((week) => ({
    id: week,
    from: startOfWeek(week, calendars),
    to: endOfWeek(week, calendars),
  }));
}

function monthsBetween(from: Day, to: Day): TimeSlot[] {
  const slots: TimeSlot[] = [];
  for (let first = dayOf(yearOf(from), monthOf(from), 1); first <= to; first = addMonths(first, 1))
    slots.push({ id: first.slice(0, 7), from: first, to: addDays(addMonths(first, 1), -1) });
  return slots;
}

export interface SlotSums {
  /** All spending, paid bills included. */
  spent: number;
  everyday: number;
  income: number;
  /** Everyday spending; "" is no category. */
  byCategory: Map<string, number>;
}

/** Spending and income of a slot. Whole weeks use the book's sums; only partial weeks are read entry by entry. */
export function sumsIn(book: SpendingBook, { from, to }: TimeSlot): SlotSums {
  const { starts } = book.span;
  const sums: SlotSums = { spent: 0, everyday: 0, income: 0, byCategory: new Map() };
  const [first, end] = weekIndexes(book.span, from, to);
  for (let index = first; index < end; index++) {
    const isWhole = starts[index]! >= from && addDays(starts[index + 1]!, -1) <= to;
    if (isWhole) addWeek(sums, book, index);
    else for (const entry of book.weeks[index]!) if (entry.day >= from && entry.day <= to) addEntry(sums, entry);
  }
  return sums;
}

function addWeek(sums: SlotSums, { spent, everyday, income, byCategory }: SpendingBook, index: number): void {
  sums.spent += spent[index]!;
  sums.everyday += everyday[index]!;
  sums.income += income[index]!;
  for (const [id, row] of byCategory) addTo(sums.byCategory, id, row[index]!);
}

function addEntry(sums: SlotSums, entry: Transaction): void {
  if (entry.kind === "spending") sums.spent += entry.amount;
  if (isEveryday(entry)) sums.everyday += entry.amount;
  if (entry.kind === "income") sums.income += entry.amount;
  for (const { categoryId, amount } of everydayParts(entry)) addTo(sums.byCategory, categoryId, amount);
}

const addTo = (sums: Map<string, number>, id: string, amount: number): void => {
  if (amount !== 0) sums.set(id, (sums.get(id) ?? 0) + amount);
};
