import type { AccountKind } from "../household/household.ts";
import { type Day, daysBetween } from "../time/day.ts";

const everydayMoney = 45;
const investments = 60;
const estimatedThings = 180;

/** Days after which a balance of its kind is worth another look. */
export const staleAfterDays: Readonly<Record<AccountKind, number>> = {
  cash: everydayMoney,
  checking: everydayMoney,
  savings: everydayMoney,
  investment: investments,
  retirement: investments,
  property: estimatedThings,
  vehicle: estimatedThings,
  other: estimatedThings,
};

/** Debts move with every monthly payment. */
export const staleDebtAfterDays = everydayMoney;

export interface Staleness {
  days: number;
  isStale: boolean;
}

export function staleness(lastBalance: Day, today: Day, staleAfter: number): Staleness {
  const days = daysBetween(lastBalance, today);
  return { days, isStale: days > staleAfter };
}
