import type { Explanation } from "../explain.ts";
import { type Minor, minor } from "../money/money.ts";
import type { Day } from "../time/day.ts";
import type { BalanceBook, Entry, Holding } from "./balance-book.ts";

/** What a household owns and owes on a day, with the band that its own ranges leave open. */
export interface NetWorth {
  day: Day;
  assets: Minor;
  debts: Minor;
  /** Assets − debts. */
  net: Minor;
  low: Minor;
  high: Minor;
  /** Accounts and debts with a balance up to the day. */
  known: number;
  /** Those before their first balance. They are left out, not counted as zero; with none known the net says nothing. */
  absent: number;
}

/** The sums so far, changed by one balance at a time. The book has made sure that none can overflow. */
interface Sums {
  assets: number;
  debts: number;
  low: number;
  high: number;
  known: number;
}

const nothing = { amount: 0, low: 0, high: 0 };

/** Net worth on days in ascending order: one walk over all balances, whatever the number of days. */
export function netWorthOnDays({ holdings, entries }: BalanceBook, days: readonly Day[]): NetWorth[] {
  const current: (Entry | undefined)[] = holdings.map(() => undefined);
  const sums: Sums = { assets: 0, debts: 0, low: 0, high: 0, known: 0 };
  let next = 0;
  return days.map((day) => {
    for (; next < entries.length && entries[next]!.entry.day <= day; next++) {
      const { holding, entry } = entries[next]!;
      replace(sums, holdings[holding]!.kind, current[holding], entry);
      current[holding] = entry;
    }
    return pointOf(day, sums, holdings.length);
  });
}

export const netWorthOn = (book: BalanceBook, day: Day): NetWorth => netWorthOnDays(book, [day])[0]!;

/** Why a net worth is what it is. */
export const whyNetWorth = ({ day, assets, debts, known, absent, low, high }: NetWorth): Explanation => ({
  formula:
    "What you own − what you owe, each by its last balance up to the day. " +
    "Before its first balance an account is left out, not counted as zero",
  inputs: [
    { label: "Day", text: day },
    { label: "What you own", amount: assets },
    { label: "What you owe", amount: debts },
    { label: "Low, by your ranges", amount: low },
    { label: "High, by your ranges", amount: high },
    { label: "Accounts and debts counted", count: known },
    { label: "Without a balance yet", count: absent },
  ],
});

function replace(sums: Sums, kind: Holding["kind"], before: Entry | undefined, { amount, low, high }: Entry): void {
  const was = before ?? nothing;
  if (before === undefined) sums.known++;
  if (kind === "account") {
    sums.assets += amount - was.amount;
    sums.low += low - was.low;
    sums.high += high - was.high;
  } else {
    sums.debts += amount - was.amount;
    // Owing the most leaves the least.
    sums.low -= high - was.high;
    sums.high -= low - was.low;
  }
}

const pointOf = (day: Day, { assets, debts, low, high, known }: Sums, holdings: number): NetWorth => ({
  day,
  assets: minor(assets),
  debts: minor(debts),
  net: minor(assets - debts),
  low: minor(low),
  high: minor(high),
  known,
  absent: holdings - known,
});
