import type { Transaction } from "../household/records.ts";
import { type Minor, minor } from "../money/money.ts";
import type { WeekId } from "../time/week.ts";
import { indexOfDay, indexOfWeek, type WeekSpan } from "../time/week-span.ts";

/** Sums of whole minor units, one for each week of the span. Doubles hold them exactly up to 2^53. */
export type Row = Float64Array;

/**
 * All entries by week, with their sums. Adding an entry makes a new book that shares all but the touched week and rows,
 * so a screen that watches one category is not disturbed by another, and one more entry costs no second look at the rest.
 */
export interface SpendingBook {
  readonly span: WeekSpan;
  readonly weeks: readonly (readonly Transaction[])[];
  readonly byCategory: ReadonlyMap<string, Row>;
  readonly spent: Row;
  readonly income: Row;
}

/** The entries are of different ids, as a store that keeps them by id has them. Days outside the span are left out. */
export function spendingBook(entries: Iterable<Transaction>, span: WeekSpan): SpendingBook {
  const length = span.starts.length - 1;
  const weeks: Transaction[][] = Array.from({ length }, () => []);
  const rows = {
    byCategory: new Map<string, Row>(),
    spent: new Float64Array(length),
    income: new Float64Array(length),
  };
  let near = 0;
  for (const entry of entries) {
    const index = indexOfDay(span, entry.day, near);
    if (index < 0) continue;
    near = index;
    weeks[index]!.push(entry);
    count(rows, entry, index, 1);
  }
  return { span, weeks, ...rows };
}

interface Rows {
  byCategory: Map<string, Row>;
  spent: Row;
  income: Row;
}

/** Adds an entry to the sums of its week, or takes it off them. */
export function count(rows: Rows, entry: Transaction, index: number, sign: 1 | -1): void {
  if (entry.kind === "income") rows.income[index]! += sign * entry.amount;
  if (entry.kind !== "spending") return;
  rows.spent[index]! += sign * entry.amount;
  if (entry.splits) for (const part of entry.splits) addTo(rows, part.categoryId, index, sign * part.amount);
  else addTo(rows, entry.categoryId ?? "", index, sign * entry.amount);
}

function addTo(rows: Rows, categoryId: string, index: number, amount: number): void {
  let row = rows.byCategory.get(categoryId);
  if (row === undefined) {
    row = new Float64Array(rows.spent.length);
    rows.byCategory.set(categoryId, row);
  }
  row[index]! += amount;
}

/** Half of what a number holds exactly, so that budgets carried over still add up beside it. */
export const mostCounted = 2 ** 52;

/** Whether every sum in the book is exact. Beyond that, which takes tens of thousands of entries at the limit, none is told. */
export function isExact({ byCategory, spent, income }: SpendingBook): boolean {
  const size = (row: Row) => row.reduce((total, amount) => total + Math.abs(amount), 0);
  return [spent, income, ...byCategory.values()].every((row) => size(row) <= mostCounted);
}

export const spentIn = (book: SpendingBook, week: WeekId, categoryId?: string): Minor =>
  minor((categoryId === undefined ? book.spent : book.byCategory.get(categoryId))?.[indexOfWeek(book.span, week)] ?? 0);
