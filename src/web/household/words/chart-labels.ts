import { exponentOf, type MoneyFormat } from "#domain/money/money.ts";
import { addMonths, type Day, dayOf, daysBetween, monthOf, yearOf } from "#domain/time/day.ts";

const moneyFormatter =
  (notation: "compact" | "standard", maximumFractionDigits: number) =>
  ({ currency, locale }: MoneyFormat) => {
    const digits = { minimumFractionDigits: 0, maximumFractionDigits };
    const format = new Intl.NumberFormat(locale, { style: "currency", currency, notation, ...digits });
    const units = 10 ** exponentOf(currency);
    // As everywhere: a true minus, before the symbol.
    return (amount: number): string => format.format(amount / units).replace(/^-/, "−\u00a0");
  };

/** "$12.5K" for a chart axis, where cents only take space. */
export const axisMoney = moneyFormatter("compact", 1);

/** "$1,835" above a bar. */
export const wholeMoney = moneyFormatter("standard", 0);

const daysAYear = 366;

/** Ticks at new years; at quarters or months for shorter spans. */
export function timeTicks(from: string, to: string): string[] {
  const days = daysBetween(from as Day, to as Day);
  const step = days > 2 * daysAYear ? 12 : days > daysAYear / 2 ? 3 : 1;
  const ticks: string[] = [];
  for (let day = firstTick(from as Day, step); day <= to; day = addMonths(day, step)) ticks.push(day);
  return ticks;
}

function firstTick(from: Day, step: number): Day {
  const first = dayOf(yearOf(from), Math.floor((monthOf(from) - 1) / step) * step + 1, 1);
  return first < from ? addMonths(first, step) : first;
}

const shortMonth = new Intl.DateTimeFormat("en-GB", { month: "short", timeZone: "UTC" });

/** "2027" where a year begins, else "Apr". */
export const tickWords = (day: string): string =>
  day.slice(5) === "01-01" ? day.slice(0, 4) : shortMonth.format(new Date(day)).replace("Sept", "Sep");

/** "Nov 2027", for a column. */
export const shortMonthWords = (day: Day): string =>
  `${shortMonth.format(new Date(day)).replace("Sept", "Sep")} ${yearOf(day)}`;
