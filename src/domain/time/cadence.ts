import { divideHalfEven, type Minor, minor } from "../money/money.ts";

/** How often money comes in or goes out, as payments per year. */
export const paymentsAYear = {
  weekly: 52,
  fortnightly: 26,
  "twice-monthly": 24,
  monthly: 12,
  quarterly: 4,
  yearly: 1,
} as const;

export type Cadence = keyof typeof paymentsAYear;

export const perYear = (amount: Minor, cadence: Cadence): Minor => minor(amount * paymentsAYear[cadence]);

/** An amount at a cadence as a weekly amount, with 52 weeks a year. */
export const perWeek = (amount: Minor, cadence: Cadence): Minor =>
  minor(divideHalfEven(amount * paymentsAYear[cadence], 52));

export const perMonth = (amount: Minor, cadence: Cadence): Minor =>
  minor(divideHalfEven(amount * paymentsAYear[cadence], 12));
