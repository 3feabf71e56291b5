import { namesColumns } from "./column-names.ts";
import { dateOrders, readDay } from "./read-day.ts";
import { bare } from "./row-text.ts";

/** Where a table begins below what banks write above it. Rows are counted from 0. */
export interface TableStart {
  header?: number;
  first: number;
  columns: number;
  /** How many rows look like entries. */
  likely: number;
}

const amountLike =
  /^[(+−–-]*\s*(?:\p{Sc}|[a-z]{2,3}\.?)?\s*[(+−–-]*\d[\d.,'’\s]*[)+−–-]*\s*(?:\p{Sc}|[a-z]{1,3}\.?)?[)]?$/iu;

const numericDay = /^\d{1,4}[./\-年 ]+\d{1,2}[./\-月 ]+\d{1,4}|^\d{8}(?!\d)/;
const namedDay = /\d.*\d/;

/** By its shape first: most cells are none, and reading each in every order takes its time. */
export function looksLikeDay(cell: string): boolean {
  const text = bare(cell);
  if (numericDay.test(text)) return dateOrders.some((order) => readDay(text, order).ok);
  return text.length > 5 && text.length < 40 && /\p{L}/u.test(text) && namedDay.test(text) && readDay(text, "dmy").ok;
}

export const looksLikeAmount = (cell: string): boolean => {
  const text = bare(cell);
  return text.length <= 30 && amountLike.test(text);
};

const looksLikeEntry = (cells: readonly string[]): boolean => {
  const day = cells.findIndex(looksLikeDay);
  return day >= 0 && cells.some((cell, index) => index !== day && looksLikeAmount(cell) && !looksLikeDay(cell));
};

/** A header says what it is; without known names it is the row above the first that looks like an entry. */
export function findTable(rows: readonly (readonly string[])[]): TableStart | undefined {
  const likely = rows.filter(looksLikeEntry);
  const width = usualWidth(likely);
  const columns = Math.max(0, ...likely.filter((cells) => cells.length === width).map(filled));
  const named = rows.findIndex(namesColumns);
  if (named >= 0) {
    // Some headers leave out the last names, and some files end each row with one more separator.
    return { header: named, first: named + 1, columns: Math.max(filled(rows[named]!), columns), likely: likely.length };
  }
  const first = rows.findIndex((cells) => cells.length === width && likely.includes(cells));
  if (first < 0 || columns < 2) return undefined;
  const above = rows.findLastIndex((cells, index) => index < first && filled(cells) > 0);
  const header = above >= 0 && isHeaderFor(rows[above]!, columns) ? { header: above } : {};
  return { ...header, first, columns, likely: likely.length };
}

const isHeaderFor = (cells: readonly string[], columns: number): boolean =>
  Math.abs(filled(cells) - columns) <= 1 &&
  cells.filter((cell) => cell.trim() !== "").length >= 2 &&
  !cells.some((cell) => looksLikeDay(cell) || (looksLikeAmount(cell) && /\d/.test(cell)));

/** The width up to the last cell that says something. */
function filled(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell.trim() !== "") + 1;
}

function usualWidth(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  return [...counts].sort(([a, many], [b, more]) => more - many || b - a)[0]?.[0] ?? 0;
}
