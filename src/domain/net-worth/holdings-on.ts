import type { Day } from "../time/day.ts";
import { type BalanceBook, type Holding, reckonedEntry } from "./balance-book.ts";
import type { Entry } from "./balance-entry.ts";
import { type Staleness, staleness } from "./staleness.ts";

/** One account or debt on a day. */
export interface HoldingOn extends Pick<Holding, "kind" | "id" | "label"> {
  /** Its last balance up to the day, carried forward. Absent before its first one: not known is not zero. */
  standing: Standing | null;
}

/** What counts on the day: the last balance, or what it has become since by its yearly change. `day` is the balance's. */
export interface Standing extends Entry, Staleness {
  said: Entry;
}

export const holdingsOn = ({ holdings }: BalanceBook, day: Day): HoldingOn[] =>
  holdings.map((holding) => {
    const { kind, id, label } = holding;
    return { kind, id, label, standing: standingOn(holding, day) };
  });

function standingOn({ kind, entries, staleAfter, yearlyChange }: Holding, day: Day): Standing | null {
  const said = lastEntryUpTo(day, entries);
  if (!said) return null;
  // What is paid off wants no look.
  const isOver = kind === "debt" && said.amount === 0;
  const age = staleness(said.day, day, isOver ? Number.POSITIVE_INFINITY : staleAfter);
  return { ...reckonedEntry(said, yearlyChange, age.days), ...age, said };
}

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
