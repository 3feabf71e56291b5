import { err, ok, type Result } from "../result.ts";
import { divideHalfEven, divideHalfEvenBig, type Minor, minor } from "./money.ts";

declare const brand: unique symbol;

/** A yearly rate in thousandths of a percent: 22990 is 22.99 %. An integer, so that storing and comparing it is exact. */
export type Rate = number & { readonly [brand]: "Rate" };

const thousandths = 1_000;

/** Converts a percentage, 0 to 100 with up to three decimals. */
export function rateOfPercent(percent: number): Result<Rate, "rate-out-of-range"> {
  const isRate = Number.isFinite(percent) && percent >= 0 && percent <= 100;
  return isRate ? ok(Math.round(percent * thousandths) as Rate) : err("rate-out-of-range");
}

export const percentOf = (rate: Rate): number => rate / thousandths;

/** Guards sums against an unchecked rate. */
export const isRate = (rate: Rate): boolean => Number.isInteger(rate) && rateOfPercent(percentOf(rate)).ok;

/** Interest on an amount for one of `periods` in a year, rounded half to even. Uses big integers only where needed. */
export function interestFor(amount: Minor, rate: Rate, periods: number): Minor {
  const product = amount * rate;
  if (Number.isSafeInteger(product)) return minor(divideHalfEven(product, 100 * thousandths * periods));
  const numerator = BigInt(amount) * BigInt(rate);
  return minor(Number(divideHalfEvenBig(numerator, BigInt(100 * thousandths * periods))));
}
