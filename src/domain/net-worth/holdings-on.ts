import type { Day } from "../time/day.ts";
import type { BalanceBook, Entry, Holding } from "./balance-book.ts";
import { type Staleness, staleness } from "./staleness.ts";

/** One account or debt on a day. */
export interface HoldingOn extends Pick<Holding, "kind" | "id" | "label"> {
  /** Its last balance up to the day, carried forward. Absent before its first one: not known is not zero. */
  standing: (Entry & Staleness) | null;
}

export const holdingsOn = ({ holdings }: BalanceBook, day: Day): HoldingOn[] =>
  holdings.map(({ kind, id, label, entries, staleAfter }) => {
    const entry = lastEntryUpTo(day, entries);
    return { kind, id, label, standing: entry ? { ...entry, ...staleness(entry.day, day, staleAfter) } : null };
  });

/** Halves the entries until one is left: they are sorted by day. */
function lastEntryUpTo(day: Day, entries: readonly Entry[]): Entry | undefined {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (entries[middle]!.day <= day) low = middle + 1;
    else high = middle;
  }
  return entries[low - 1];
}
