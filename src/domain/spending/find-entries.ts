import type { Household } from "../household/household.ts";
import type { Transaction } from "../household/records.ts";
import { remember } from "../remember.ts";
import type { Day } from "../time/day.ts";
import { type EntryFilter, testsOf } from "./entry-filter.ts";
import { createEntryIndex, type EntryIndex } from "./entry-index.ts";
import { hasWords, narrows, type Words, wordsOf } from "./entry-words.ts";
import type { SpendingBook } from "./spending-book.ts";

/** What was found, the latest day first: positions among all entries, so that none is copied. */
export interface FoundEntries {
  readonly entries: readonly Transaction[];
  readonly positions: Int32Array;
}

export const entryAt = ({ entries, positions }: FoundEntries, index: number): Transaction =>
  entries[positions[index]!]!;

export interface EntrySearch {
  /** All entries in the order in which they are listed. */
  readonly entries: readonly Transaction[];
  find(filter: EntryFilter): FoundEntries;
}

type Searched = Pick<Household, "categories" | "people" | "currency" | "locale">;

/** Reads all entries once and then only the weeks that changed; each search is one pass, or one over the hits of before. */
export function createEntryFinder() {
  const index = createEntryIndex();
  return {
    in: remember((book: SpendingBook, household: Searched): EntrySearch => searchIn(index.of(book), household)),
    /** Reads a book that is about to show. */
    ahead: index.ahead,
  };
}

interface Asked {
  filter: EntryFilter;
  words: Words;
  found: FoundEntries;
}

function searchIn(index: EntryIndex, household: Searched): EntrySearch {
  const { entries } = index;
  const all = new Int32Array(entries.length);
  for (let at = 0; at < all.length; at++) all[at] = at;
  let last: Asked | undefined;
  return {
    entries,
    find(filter) {
      const words = wordsOf(filter.text ?? "", household, index);
      const isLess = last !== undefined && sameButText(filter, last.filter) && narrows(words, last.words);
      const among = isLess ? last!.found.positions : all.subarray(...positionsOfDays(entries, filter));
      last = { filter, words, found: { entries, positions: pick(among, filter, words, index, household, isLess) } };
      return last.found;
    },
  };
}

/** Those that pass. What is among the hits of before has passed all tests but that of the words. */
function pick(
  among: Int32Array,
  filter: EntryFilter,
  words: Words,
  index: EntryIndex,
  household: Searched,
  isLess: boolean,
): Int32Array {
  const tests = isLess ? [] : testsOf(filter, household);
  if (tests.length === 0 && words.words.length === 0) return among;
  const hits = new Int32Array(among.length);
  let count = 0;
  for (const at of among) {
    const entry = index.entries[at]!;
    if (tests.every((test) => test(entry)) && hasWords(words, index, at)) hits[count++] = at;
  }
  return hits.slice(0, count);
}

/** From which position to before which one the days asked for stand: later days come first. */
function positionsOfDays(entries: readonly Transaction[], { from, to }: EntryFilter): [number, number] {
  const start = to === undefined ? 0 : firstWhere(entries, (day) => day <= to);
  const end = from === undefined ? entries.length : firstWhere(entries, (day) => day < from);
  return [start, Math.max(start, end)];
}

/** Halves the list until one is left. */
function firstWhere(entries: readonly Transaction[], isPast: (day: Day) => boolean): number {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isPast(entries[middle]!.day)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function sameButText(a: EntryFilter, b: EntryFilter): boolean {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)] as (keyof EntryFilter)[]);
  keys.delete("text");
  return [...keys].every((key) => a[key] === b[key]);
}
