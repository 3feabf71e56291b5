import type { Balance } from "../household/records.ts";
import type { Minor } from "../money/money.ts";
import type { Day } from "../time/day.ts";

/** The recorded balance of an account or debt on a day. Without a range, low and high equal the amount. */
export interface Entry {
  day: Day;
  amount: Minor;
  low: Minor;
  high: Minor;
}

// Clamps the range so that it always includes the amount.
export const entryOf = ({ day, amount, low = amount, high = amount }: Balance): Entry => ({
  day,
  amount,
  low: low < amount ? low : amount,
  high: high > amount ? high : amount,
});

/**
 * The order in which balances count; the last one wins. Ties go by id. The remaining keys only make two versions of one id
 * independent of their list order.
 */
export function byDay(a: Balance, b: Balance): number {
  if (a.day !== b.day) return a.day < b.day ? -1 : 1;
  if (a.id !== b.id) return a.id < b.id ? -1 : 1;
  const [left, right] = [entryOf(a), entryOf(b)];
  return left.amount - right.amount || left.low - right.low || left.high - right.high;
}
