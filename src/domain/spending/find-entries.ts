import type { Household } from "../household/household.ts";
import type { Transaction } from "../household/records.ts";
import { accountKey } from "../ledger/accounts.ts";
import { memoizeLast } from "../memoize-last.ts";
import { type Minor, minor } from "../money/money.ts";
import { err, ok, type Result } from "../result.ts";
import type { Day } from "../time/day.ts";
import {
  createEntryIndex,
  type EntryIndex,
  hasWords,
  isOfCategory,
  narrows,
  type Words,
  wordsOf,
} from "./entry-index.ts";
import { isRepeated } from "./recurring.ts";
import { maxExactSum, type SpendingBook } from "./spending-book.ts";
import { isEveryday } from "./transaction.ts";

/** Search results, latest day first, as positions in the list of all entries so that nothing is copied. */
export interface FoundEntries {
  readonly entries: readonly Transaction[];
  readonly positions: Int32Array;
}

export const entryAt = ({ entries, positions }: FoundEntries, index: number): Transaction =>
  entries[positions[index]!]!;

interface EntrySearch {
  /** All entries in list order. */
  readonly entries: readonly Transaction[];
  find(filter: EntryFilter): FoundEntries;
}

type Searched = Pick<Household, "categories" | "people" | "currency" | "locale">;

/** Indexes all entries once, then only changed weeks. A search scans all entries, or only the previous hits if it narrows them. */
export function createEntryFinder() {
  const index = createEntryIndex();
  return {
    in: memoizeLast((book: SpendingBook, household: Searched): EntrySearch => searchIn(index.of(book), household)),
    /** Indexes a book before it is shown. */
    ahead: index.ahead,
  };
}

interface LastSearch {
  filter: EntryFilter;
  words: Words;
  found: FoundEntries;
}

function searchIn(index: EntryIndex, household: Searched): EntrySearch {
  const { entries } = index;
  const all = new Int32Array(entries.length);
  for (let at = 0; at < all.length; at++) all[at] = at;
  let last: LastSearch | undefined;
  return {
    entries,
    find(filter) {
      const words = wordsOf(filter.text ?? "", household, index);
      const isLess = last !== undefined && sameButText(filter, last.filter) && narrows(words, last.words);
      const among = isLess ? last!.found.positions : all.subarray(...positionsOfDays(entries, filter));
      last = {
        filter,
        words,
        found: { entries, positions: matchesAmong(among, filter, words, index, household, isLess) },
      };
      return last.found;
    },
  };
}

/** The positions that match. Previous hits have passed every test except the words. */
function matchesAmong(
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

/** The range of positions of the requested days; later days come first, and the end is exclusive. */
function positionsOfDays(entries: readonly Transaction[], { from, to }: EntryFilter): [number, number] {
  const start = to === undefined ? 0 : firstIndexWhere(entries, (day) => day <= to);
  const end = from === undefined ? entries.length : firstIndexWhere(entries, (day) => day < from);
  return [start, Math.max(start, end)];
}

/** Binary search: the first entry for which a monotonic predicate holds. */
function firstIndexWhere(entries: readonly Transaction[], isPast: (day: Day) => boolean): number {
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

/** Search criteria. Absent fields match everything. */
export interface EntryFilter {
  /** Words and amounts, all of which must match. */
  text?: string | undefined;
  /** "": everyday spending without an existing category. */
  categoryId?: string | undefined;
  /** The payer. */
  personId?: string | undefined;
  /** "": for the household together, or for a deleted person. */
  forPersonId?: string | undefined;
  type?: EntryType | undefined;
  /** From `accountKey`: where it happened or arrived. "": in no account. */
  account?: string | undefined;
  from?: Day | undefined;
  to?: Day | undefined;
  /** Absolute amounts. */
  least?: Minor | undefined;
  most?: Minor | undefined;
  isRepeated?: boolean | undefined;
  isImported?: boolean | undefined;
}

type EntryTest = (entry: Transaction) => boolean;

export function typeOf({ kind, amount }: Transaction): EntryType {
  return kind === "spending" && amount < 0 ? "refund" : kind;
}

/** The tests that an entry must pass, except text and days, which are looked up instead. */
function testsOf(filter: EntryFilter, { categories, people }: Pick<Household, "categories" | "people">) {
  const { categoryId, personId, forPersonId, type, account, least, most } = filter;
  const tests: EntryTest[] = [];
  if (type !== undefined) tests.push((entry) => typeOf(entry) === type);
  if (personId !== undefined) tests.push((entry) => entry.personId === personId);
  if (account !== undefined) tests.push(inAccount(account));
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
  return (entry) => isEveryday(entry) && isOfCategory(entry, (id) => !known.has(id));
}

function inAccount(wanted: string): EntryTest {
  if (wanted === "") return ({ account, toAccount }) => account === undefined && toAccount === undefined;
  return ({ account, toAccount }) =>
    (account !== undefined && accountKey(account) === wanted) ||
    (toAccount !== undefined && accountKey(toAccount) === wanted);
}

function forPerson(wanted: string, known: ReadonlySet<string>): EntryTest {
  if (wanted !== "") return ({ forPersonId }) => forPersonId === wanted;
  return ({ forPersonId }) => forPersonId === undefined || !known.has(forPersonId);
}

/** The result positions at which a new day begins. */
export function dayBreaks(found: FoundEntries): Int32Array {
  const { entries, positions } = found;
  const breaks = new Int32Array(positions.length);
  let count = 0;
  for (let at = 0; at < positions.length; at++) {
    if (at === 0 || entries[positions[at]!]!.day !== entries[positions[at - 1]!]!.day) breaks[count++] = at;
  }
  return breaks.slice(0, count);
}

export interface FoundSums {
  spent: Minor;
  /** The part of it that bills and goals are for, not the weekly budgets. */
  apart: Minor;
  income: Minor;
}

/** Sums the results in a range (all by default), minus refunds. */
export function sumsOf(found: FoundEntries, start = 0, end = found.positions.length): Result<FoundSums, "too-large"> {
  const sums: Record<Transaction["kind"], number> = { spending: 0, income: 0, transfer: 0 };
  let [apart, size] = [0, 0];
  for (let at = start; at < end; at++) {
    const entry = entryAt(found, at);
    const { kind, amount } = entry;
    sums[kind] += amount;
    if (kind === "spending" && !isEveryday(entry)) apart += amount;
    size += Math.abs(amount);
  }
  if (size > maxExactSum) return err("too-large");
  return ok({ spent: minor(sums.spending), apart: minor(apart), income: minor(sums.income) });
}
