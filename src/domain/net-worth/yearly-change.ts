import { type Minor, minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import { divideHalfEvenBig } from "../money/rounding.ts";

/** A value that nobody looked at for longer is reckoned on no further. */
export const reckonedForDays = 3_653;

const daysAYear = 365;

// Thirty decimals: after ten years of days the last of them is still far below any currency's smallest unit.
const one = 10n ** 30n;
const wholeRate = 100_000n;

/**
 * What a value has become some days after someone said it, by what it gains or loses a year. Each day changes it by the
 * same part, so that 365 days come to the year's rate. By whole numbers alone: every device comes to the same cent.
 */
export function reckonedOn(amount: Minor, yearlyChange: Rate, days: number): Minor {
  if (days <= 0 || yearlyChange === 0) return amount;
  const product = BigInt(amount) * factorAfter(Math.min(days, reckonedForDays), yearlyChange);
  return minor(Number(divideHalfEvenBig(product, one)));
}

const factors = new Map<Rate, { daily: bigint; after: Map<number, bigint> }>();

/** A series asks for the same days of many accounts, so each factor is worked out once. */
function factorAfter(days: number, rate: Rate): bigint {
  const known = factors.get(rate) ?? { daily: dailyFactor(rate), after: new Map<number, bigint>() };
  factors.set(rate, known);
  const factor = known.after.get(days) ?? powerOf(known.daily, days);
  known.after.set(days, factor);
  return factor;
}

/** The 365th root of a year's factor, by Newton's steps. */
function dailyFactor(rate: Rate): bigint {
  const yearly = (one * (wholeRate + BigInt(Math.max(rate, -100_000)))) / wholeRate;
  if (yearly === 0n) return 0n;
  const root = BigInt(daysAYear);
  // From above, and close already: (1 + x)^(1/365) is at most 1 + x/365.
  let factor = one + (yearly > one ? (yearly - one) / root : 0n);
  for (let next = newtonStep(factor, yearly, root); next < factor; next = newtonStep(factor, yearly, root))
    factor = next;
  return factor;
}

const newtonStep = (factor: bigint, yearly: bigint, root: bigint): bigint =>
  ((root - 1n) * factor + (yearly * one) / powerOf(factor, daysAYear - 1)) / root;

function powerOf(base: bigint, exponent: number): bigint {
  let [power, square] = [one, base];
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) power = (power * square) / one;
    square = (square * square) / one;
  }
  return power;
}
