import type { Household } from "../household/household.ts";
import type { Transaction } from "../household/records.ts";
import { memoizeLast } from "../memoize-last.ts";
import { type Minor, minor } from "../money/money.ts";
import { err, ok, type Result } from "../result.ts";
import type { Day } from "../time/day.ts";
import { createEntryIndex, type EntryIndex } from "./entry-index.ts";
import { isRepeated } from "./recurring.ts";
import { hasWords, narrows, type Words, wordsOf } from "./search-words.ts";
import { mostCounted, type SpendingBook } from "./spending-book.ts";
import { partsOf } from "./transaction.ts";

/** What was found, the latest day first: positions among all entries, so that none is copied. */
export interface FoundEntries {
  readonly entries: readonly Transaction[];
  readonly positions: Int32Array;
}

export const entryAt = ({ entries, positions }: FoundEntries, index: number): Transaction =>
  entries[positions[index]!]!;

interface EntrySearch {
  /** All entries in the order in which they are listed. */
  readonly entries: readonly Transaction[];
  find(filter: EntryFilter): FoundEntries;
}

type Searched = Pick<Household, "categories" | "people" | "currency" | "locale">;

/** Reads all entries once and then only the weeks that changed; each search is one pass, or one over the hits of before. */
export function createEntryFinder() {
  const index = createEntryIndex();
  return {
    in: memoizeLast((book: SpendingBook, household: Searched): EntrySearch => searchIn(index.of(book), household)),
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

export type EntryType = "spending" | "refund" | "income" | "transfer";

/** What is asked for. What is absent is not asked for. */
export interface EntryFilter {
  /** Words and amounts; each of them must be found. */
  text?: string | undefined;
  /** "": spending without a category, or with one that is gone. */
  categoryId?: string | undefined;
  /** Who paid. */
  personId?: string | undefined;
  /** "": for the household together, or for someone who is gone. */
  forPersonId?: string | undefined;
  type?: EntryType | undefined;
  from?: Day | undefined;
  to?: Day | undefined;
  /** Whatever the sign. */
  least?: Minor | undefined;
  most?: Minor | undefined;
  isRepeated?: boolean | undefined;
  isImported?: boolean | undefined;
}

type EntryTest = (entry: Transaction) => boolean;

export function typeOf({ kind, amount }: Transaction): EntryType {
  return kind === "spending" && amount < 0 ? "refund" : kind;
}

/** The tests that an entry must pass, but for text and days: those are looked up, not tested one by one. */
function testsOf(filter: EntryFilter, { categories, people }: Pick<Household, "categories" | "people">) {
  const { categoryId, personId, forPersonId, type, least, most } = filter;
  const tests: EntryTest[] = [];
  if (type !== undefined) tests.push((entry) => typeOf(entry) === type);
  if (personId !== undefined) tests.push((entry) => entry.personId === personId);
  if (least !== undefined) tests.push(({ amount }) => Math.abs(amount) >= least);
  if (most !== undefined) tests.push(({ amount }) => Math.abs(amount) <= most);
  if (filter.isImported !== undefined) tests.push(({ imported }) => (imported !== undefined) === filter.isImported);
  if (filter.isRepeated !== undefined) tests.push((entry) => isRepeated(entry) === filter.isRepeated);
  if (categoryId !== undefined) tests.push(ofCategory(categoryId, new Set(categories.map(({ id }) => id))));
  if (forPersonId !== undefined) tests.push(forPerson(forPersonId, new Set(people.map(({ id }) => id))));
  return tests;
}

function ofCategory(wanted: string, known: ReadonlySet<string>): EntryTest {
  if (wanted !== "") return (entry) => isOfCategory(entry, (id) => id === wanted);
  return (entry) => isOfCategory(entry, (id) => !known.has(id));
}

/** Whether the entry, or any part of it, counts in such a category. */
export function isOfCategory(entry: Transaction, isWanted: (categoryId: string) => boolean): boolean {
  // Most entries have one category: no list is made for them.
  if (entry.kind === "spending" && !entry.splits) return isWanted(entry.categoryId ?? "");
  return partsOf(entry).some(({ categoryId }) => isWanted(categoryId));
}

function forPerson(wanted: string, known: ReadonlySet<string>): EntryTest {
  if (wanted !== "") return ({ forPersonId }) => forPersonId === wanted;
  return ({ forPersonId }) => forPersonId === undefined || !known.has(forPersonId);
}

/** Where in what was found another day begins: the first entry of each day. */
export function dayBreaks(found: FoundEntries): Int32Array {
  const { entries, positions } = found;
  const breaks = new Int32Array(positions.length);
  let count = 0;
  for (let at = 0; at < positions.length; at++) {
    if (at === 0 || entries[positions[at]!]!.day !== entries[positions[at - 1]!]!.day) breaks[count++] = at;
  }
  return breaks.slice(0, count);
}

/** What the entries from one place to before another took and brought, refunds off; without places all of them. */
export function sumsOf(
  found: FoundEntries,
  start = 0,
  end = found.positions.length,
): Result<{ spent: Minor; income: Minor }, "too-large"> {
  const sums: Record<Transaction["kind"], number> = { spending: 0, income: 0, transfer: 0 };
  let size = 0;
  for (let at = start; at < end; at++) {
    const { kind, amount } = entryAt(found, at);
    sums[kind] += amount;
    size += Math.abs(amount);
  }
  return size > mostCounted ? err("too-large") : ok({ spent: minor(sums.spending), income: minor(sums.income) });
}
