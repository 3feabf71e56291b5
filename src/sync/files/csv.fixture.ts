import type { Currency } from "#domain/money/money.ts";
import { recordOf, recordWith, samples } from "../kinds/kinds.fixture.ts";
import { type AnyRecord, type RecordKind, recordKinds } from "../record.ts";
import { writeCsvFiles } from "./csv-files.ts";

/**
 * Reads a table as spreadsheets do: quotes count where a cell begins with one, and what follows the closing quote
 * belongs to the cell. The separator is the one of the reader's language, whatever the file was written with.
 */
export function readCsv(text: string, separator = ","): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = text.startsWith("\ufeff") ? 1 : 0;
  while (at < text.length) {
    const quoted = text.charAt(at) === '"' ? quotedPart(text, at) : { value: "", end: at };
    const end = endOfCell(text, quoted.end, separator);
    row.push(quoted.value + text.slice(quoted.end, end));
    const isRowOver = text.charAt(end) !== separator;
    if (isRowOver) rows.push(row);
    if (isRowOver) row = [];
    at = end + (text.startsWith("\r\n", end) ? 2 : 1);
    if (!isRowOver && at === text.length) row.push("");
  }
  return row.length > 0 ? [...rows, row] : rows;
}

function quotedPart(text: string, from: number): { value: string; end: number } {
  let value = "";
  for (let at = from + 1; at < text.length; at++) {
    if (text.charAt(at) !== '"') value += text.charAt(at);
    else if (text.charAt(at + 1) !== '"') return { value, end: at + 1 };
    else value += text.charAt(at++);
  }
  return { value, end: text.length };
}

function endOfCell(text: string, from: number, separator: string): number {
  let at = from;
  while (at < text.length && ![separator, "\r", "\n"].includes(text.charAt(at))) at++;
  return at;
}

/** Every sample of every kind, numbered from 0. */
export const everySample = recordKinds.flatMap((kind) =>
  samples[kind].map((fields, index) => recordWith(recordOf(kind, fields), { id: `${kind}-${index}` })),
);

/** The rows of a kind as objects, with the column names as keys. */
export function rowsOf(
  kind: RecordKind,
  records: readonly AnyRecord[],
  currency = "USD" as Currency,
): Record<string, string>[] {
  const file = writeCsvFiles({ records, currency }).files.find((one) => one.kind === kind);
  const [heading = [], ...rows] = readCsv(file?.text ?? "");
  return rows.map((row) => Object.fromEntries(row.map((cell, index) => [heading[index], cell])));
}
