import { type Currency, exponentOf, type Minor } from "#domain/money/money.ts";

declare const brand: unique symbol;

/** What stands between two commas, ready to be written: made by the functions below and by nothing else. */
export type Cell = string & { readonly [brand]: "Cell" };

const empty = "" as Cell;

// The characters that make a spreadsheet run a cell, and their full-width and small forms.
const starts = "[=+\\-@＝＋－＠﹦﹢﹣﹫]";
const unseen = "[\\s\\p{Cc}\\p{Cf}]";
const runs = new RegExp(`^${unseen}*${starts}|^[\\t\\r\\n]`, "u");

// Where the reader's language has decimal commas, a spreadsheet may cut cells at semicolons and lines, quoted or not.
const runsWithin = new RegExp(`([;\\t\\r\\n](?:${unseen}|")*)(?=${starts})`, "gu");

/** Words that people wrote. An apostrophe keeps a spreadsheet from taking them for a formula. */
export function textCell(text: string | undefined): Cell {
  if (text === undefined || text === "") return empty;
  const calm = (runs.test(text) ? `'${text}` : text).replace(runsWithin, "$1'");
  return (needsQuotes.test(calm) ? `"${calm.replaceAll('"', '""')}"` : calm) as Cell;
}

const needsQuotes = /[",;\t\r\n]|^\s|\s$/;

export const numberCell = (number: number | undefined): Cell => (number === undefined ? empty : (`${number}` as Cell));

export const yesCell = (is: boolean | undefined): Cell => (is === undefined ? empty : textCell(is ? "yes" : "no"));

/** A number with the currency's decimals and a point: −1250 is -12.50, or -1250 in yen. */
export function amountCell(amount: Minor | undefined, currency: Currency): Cell {
  return amount === undefined ? empty : (decimal(amount, exponentOf(currency)) as Cell);
}

/** Whole units shifted by some decimals. Written by digits, since dividing would round. */
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

/** Without this mark at its beginning, spreadsheets take a file for one in an old character set. */
export const byteOrderMark = "\ufeff";
