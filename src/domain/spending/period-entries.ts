import type { Transaction } from "../household/records.ts";
import { type Minor, minor } from "../money/money.ts";
import type { Day } from "../time/day.ts";
import { indexOfDay, type WeekSpan } from "../time/week-span.ts";
import { latestFirst } from "./latest-first.ts";
import type { SpendingBook } from "./spending-book.ts";

/** The entries of one day, the newest first. */
export interface DayOfEntries {
  day: Day;
  entries: readonly Transaction[];
  /** Refunds off; income and transfers left out. */
  spent: Minor;
  income: Minor;
}

/** The weeks of a span that have a day between two days: from the first index to before the second. */
export function weekIndexes(span: WeekSpan, from: Day, to: Day): [first: number, end: number] {
  const { starts } = span;
  const [first, last] = [starts[0]!, starts[starts.length - 1]!];
  if (to < first || from >= last || from > to) return [0, 0];
  const end = to >= last ? starts.length - 1 : indexOfDay(span, to) + 1;
  return [from < first ? 0 : indexOfDay(span, from), end];
}

/** The entries between two days, both included. No other week than theirs is looked at. */
export function entriesBetween({ span, weeks }: SpendingBook, from: Day, to: Day): Transaction[] {
  const within = weeks.slice(...weekIndexes(span, from, to)).flat();
  return within.filter(({ day }) => day >= from && day <= to);
}

export const spentBy = (entries: readonly Transaction[]): Minor => sumOf("spending", entries);
export const incomeBy = (entries: readonly Transaction[]): Minor => sumOf("income", entries);

const sumOf = (kind: Transaction["kind"], entries: readonly Transaction[]): Minor =>
  minor(entries.reduce((total, entry) => (entry.kind === kind ? total + entry.amount : total), 0));

/** By their days, the latest first. */
export function entriesByDay(entries: readonly Transaction[]): DayOfEntries[] {
  const days = new Map<Day, Transaction[]>();
  for (const entry of entries.toSorted(latestFirst)) {
    const known = days.get(entry.day);
    if (known) known.push(entry);
    else days.set(entry.day, [entry]);
  }
  return [...days].map(([day, own]) => ({ day, entries: own, spent: spentBy(own), income: incomeBy(own) }));
}
