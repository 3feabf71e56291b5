import type { Transaction } from "../household/records.ts";
import { type Minor, minor } from "../money/money.ts";
import type { Day } from "../time/day.ts";
import { latestFirst } from "./spending-book.ts";

export const spentBy = (entries: readonly Transaction[]): Minor => sumOf("spending", entries);

export const incomeBy = (entries: readonly Transaction[]): Minor => sumOf("income", entries);

/** Groups entries by day, latest day first. */
export function entriesByDay(entries: readonly Transaction[]): DayOfEntries[] {
  const days = new Map<Day, Transaction[]>();
  for (const entry of entries.toSorted(latestFirst)) {
    const group = days.get(entry.day);
    if (group) group.push(entry);
    else days.set(entry.day, [entry]);
  }
  return [...days].map(([day, own]) => ({ day, entries: own, spent: spentBy(own), income: incomeBy(own) }));
}

/** The entries of one day, newest first. */
export interface DayOfEntries {
  day: Day;
  entries: readonly Transaction[];
  /** Minus refunds; without income and transfers. */
  spent: Minor;
  income: Minor;
}

const sumOf = (kind: Transaction["kind"], entries: readonly Transaction[]): Minor =>
  minor(entries.reduce((total, entry) => (entry.kind === kind ? total + entry.amount : total), 0));
