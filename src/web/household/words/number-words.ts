import { exponentOf, formatMoney, type Minor, type MoneyFormat, moneyParts } from "#domain/money/money.ts";

const numbers = [
  ...["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
];

/** "nine"; digits from 13 on. */
export const numberWords = (count: number): string => numbers[count] ?? String(count);

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** "one week", "14 months". */
export const countWords = (count: number, unit: string): string =>
  `${numberWords(count)} ${unit}${count === 1 ? "" : "s"}`;

/** "6 entries need a category": said wherever spending without one takes from what is left. */
export const needsCategoryWords = (entries: number): string =>
  entries === 1 ? "1 entry needs a category" : `${entries} entries need a category`;

const weeksAMonth = 365.25 / 12 / 7;

/** "three weeks", "14 months", "two years". */
export function spanWords(weeks: number): string {
  if (weeks < 9) return countWords(weeks, "week");
  const months = Math.round(weeks / weeksAMonth);
  return months < 24 ? countWords(months, "month") : countWords(Math.round(months / 12), "year");
}

/** "4.99 %": as many decimals as the number has, or a fixed count to align a column. */
export function percentWords(percent: number, locale: string, decimals?: number): string {
  const minimumFractionDigits = decimals ?? 0;
  const maximumFractionDigits = decimals ?? mostDecimals;
  return `${percent.toLocaleString(locale, { minimumFractionDigits, maximumFractionDigits })}\u00a0%`;
}

/** The precision of a rate. */
const mostDecimals = 3;

/** "$1,265", but "$84.50": omits zero cents. */
export function shortMoney(amount: Minor, format: MoneyFormat): string {
  if (amount % 10 ** exponentOf(format.currency) !== 0) return formatMoney(amount, format);
  const { sign, before, whole, after } = moneyParts(amount, format);
  return `${sign && `${sign}\u00a0`}${before}${whole}${after}`;
}
