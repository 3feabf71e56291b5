import { type Minor, minor } from "../money/money.ts";

/**
 * How many `parts` of a whole an amount is, as a whole number. Rounded against the household, so that a figure shown at its
 * threshold has truly reached it. Whole numbers of any size: an amount times a thousand may pass what a number holds.
 */
export const partsDown = (amount: Minor, whole: Minor, parts: number): number =>
  Number((BigInt(amount) * BigInt(parts)) / BigInt(whole));

export const partsUp = (amount: Minor, whole: Minor, parts: number): number =>
  Number((BigInt(amount) * BigInt(parts) + BigInt(whole) - 1n) / BigInt(whole));

/** The least amount that is so many thousandths of a whole. */
export const thousandthsUp = (whole: Minor, thousandths: number): Minor =>
  minor(Number((BigInt(whole) * BigInt(thousandths) + 999n) / 1_000n));

/** The largest amount that is within so many thousandths of a whole. */
export const thousandthsDown = (whole: Minor, thousandths: number): Minor =>
  minor(Number((BigInt(whole) * BigInt(thousandths)) / 1_000n));
