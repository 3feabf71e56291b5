import type { Transaction } from "../household/records.ts";
import type { Day } from "../time/day.ts";
import { indexOfDay, indexOfWeek, spanCovering } from "../time/week-span.ts";
import { count, type Row, type SpendingBook } from "./spending-book.ts";
import { partsOf } from "./transaction.ts";

type Gone = Pick<Transaction, "id" | "day">;

/** The book with one entry more. An entry with the same id in the same week is replaced; a day outside widens the book. */
export const withEntry = (book: SpendingBook, entry: Transaction): SpendingBook => withChanges(book, [entry], [entry]);

/** The book without the entry of that id in that week, as the book has it: a copy that was edited since takes off nothing else. */
export const withoutEntry = (book: SpendingBook, entry: Gone): SpendingBook => withChanges(book, [entry], []);

interface Move {
  entry: Transaction;
  index: number;
  sign: 1 | -1;
}

/** The book without some entries and with others, each week copied once. What comes is new to it, or among what goes. */
export function withChanges(book: SpendingBook, gone: readonly Gone[], come: readonly Transaction[]): SpendingBook {
  const wide = widened(book, come);
  const weeks = [...wide.weeks];
  const moves: Move[] = [];
  for (const [index, { ids, added }] of byWeek(wide, gone, come)) {
    const week = weeks[index]!;
    const left = ids.size === 0 ? [] : week.filter(({ id }) => ids.has(id));
    if (left.length + added.length === 0) continue;
    for (const entry of left) moves.push({ entry, index, sign: -1 });
    for (const entry of added) moves.push({ entry, index, sign: 1 });
    weeks[index] = (left.length === 0 ? week : week.filter(({ id }) => !ids.has(id))).concat(added);
  }
  return moves.length === 0 ? wide : { span: wide.span, weeks, ...rowsAfter(wide, moves) };
}

function byWeek({ span }: SpendingBook, gone: readonly Gone[], come: readonly Transaction[]) {
  const touched = new Map<number, { ids: Set<string>; added: Transaction[] }>();
  let near = 0;
  const at = (day: Day) => {
    const index = indexOfDay(span, day, near);
    if (index < 0) return undefined;
    near = index;
    if (!touched.has(index)) touched.set(index, { ids: new Set(), added: [] });
    return touched.get(index)!;
  };
  for (const { id, day } of gone) at(day)?.ids.add(id);
  for (const entry of come) at(entry.day)?.added.push(entry);
  return touched;
}

/** Rows that nothing is added to or taken off stay the same. */
function rowsAfter(book: SpendingBook, moves: readonly Move[]) {
  const byCategory = new Map(book.byCategory);
  const touched = new Set(moves.flatMap(({ entry }) => partsOf(entry).map(({ categoryId }) => categoryId)));
  for (const id of touched) {
    const row = byCategory.get(id);
    if (row) byCategory.set(id, row.slice());
  }
  const rows = { byCategory, spent: book.spent.slice(), income: book.income.slice() };
  for (const { entry, index, sign } of moves) count(rows, entry, index, sign);
  return rows;
}

/** Over the weeks of these entries too: the weeks of before only move on. */
function widened(book: SpendingBook, entries: readonly Transaction[]): SpendingBook {
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
  return { span, weeks, byCategory, spent: wide(book.spent), income: wide(book.income) };
}

/** The first and the last of their days. */
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
