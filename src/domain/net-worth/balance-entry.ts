import type { Balance } from "../household/records.ts";
import type { Minor } from "../money/money.ts";
import type { Day } from "../time/day.ts";

/** What an account or a debt was said to stand at on a day. Without a range, low and high are the amount itself. */
export interface Entry {
  day: Day;
  amount: Minor;
  low: Minor;
  high: Minor;
}

// The amount lies in its own range, whatever was typed beside it.
export const entryOf = ({ day, amount, low = amount, high = amount }: Balance): Entry => ({
  day,
  amount,
  low: low < amount ? low : amount,
  high: high > amount ? high : amount,
});

/**
 * The order in which balances count, the last one deciding. Ids come first among the ties; the rest only keeps two versions
 * of one id from depending on their order.
 */
export function byDay(a: Balance, b: Balance): number {
  if (a.day !== b.day) return a.day < b.day ? -1 : 1;
  if (a.id !== b.id) return a.id < b.id ? -1 : 1;
  const [left, right] = [entryOf(a), entryOf(b)];
  return left.amount - right.amount || left.low - right.low || left.high - right.high;
}
