import type { Category } from "../household/household.ts";
import type { Transaction } from "../household/records.ts";
import { type Minor, minor } from "../money/money.ts";
import type { Day } from "../time/day.ts";
import { payeeKey } from "./payee-memory.ts";
import { payeeStem } from "./payee-rules.ts";
import { latestFirst, type SpendingBook, weekIndexes } from "./spending-book.ts";
import { everydayParts } from "./transaction.ts";

/** The entries of one payee that need a category. */
export interface OpenPayee {
  key: string;
  /** As the latest entry spells it, without its number or date; "" if the entries name nobody. */
  payee: string;
  /** Latest first. */
  entries: readonly Transaction[];
  /** What has no category: of a split, only those parts. */
  amount: Minor;
  latest: Day;
}

/** Everyday spending without a category by payee, most entries first; between two days, or all of it. */
export function openPayees(
  { weeks, span }: SpendingBook,
  categories: readonly Pick<Category, "id">[],
  between?: { from: Day; to: Day },
): OpenPayee[] {
  const known = new Set(categories.map(({ id }) => id));
  const keyOf = keyReader();
  const found = new Map<string, { entries: Transaction[]; amount: number }>();
  const shown = between ? weeks.slice(...weekIndexes(span, between.from, between.to)) : weeks;
  for (const week of shown)
    for (const entry of week) {
      if (between && (entry.day < between.from || entry.day > between.to)) continue;
      const open = everydayParts(entry).filter(({ categoryId }) => !known.has(categoryId));
      if (open.length === 0) continue;
      const key = keyOf(entry.payee);
      const own = found.get(key) ?? { entries: [], amount: 0 };
      own.entries.push(entry);
      for (const { amount } of open) own.amount += amount;
      found.set(key, own);
    }
  return [...found].map(([key, own]) => openPayee(key, own.entries.sort(latestFirst), own.amount)).sort(mostFirst);
}

/** Banks append numbers and dates, so payees are compared without them. Caches each spelling. */
function keyReader(): (payee: string) => string {
  const keys = new Map<string, string>();
  return (payee) => {
    const known = keys.get(payee);
    if (known !== undefined) return known;
    const key = payeeKey(payeeStem(payee));
    keys.set(payee, key);
    return key;
  };
}

const openPayee = (key: string, entries: readonly Transaction[], amount: number): OpenPayee => ({
  key,
  payee: payeeStem(entries[0]!.payee),
  entries,
  amount: minor(amount),
  latest: entries[0]!.day,
});

const mostFirst = (a: OpenPayee, b: OpenPayee): number =>
  b.entries.length - a.entries.length || Math.abs(b.amount) - Math.abs(a.amount) || (a.key < b.key ? -1 : 1);
