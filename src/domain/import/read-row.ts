import type { Minor, MoneyFormat } from "../money/money.ts";
import type { Result } from "../result.ts";
import type { Day } from "../time/day.ts";
import { entryOf, type ReadEntry } from "./entry-of-row.ts";
import type { TableRow } from "./importer.ts";
import type { ImportMapping } from "./mapping.ts";
import { formatOfFile, type ReadAmountProblem } from "./read-amount.ts";
import { createDayReader, type ReadDayProblem } from "./read-day.ts";
import { readMoneyOut } from "./read-money.ts";
import { bare, clip, plain, tidy } from "./row-text.ts";
import { isSumRow } from "./sum-rows.ts";

export type RowProblemName =
  | ReadDayProblem
  | ReadAmountProblem
  | "both-ways"
  | "no-direction"
  | "too-many-cells"
  | "broken-quotes";

/** What is wrong with a row, and where: `line` from 1, `column` from 0. */
export interface RowProblem {
  line: number;
  toLine?: number;
  column: number;
  cell: string;
  why: RowProblemName;
}

/** Why a row is no entry and no problem either. */
export type LeftOut = "blank" | "header" | "sum" | "skipped" | "nothing-moved";

export type RowRead =
  | { is: "entry"; entry: ReadEntry }
  | { is: "problem"; problem: RowProblem }
  | { is: "left-out"; why: LeftOut };

/** What is found wrong, and in which column. */
export type CellProblem = { ok: false; problem: RowProblemName; column: number };

/** Everything a row needs to be read, made once for a file. */
export interface RowReader {
  mapping: ImportMapping;
  format: MoneyFormat;
  day: (text: string) => Result<Day, ReadDayProblem>;
  header?: readonly string[];
}

export const rowReader = (mapping: ImportMapping, money: MoneyFormat, header?: readonly string[]): RowReader => ({
  mapping,
  format: formatOfFile(mapping.decimal, money),
  day: createDayReader(mapping.dateOrder),
  ...(header && { header }),
});

/** A row becomes an entry, a problem with its line and cell, or is left out because it is neither. */
export function readRow(row: TableRow, reader: RowReader): RowRead {
  const { cells } = row;
  const { mapping } = reader;
  if (row.brokenTo !== undefined) return problemIn(row, 0, "broken-quotes");
  if (cells.every((cell) => cell.trim() === "")) return { is: "left-out", why: "blank" };
  if (isSkipped(cells, mapping)) return { is: "left-out", why: "skipped" };
  const day = reader.day(bare(cells[mapping.day] ?? ""));
  if (!day.ok) return undated(row, day.problem, reader);
  const extra = cells.findIndex((cell, index) => index >= mapping.columns && cell.trim() !== "");
  if (extra >= 0) return problemIn(row, extra, "too-many-cells");
  const out = readMoneyOut(cells, reader);
  if (!out.ok) return problemIn(row, out.column, out.problem);
  return moved(row, day.value, out.value, reader);
}

function moved({ line, cells }: TableRow, day: Day, out: Minor, { mapping }: RowReader): RowRead {
  if (out === 0) return { is: "left-out", why: "nothing-moved" };
  return { is: "entry", entry: entryOf({ line, cells, day, out }, mapping) };
}

function undated(row: TableRow, why: ReadDayProblem, { mapping, header }: RowReader): RowRead {
  if (header && isHeader(row.cells, header)) return { is: "left-out", why: "header" };
  if (isSumRow(row.cells)) return { is: "left-out", why: "sum" };
  return problemIn(row, mapping.day, why);
}

/** Files that were put one behind the other have the header again. */
const isHeader = (cells: readonly string[], header: readonly string[]): boolean =>
  header.every((name, index) => tidy(cells[index] ?? "") === tidy(name));

const isSkipped = (cells: readonly string[], { skip = [] }: ImportMapping): boolean =>
  skip.some(({ column, words }) => words.includes(plain(cells[column] ?? "")));

const longestCell = 120;

function problemIn({ line, brokenTo, cells }: TableRow, column: number, why: RowProblemName): RowRead {
  const cell = clip(tidy(clip(cells[column] ?? "", 2 * longestCell)), longestCell);
  return { is: "problem", problem: { line, column, cell, why, ...(brokenTo !== undefined && { toLine: brokenTo }) } };
}
