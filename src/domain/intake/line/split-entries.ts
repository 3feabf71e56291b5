import type { MoneyFormat } from "../../money/money.ts";
import { parseAmount } from "../../money/parse-amount.ts";
import { monthNames } from "./find-day.ts";

/** A longer entry is prose, which becomes the label as a whole. */
export const longestEntry = 500;

const lineEnds = /[\r\n\v\f\u0085\u2028\u2029]+/u;
const bullet = /^\s*(?:[-–—*•‣▪◦●○■□✓✔☐☑]\s+|\[[ xX]\]\s+)+/u;
const numbering = /^\s*(\d{1,3})[.)]\s+/;
const separators = /[;；؛•‣▪◦●]|\s[|·]\s/u;
const longestNumber = 100;
const commas = /[,，،、]/gu;

/** Splits a text into lines and each line at commas, semicolons and bullets. A table row stays one piece. */
export function splitEntries(text: string, format: MoneyFormat): string[][] {
  const lines = withoutNumbering(text.split(lineEnds)).map((line) => line.replace(bullet, "").trim());
  const pieces = lines.map((line) => piecesOf(line, format).map((piece) => piece.trim()));
  return pieces.map((line) => line.filter((piece) => piece !== "")).filter((line) => line.length > 0);
}

function piecesOf(line: string, format: MoneyFormat): string[] {
  if (line.startsWith("|")) return [line.replaceAll("|", "\t")];
  if (line.includes("\t")) return [line];
  return line.split(separators).flatMap((part) => splitAtCommas(part, format));
}

// Strips numbers only from a list numbered 1, 2, 3: "1. FC Köln" alone is a name.
function withoutNumbering(lines: readonly string[]): readonly string[] {
  const filled = lines.filter((line) => line.trim() !== "");
  const isNumbered = filled.length > 1 && filled.every((line, at) => Number(numbering.exec(line)?.[1]) === at + 1);
  return isNumbered ? lines.map((line) => line.replace(numbering, "")) : lines;
}

function splitAtCommas(text: string, format: MoneyFormat): string[] {
  const kept = keptCommas(text, format);
  const cuts = [...text.matchAll(commas)].map(({ index }) => index).filter((at) => !kept.has(at));
  return [-1, ...cuts].map((cut, at) => text.slice(cut + 1, cuts[at]));
}

const digitsWithCommas = /(?<!\p{Nd})\p{Nd}+(?:[.,،'’٫٬]\p{Nd}+)+/gu;
const wholePrice = /\p{Nd},[-–—]{1,2}(?![\p{L}\p{N}])/gu;
const yearAfterDate = /(?<!\p{L})\p{L}{3,}\.?\s+\d{1,2}(?:st|nd|rd|th)?,\s*\d{4}(?!\d)/gu;

// Requires a month name: "flat 12 rent, 1200" is not a date.
const yearAfterMonth = (locale: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${[...monthNames(locale).keys()].join("|")})\\.?,\\s+(?:19|20|21)\\d{2}(?!\\d)`, "giu");

/** The commas inside a number, a price such as 99,- or a date such as June 1, 2027, which do not split. */
function keptCommas(text: string, format: MoneyFormat): Set<number> {
  const numbers = [...text.matchAll(digitsWithCommas)].filter(([digits]) => isNumber(digits, format));
  const dates = [yearAfterDate, yearAfterMonth(format.locale)].flatMap((pattern) => [...text.matchAll(pattern)]);
  const stretches = [...numbers, ...text.matchAll(wholePrice), ...dates];
  return new Set(
    stretches.flatMap(({ 0: stretch, index }) => [...stretch.matchAll(commas)].map((comma) => index + comma.index)),
  );
}

function isNumber(digits: string, format: MoneyFormat): boolean {
  if (digits.length > longestNumber) return false;
  const read = parseAmount(digits, format);
  return read.ok || read.problem !== "unreadable";
}
