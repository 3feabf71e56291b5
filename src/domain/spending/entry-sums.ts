import type { Category } from "../household/household.ts";
import type { Transaction } from "../household/records.ts";
import { type Minor, minor } from "../money/money.ts";
import type { Day } from "../time/day.ts";
import { latestFirst } from "./spending-book.ts";
import { everydayParts, isEveryday } from "./transaction.ts";

/** All spending minus refunds, paid bills included. */
export const spentBy = (entries: readonly Transaction[]): Minor => sumOf(entries, ({ kind }) => kind === "spending");

/** What the weekly budgets pay for. */
export const everydayBy = (entries: readonly Transaction[]): Minor => sumOf(entries, isEveryday);

export const incomeBy = (entries: readonly Transaction[]): Minor => sumOf(entries, ({ kind }) => kind === "income");

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

/** Everyday spending without a category, or with one that is gone. It has no budget. */
export interface Uncategorized {
  spent: Minor;
  entries: number;
}

export function uncategorizedIn(entries: readonly Transaction[], categories: readonly Category[]): Uncategorized {
  const known = new Set(categories.map(({ id }) => id));
  let [spent, count] = [0, 0];
  for (const entry of entries) {
    const loose = everydayParts(entry).filter(({ categoryId }) => !known.has(categoryId));
    if (loose.length > 0) count += 1;
    for (const { amount } of loose) spent += amount;
  }
  return { spent: minor(spent), entries: count };
}

const sumOf = (entries: readonly Transaction[], isCounted: (entry: Transaction) => boolean): Minor =>
  minor(entries.reduce((total, entry) => (isCounted(entry) ? total + entry.amount : total), 0));
