import { type Minor, minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import { paymentsAYear } from "../time/cadence.ts";

export const weeksAYear = paymentsAYear.weekly;
export const maxYears = 100;

const wholeRate = 100_000;

/**
 * One week: growth on the balance at the yearly rate ÷ 52, then the contribution at the week's end. Between weeks the
 * balance keeps its fractions; rounding each week would swallow small growth in currencies without cents.
 */
export const nextWeek = (balance: number, weekly: Minor, rate: Rate): number =>
  balance * (1 + rate / (wholeRate * weeksAYear)) + weekly;

export function nextYear(balance: number, weekly: Minor, rate: Rate): number {
  let grown = balance;
  for (let week = 0; week < weeksAYear; week++) grown = nextWeek(grown, weekly, rate);
  return grown;
}

/** What one unit of money is worth less after a year: divide by this. */
export const priceRise = (inflation: Rate): number => 1 + inflation / wholeRate;

/** Rounds to the minor unit, once; nothing where the amount is too large to be exact. */
export function roundedAmount(balance: number): Minor | null {
  const rounded = Math.round(balance);
  return Number.isSafeInteger(rounded) ? minor(rounded) : null;
}

export const isAmount = (amount: number): boolean => Number.isSafeInteger(amount) && amount >= 0;
