import {
  type GoalPayment,
  isPaidFromGoal,
  nothingPaid,
  type PaidFromGoals,
  withGoalPayments,
} from "../goals/paid-from-goals.ts";
import type { Transaction } from "../household/records.ts";
import { type Minor, minor } from "../money/money.ts";
import type { Day } from "../time/day.ts";
import type { WeekId } from "../time/week.ts";
import { indexOfDay, indexOfWeek, spanCovering, type WeekSpan, weekAtIndex } from "../time/week-span.ts";
import { everydayParts, isEveryday } from "./transaction.ts";

/** Sums in whole minor units, one per week of the span. Doubles are exact up to 2^53. */
type Row = Float64Array;

/**
 * All entries by week, with their sums. Immutable: adding an entry makes a new book that shares everything but the changed
 * week and rows. So a view of one category does not update for another, and a change costs no second pass over the rest.
 */
export interface SpendingBook {
  readonly span: WeekSpan;
  readonly weeks: readonly (readonly Transaction[])[];
  /** Everyday spending by category; "" is no category. */
  readonly byCategory: ReadonlyMap<string, Row>;
  /** What the weekly budgets pay for, categorized or not. */
  readonly everyday: Row;
  /** All spending, paid bills included. */
  readonly spent: Row;
  readonly income: Row;
  /** What was paid from goals. The same object until one of those entries changes. */
  readonly paidFromGoals: PaidFromGoals;
}

/** Entry ids must be unique. Entries outside the span are left out. */
export function spendingBook(entries: Iterable<Transaction>, span: WeekSpan): SpendingBook {
  const length = span.starts.length - 1;
  const weeks: Transaction[][] = Array.from({ length }, () => []);
  const rows = {
    byCategory: new Map<string, Row>(),
    everyday: new Float64Array(length),
    spent: new Float64Array(length),
    income: new Float64Array(length),
  };
  const payments: GoalPayment[] = [];
  let near = 0;
  for (const entry of entries) {
    const index = indexOfDay(span, entry.day, near);
    if (index < 0) continue;
    near = index;
    weeks[index]!.push(entry);
    count(rows, entry, index, 1);
    if (isPaidFromGoal(entry)) payments.push(paymentOf(span, { entry, index, sign: 1 }));
  }
  return { span, weeks, ...rows, paidFromGoals: withGoalPayments(nothingPaid, payments) };
}

const paymentOf = (span: WeekSpan, { entry, index, sign }: Move): GoalPayment => ({
  goalId: entry.goalId!,
  week: weekAtIndex(span, index),
  amount: sign * entry.amount,
});

interface Rows {
  byCategory: Map<string, Row>;
  everyday: Row;
  spent: Row;
  income: Row;
}

