import { type Currency, exponentOf, type Minor } from "#domain/money/money.ts";
import type { Fields } from "../kinds/kinds.ts";
import type { FieldValues, RecordKind } from "../record.ts";

declare const brand: unique symbol;

/** An escaped CSV cell. Only the functions below create it. */
export type Cell = string & { readonly [brand]: "Cell" };

const empty = "" as Cell;

// The characters that start a formula in spreadsheets, with their full-width and small forms.
const starts = "[=+\\-@＝＋－＠﹦﹢﹣﹫]";

const unseen = "[\\s\\p{Cc}\\p{Cf}]";

const runs = new RegExp(`^${unseen}*${starts}|^[\\t\\r\\n]`, "u");

// In locales with decimal commas, spreadsheets may split cells at semicolons and line breaks, quoted or not.
const runsWithin = new RegExp(`([;\\t\\r\\n](?:${unseen}|")*)(?=${starts})`, "gu");

/** User text. An apostrophe prefix keeps spreadsheets from running it as a formula. */
export function textCell(text: string | undefined): Cell {
  if (text === undefined || text === "") return empty;
  const calm = (runs.test(text) ? `'${text}` : text).replace(runsWithin, "$1'");
  return (needsQuotes.test(calm) ? `"${calm.replaceAll('"', '""')}"` : calm) as Cell;
}

const needsQuotes = /[",;\t\r\n]|^\s|\s$/;

export const numberCell = (number: number | undefined): Cell => (number === undefined ? empty : (`${number}` as Cell));

export const yesCell = (is: boolean | undefined): Cell => (is === undefined ? empty : textCell(is ? "yes" : "no"));

/** An amount with the currency's decimals: −1250 is -12.50, or -1250 in yen. */
export function amountCell(amount: Minor | undefined, currency: Currency): Cell {
  return amount === undefined ? empty : (decimal(amount, exponentOf(currency)) as Cell);
}

/** Whole units shifted by some decimals. String-based, because dividing would round. */
export function decimal(units: number, decimals: number): string {
  const digits = String(Math.abs(units)).padStart(decimals + 1, "0");
  const point = digits.length - decimals;
  const sign = units < 0 ? "-" : "";
  return decimals === 0 ? sign + digits : `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
}

/** Thousandths of a percent as percent. */
export const percentCell = (rate: number | undefined): Cell =>
  rate === undefined ? empty : (decimal(rate, 3) as Cell);

export const csvLine = (cells: readonly Cell[]): string => `${cells.join(",")}\r\n`;

/** Without this mark, spreadsheets read a file in a legacy character set. */
export const byteOrderMark = "\ufeff";

/** What a row needs besides its record. */
export interface CsvContext {
  currency: Currency;
  /** The name of the record with this id; empty if it does not exist any more. */
  labelOf: (id: string) => string;
}

export type Column<Row> = readonly [name: string, cell: (row: Row, context: CsvContext) => Cell];

export interface CsvTable<Row> {
  heading: string;
  lines: (row: Row, context: CsvContext) => readonly string[];
}

/** The table of a kind, with one line for each record. */
export const tableOf = <Name extends RecordKind>(
  _kind: Name,
  columns: readonly Column<Fields<Name>>[],
): CsvTable<Fields<Name>> => tableOfParts((row) => [row], columns);

/** A table with one line for each part of a record. */
export function tableOfParts<Row, Part extends { id: string }>(
  partsOf: (row: Row) => readonly Part[],
  given: readonly Column<Part>[],
): CsvTable<Row> {
  const columns: readonly Column<Part>[] = [text("Id", ({ id }) => id), ...given];
  const line = (part: Part, context: CsvContext) => csvLine(columns.map(([, cell]) => cell(part, context)));
  return {
    heading: csvLine(columns.map(([name]) => textCell(name))),
    lines: (row, context) => partsOf(row).map((part) => line(part, context)),
  };
}

type From<Row, Value> = (row: Row) => Value | undefined;

export const text = <Row>(name: string, from: From<Row, string>): Column<Row> => [name, (row) => textCell(from(row))];

export const number = <Row>(name: string, from: From<Row, number>): Column<Row> => [
  name,
  (row) => numberCell(from(row)),
];

export const yes = <Row>(name: string, from: From<Row, boolean>): Column<Row> => [name, (row) => yesCell(from(row))];

export const amount = <Row>(name: string, from: From<Row, Minor>): Column<Row> => [
  name,
  (row, { currency }) => amountCell(from(row), currency),
];

/** Follows the amounts of a table. */
export const inCurrency: Column<unknown> = ["Currency", (_, { currency }) => textCell(currency)];

/** A time in ISO 8601, UTC. Times beyond the range of dates stay numbers. */
export const moment = <Row>(name: string, from: From<Row, number>): Column<Row> => [
  name,
  (row) => momentCell(from(row)),
];

const momentCell = (at: number | undefined): Cell =>
  at !== undefined && at <= lastMoment ? textCell(new Date(at).toISOString()) : numberCell(at);

const lastMoment = 8_640_000_000_000_000;

/** Several referenced records: their labels in one cell, their ids in the next. */
export const references = <Row>(one: string, many: string, from: From<Row, readonly string[]>): Column<Row>[] => [
  [many, (row, { labelOf }) => textCell(from(row)?.map(labelOf).filter(Boolean).join(" / "))],
  text(`${one} ids`, (row) => from(row)?.join(" / ")),
];

/** A referenced record: its label, and its id in the next cell. */
export const reference = <Row>(name: string, from: From<Row, string>): Column<Row>[] => [
  [name, (row, { labelOf }) => textCell(labelOf(from(row) ?? ""))],
  text(`${name} id`, from),
];

export function labelOf(fields: FieldValues): string {
  const label = fields.label ?? fields.name;
  return typeof label === "string" ? label : "";
}
