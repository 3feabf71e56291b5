import { maxLabelLength } from "../household/household.ts";
import type { Transaction } from "../household/records.ts";
import { type Minor, type MoneyFormat, minor } from "../money/money.ts";
import type { Result } from "../result.ts";
import type { Day } from "../time/day.ts";
import type { TableRow } from "./importer.ts";
import type { ImportMapping } from "./mapping.ts";
import { formatOfFile, type ReadAmountProblem, readMoneyOut } from "./read-amount.ts";
import { createDayReader, type ReadDayProblem } from "./read-day.ts";
import { bare, clip, plain, tidy } from "./row-text.ts";

export type RowProblemName =
  | ReadDayProblem
  | ReadAmountProblem
  | "both-ways"
  | "no-direction"
  | "too-many-cells"
  | "broken-quotes";

/** The problem of a row and its position: `line` from 1, `column` from 0. */
export interface RowProblem {
  line: number;
  toLine?: number;
  column: number;
  cell: string;
  why: RowProblemName;
}

/** Why a row was ignored without a problem. */
type LeftOut = "blank" | "header" | "sum" | "skipped" | "nothing-moved";

export type RowRead =
  | { is: "entry"; entry: ReadEntry }
  | { is: "problem"; problem: RowProblem }
  | { is: "left-out"; why: LeftOut };

/** A problem and its column. */
export type CellProblem = { ok: false; problem: RowProblemName; column: number };

/** The context for reading rows, created once per file. */
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

/** Reads a row as an entry, as a problem with its line and cell, or leaves it out. */
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

/** Concatenated files repeat the header. */
const isHeader = (cells: readonly string[], header: readonly string[]): boolean =>
  header.every((name, index) => tidy(cells[index] ?? "") === tidy(name));

const isSkipped = (cells: readonly string[], { skip = [] }: ImportMapping): boolean =>
  skip.some(({ column, words }) => words.includes(plain(cells[column] ?? "")));

const longestCell = 120;

function problemIn({ line, brokenTo, cells }: TableRow, column: number, why: RowProblemName): RowRead {
  const cell = clip(tidy(clip(cells[column] ?? "", 2 * longestCell)), longestCell);
  return { is: "problem", problem: { line, column, cell, why, ...(brokenTo !== undefined && { toLine: brokenTo }) } };
}

/** The result of reading a file's rows. */
export interface ReadSummary {
  entries: number;
  problemCount: number;
  /** Only the first problems, because a wrong mapping makes every row a problem. */
  problems: readonly RowProblem[];
  leftOut: Readonly<Record<LeftOut, number>>;
}

const maxProblems = 200;
/** More undated rows than this below the entries are not totals. */
const maxSumRows = 5;

/** Reads rows one by one and counts the results. */
export function createReading(reader: RowReader) {
  const leftOut: Record<LeftOut, number> = { blank: 0, header: 0, sum: 0, skipped: 0, "nothing-moved": 0 };
  const problems: RowProblem[] = [];
  /** Undated rows since the last entry. A few at the end of the file are totals, not problems. */
  let undated: RowProblem[] = [];
  let [entries, problemCount, inARow] = [0, 0, 0];

  function tell(found: readonly RowProblem[]): void {
    problemCount += found.length;
    problems.push(...found.slice(0, maxProblems - problems.length));
  }

  function settle(): void {
    tell(undated);
    undated = [];
  }

  function note(problem: RowProblem): void {
    inARow = problem.why === "no-day" ? inARow + 1 : 0;
    if (inARow > 0 && inARow <= maxSumRows) undated.push(problem);
    else {
      settle();
      tell([problem]);
    }
  }

  return {
    take(row: TableRow): ReadEntry | undefined {
      const read = readRow(row, reader);
      if (read.is === "left-out") leftOut[read.why]++;
      else if (read.is === "problem") note(read.problem);
      if (read.is !== "entry") return undefined;
      settle();
      inARow = 0;
      entries++;
      return read.entry;
    },
    summary(): ReadSummary {
      if (entries === 0) settle();
      return { entries, problemCount, problems, leftOut: { ...leftOut, sum: leftOut.sum + undated.length } };
    },
  };
}

/** How banks start lines that are not entries: totals, balances and print dates. */
const beginnings =
  /^(?:(?:grand |sub ?)?totals?|sums?|summe|gesamt|zwischensumme|saldo|(?:end|anfangs|neuer |alter )saldo|kontostand|(?:opening |closing |ending |beginning |current |available )?balance|solde|totaal|(?:begin|eind)saldo|somme|suma|importe total|end of)\b/;

/** Whether a row without a day is such a line. */
function isSumRow(cells: readonly string[]): boolean {
  const first = cells.find((cell) => cell.trim() !== "");
  return first !== undefined && beginnings.test(plain(first));
}

/** An entry read from a file. The user adds the payer, the category and the source. */
export interface ReadEntry extends Pick<Transaction, "day" | "amount" | "payee" | "note"> {
  line: number;
  kind: "spending" | "income";
  /** The original row; becomes `imported.key` of the entry. */
  key: string;
}

const longestKey = 200;
const longestNote = 2_000;

/** `out` is the outgoing amount; negative means incoming. */
function entryOf(
  row: { line: number; cells: readonly string[]; day: Day; out: Minor },
  { payee, note, moneyIn }: ImportMapping,
): ReadEntry {
  const { line, cells, day, out } = row;
  const named = textIn(cells, payee);
  const said = textIn(cells, note);
  const isIncome = out < 0 && moneyIn === "income";
  return {
    line,
    day,
    amount: isIncome ? minor(-out) : out,
    kind: isIncome ? "income" : "spending",
    ...labelled(named, said),
    key: clip(`${day} ${out} ${named || said}`, longestKey),
  };
}

const textIn = (cells: readonly string[], column: number | undefined): string =>
  column === undefined ? "" : tidy(bare(clip(cells[column] ?? "", 2 * longestNote)));

/** A long payee is truncated, with the full text in the note. A missing payee is taken from the note. */
function labelled(named: string, said: string): Pick<ReadEntry, "payee" | "note"> {
  const payee = clip(named || said, maxLabelLength).trim();
  const rest = named === "" ? (payee === said ? "" : said) : said === named ? "" : said;
  const note = named.length > maxLabelLength ? [named, rest].filter(Boolean).join(" · ") : rest;
  return { payee, note: clip(note, longestNote) };
}