/** Adds an entry to the sums of its week, or subtracts it. */
function count(rows: Rows, entry: Transaction, index: number, sign: 1 | -1): void {
  if (entry.kind === "income") rows.income[index]! += sign * entry.amount;
  if (entry.kind !== "spending") return;
  rows.spent[index]! += sign * entry.amount;
  if (!isEveryday(entry)) return;
  rows.everyday[index]! += sign * entry.amount;
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

/** Half of the exact integer range, so that carried-over budgets can still be added. */
export const maxExactSum = 2 ** 52;

/** Whether every sum in the book is exact. Only tens of thousands of entries at the amount limit exceed it. */
export function isExact({ byCategory, spent, everyday, income }: SpendingBook): boolean {
  const size = (row: Row) => row.reduce((total, amount) => total + Math.abs(amount), 0);
  return [spent, everyday, income, ...byCategory.values()].every((row) => size(row) <= maxExactSum);
}

/** A week's everyday spending, in total or of one category. */
export const spentIn = (book: SpendingBook, week: WeekId, categoryId?: string): Minor =>
  minor(
    (categoryId === undefined ? book.everyday : book.byCategory.get(categoryId))?.[indexOfWeek(book.span, week)] ?? 0,
  );

export const entriesIn = ({ weeks, span }: SpendingBook, week: WeekId): readonly Transaction[] =>
  weeks[indexOfWeek(span, week)] ?? [];

type EntryRef = Pick<Transaction, "id" | "day">;

/** Adds an entry. Replaces one with the same id in the same week; extends the span for a day outside it. */
export const withEntry = (book: SpendingBook, entry: Transaction): SpendingBook => withChanges(book, [entry], [entry]);

/** Removes an entry by id and week. Subtracts the amount stored in the book, so an edited copy does no harm. */
export const withoutEntry = (book: SpendingBook, entry: EntryRef): SpendingBook => withChanges(book, [entry], []);

interface Move {
  entry: Transaction;
  index: number;
  sign: 1 | -1;
}

/** Removes and adds entries, copying each week once. Added ids must be new or among the removed ones. */
export function withChanges(
  book: SpendingBook,
  removed: readonly EntryRef[],
  added: readonly Transaction[],
): SpendingBook {
  const wide = extended(book, added);
  const weeks = [...wide.weeks];
  const moves: Move[] = [];
  for (const [index, { ids, added: own }] of byWeek(wide, removed, added)) {
    const week = weeks[index]!;
    const left = ids.size === 0 ? [] : week.filter(({ id }) => ids.has(id));
    if (left.length + own.length === 0) continue;
    for (const entry of left) moves.push({ entry, index, sign: -1 });
    for (const entry of own) moves.push({ entry, index, sign: 1 });
    weeks[index] = (left.length === 0 ? week : week.filter(({ id }) => !ids.has(id))).concat(own);
  }
  return moves.length === 0 ? wide : { span: wide.span, weeks, ...rowsAfter(wide, moves) };
}

function byWeek({ span }: SpendingBook, removed: readonly EntryRef[], added: readonly Transaction[]) {
  const touched = new Map<number, { ids: Set<string>; added: Transaction[] }>();
  let near = 0;
  const at = (day: Day) => {
    const index = indexOfDay(span, day, near);
    if (index < 0) return undefined;
    near = index;
    if (!touched.has(index)) touched.set(index, { ids: new Set(), added: [] });
    return touched.get(index)!;
  };
  for (const { id, day } of removed) at(day)?.ids.add(id);
  for (const entry of added) at(entry.day)?.added.push(entry);
  return touched;
}

/** Unchanged rows stay the same objects. */
function rowsAfter(book: SpendingBook, moves: readonly Move[]) {
  const byCategory = new Map(book.byCategory);
  const touched = new Set(moves.flatMap(({ entry }) => everydayParts(entry).map(({ categoryId }) => categoryId)));
  for (const id of touched) {
    const row = byCategory.get(id);
    if (row) byCategory.set(id, row.slice());
  }
  const rows = {
    byCategory,
    everyday: book.everyday.slice(),
    spent: book.spent.slice(),
    income: book.income.slice(),
  };
  for (const { entry, index, sign } of moves) count(rows, entry, index, sign);
  const payments = moves.filter(({ entry }) => isPaidFromGoal(entry)).map((move) => paymentOf(book.span, move));
  return { ...rows, paidFromGoals: withGoalPayments(book.paidFromGoals, payments) };
}

/** Extends the span to the weeks of these entries; existing weeks only shift. */
function extended(book: SpendingBook, entries: readonly Transaction[]): SpendingBook {
  const span = ends(entries).reduce(spanCovering, book.span);
  if (span === book.span) return book;
  const [length, from] = [span.starts.length - 1, indexOfWeek(span, book.span.first)];
  const weeks = Array.from({ length }, (_, index) => book.weeks[index - from] ?? []);
  const wide = (row: Row) => {
    const next = new Float64Array(length);
    next.set(row, from);
    return next;
  };
  const byCategory = new Map([...book.byCategory].map(([id, row]) => [id, wide(row)]));
  return {
    span,
    weeks,
    byCategory,
    everyday: wide(book.everyday),
    spent: wide(book.spent),
    income: wide(book.income),
    paidFromGoals: book.paidFromGoals,
  };
}

/** The first and last day of some entries. */
function ends(entries: readonly Transaction[]): Day[] {
  if (entries.length === 0) return [];
  let first = entries[0]!.day;
  let last = first;
  for (const { day } of entries) {
    if (day < first) first = day;
    if (day > last) last = day;
  }
  return [first, last];
}

/** The range of week indexes that overlap two days; the end is exclusive. */
export function weekIndexes(span: WeekSpan, from: Day, to: Day): [first: number, end: number] {
  const { starts } = span;
  const [first, last] = [starts[0]!, starts[starts.length - 1]!];
  if (to < first || from >= last || from > to) return [0, 0];
  const end = to >= last ? starts.length - 1 : indexOfDay(span, to) + 1;
  return [from < first ? 0 : indexOfDay(span, from), end];
}

/** The entries between two days, both included. Reads only the weeks in between. */
export function entriesBetween({ span, weeks }: SpendingBook, from: Day, to: Day): Transaction[] {
  const within = weeks.slice(...weekIndexes(span, from, to)).flat();
  return within.filter(({ day }) => day >= from && day <= to);
}

/** The order of all entry lists: latest day first, then newest id. */
export function latestFirst(a: Transaction, b: Transaction): number {
  if (a.day !== b.day) return a.day < b.day ? 1 : -1;
  if (a.id === b.id) return 0;
  return a.id < b.id ? 1 : -1;
}
