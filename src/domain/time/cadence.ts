import { divideHalfEven, type Minor, minor } from "../money/money.ts";

/** How often money comes or goes, with its number of payments in a year. */
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

/** What an amount at a cadence comes to in one of the year's 52 weeks. */
export const perWeek = (amount: Minor, cadence: Cadence): Minor =>
  minor(divideHalfEven(amount * paymentsAYear[cadence], 52));

export const perMonth = (amount: Minor, cadence: Cadence): Minor =>
  minor(divideHalfEven(amount * paymentsAYear[cadence], 12));
