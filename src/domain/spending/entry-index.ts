import { type CooperativeTask, runToEnd } from "../cooperative-task.ts";
import type { Household } from "../household/household.ts";
import type { Transaction } from "../household/records.ts";
import { exponentOf, type MoneyFormat } from "../money/money.ts";
import { bareNumber, currencyMarks, largestUnits, spell } from "../money/parse-amount.ts";
import { payeeKey } from "./payee-memory.ts";
import { latestFirst, type SpendingBook } from "./spending-book.ts";
import { partsOf } from "./transaction.ts";

/** All entries in list order. Payees and notes are interned as numbers, because most repeat. */
export interface EntryIndex {
  readonly entries: readonly Transaction[];
  /** The position of each entry's payee in `texts`. */
  readonly payees: Int32Array;
  readonly notes: Int32Array;
  /** Append-only, so that earlier indexes stay valid. */
  readonly texts: readonly string[];
}

interface Page {
  /** The book's list of this week. The page is valid while the list is the same object. */
  week: readonly Transaction[];
  entries: readonly Transaction[];
  payees: Int32Array;
  notes: Int32Array;
}

interface Texts {
  list: string[];
  /** Text ids by the original spelling. */
  known: Map<string, number>;
}

/** Normalizes case, spaces and accents for searching. */
function searchKey(text: string): string {
  if (/^[ -~]*$/.test(text)) return text.includes("  ") ? payeeKey(text) : text.trim().toLowerCase();
  return payeeKey(text)
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "");
}

interface Cached {
  book: SpendingBook;
  pages: readonly Page[];
  texts: Texts;
  index: EntryIndex;
}

/** An index that reads all entries once, and afterwards only the weeks that changed. */
export function createEntryIndex() {
  let cached: Cached | undefined;
  // Built ahead of time, and swapped in when its book is shown.
  let ready: Cached | undefined;
  return {
    of(book: SpendingBook): EntryIndex {
      if (ready?.book === book) [cached, ready] = [ready, undefined];
      if (cached?.book !== book) cached = runToEnd(updated(cached, book));
      return cached.index;
    },
    /** Indexes a book before it is shown, yielding in between. */
    *ahead(book: SpendingBook): CooperativeTask<void> {
      ready = yield* updated(ready ?? cached, book);
    },
  };
}

function* updated(cached: Cached | undefined, book: SpendingBook): CooperativeTask<Cached> {
  const before = cached?.book.span === book.span ? cached : undefined;
  const texts = before?.texts ?? { list: [], known: new Map() };
  const pages: Page[] = [];
  for (const [at, week] of book.weeks.entries()) {
    const page = before?.pages[at];
    if (page?.week === week) pages.push(page);
    else {
      pages.push(pageOf(week, texts));
      yield at / book.weeks.length;
    }
  }
  return { book, pages, texts, index: bind(pages, texts.list) };
}

function pageOf(week: readonly Transaction[], texts: Texts): Page {
  const entries = week.toSorted(latestFirst);
  const [payees, notes] = [new Int32Array(entries.length), new Int32Array(entries.length)];
  for (const [at, { payee, note }] of entries.entries()) {
    payees[at] = textIdOf(payee, texts);
    notes[at] = textIdOf(note, texts);
  }
  return { week, entries, payees, notes };
}

function textIdOf(written: string, { list, known }: Texts): number {
  const number = known.get(written);
  if (number !== undefined) return number;
  known.set(written, list.length);
  return list.push(searchKey(written)) - 1;
}

/** Concatenates the pages, latest week first. */
function bind(pages: readonly Page[], texts: readonly string[]): EntryIndex {
  const length = pages.reduce((total, { entries }) => total + entries.length, 0);
  const [payees, notes] = [new Int32Array(length), new Int32Array(length)];
  const entries: Transaction[] = [];
  for (const page of pages.toReversed()) {
    payees.set(page.payees, entries.length);
    notes.set(page.notes, entries.length);
    for (const entry of page.entries) entries.push(entry);
  }
  return { entries, payees, notes, texts };
}

type Named = Pick<Household, "categories" | "currency" | "locale">;

interface Word {
  key: string;
  amounts: readonly AmountRange[];
  categories: ReadonlySet<string>;
  /** Per text: 0 unknown, 1 found, 2 not found. Caches the match, so that a payee is searched once. */
  found: Uint8Array;
}

/** The typed text, prepared for searching. */
export interface Words {
  words: readonly Word[];
  /** The amounts of the whole text, if it is an amount that contains spaces. */
  whole: readonly AmountRange[];
}

export function wordsOf(text: string, household: Named, { texts }: EntryIndex): Words {
  const keys = searchKey(text)
    .split(" ")
    .filter((key) => key !== "");
  const words = keys.map((key) => ({
    key,
    amounts: typedAmounts(key, household),
    categories: new Set(household.categories.filter(({ label }) => searchKey(label).includes(key)).map(({ id }) => id)),
    found: new Uint8Array(texts.length),
  }));
  return { words, whole: keys.length > 1 ? typedAmounts(text, household) : [] };
}

/** Whether every word matches the payee, the note, a category's name or the amount of the entry at a position. */
export function hasWords({ words, whole }: Words, index: EntryIndex, at: number): boolean {
  if (whole.length > 0 && isWithin(index.entries[at]!.amount, whole)) return true;
  for (const word of words) if (!hasWord(word, index, at)) return false;
  return true;
}

function hasWord(word: Word, { entries, payees, notes, texts }: EntryIndex, at: number): boolean {
  if (isInText(word, payees[at]!, texts) || isInText(word, notes[at]!, texts)) return true;
  const entry = entries[at]!;
  if (word.amounts.length > 0 && isWithin(entry.amount, word.amounts)) return true;
  return word.categories.size > 0 && isOfCategory(entry, (id) => word.categories.has(id));
}

function isInText({ key, found }: Word, text: number, texts: readonly string[]): boolean {
  if (found[text] === 0) found[text] = texts[text]!.includes(key) ? 1 : 2;
  return found[text] === 1;
}

/** Whether these words can only match entries that the previous words matched, so that a search may scan just those. */
export function narrows(next: Words, before: Words): boolean {
  return (
    areWithin(next.whole, before.whole) &&
    before.words.every((old) =>
      next.words.some((word) => word.key.includes(old.key) && areWithin(word.amounts, old.amounts)),
    )
  );
}

/** Absolute amounts in minor units, both ends included. */
interface AmountRange {
  least: number;
  most: number;
}

/** The digits typed so far. A null fraction: no decimal separator yet. */
interface Reading {
  whole: string;
  fraction: string | null;
}

const grouped = "\\d{1,3}([.,' ])\\d{3}(?:\\1\\d{3})*";
const inThrees = new RegExp(`^${grouped}$`);
const inThreesAndDecimals = new RegExp(`^(${grouped.replaceAll("\\1", "\\2")})(?!\\2)[.,](\\d*)$`);
const mostDigits = String(largestUnits).length;

/**
 * The amounts that start with the typed text: 12 matches 12.40 and 120, 12.4 matches 12.40 to 12.49. A comma counts as a
 * point. Empty if the text is not an amount.
 */
export function typedAmounts(text: string, format: MoneyFormat): AmountRange[] {
  if (!/\p{Nd}/u.test(text)) return [];
  const bare = bareNumber(spell(text), currencyMarks(format));
  if (!bare) return [];
  const exponent = exponentOf(format.currency);
  return readingsOf(bare.body).flatMap((reading) => rangesOf(reading, exponent));
}

/** If a separator may be a thousands or a decimal one, returns both readings. */
function readingsOf(body: string): Reading[] {
  if (/^\d+$/.test(body)) return [{ whole: body, fraction: null }];
  const [, whole, fraction] = /^(\d*)[.,](\d*)$/.exec(body) ?? [];
  const readings: Reading[] = whole !== undefined && fraction !== undefined ? [{ whole, fraction }] : [];
  if (inThrees.test(body)) readings.push({ whole: body.replace(/\D/g, ""), fraction: null });
  const [, parted, , decimals] = inThreesAndDecimals.exec(body) ?? [];
  if (parted !== undefined) readings.push({ whole: parted.replace(/\D/g, ""), fraction: decimals ?? "" });
  return readings;
}

function rangesOf({ whole, fraction }: Reading, exponent: number): AmountRange[] {
  if (whole.length > mostDigits || (fraction !== null && fraction.length > exponent)) return [];
  const unit = 10 ** exponent;
  if (fraction === null) return beginningWith(Number(whole), unit);
  const least = Number(whole) * unit + Number(fraction.padEnd(exponent, "0"));
  return [{ least, most: least + 10 ** (exponent - fraction.length) - 1 }];
}

/** More digits may follow: 12, 120 to 129, 1200 to 1299 and so on. No number starts with zeros alone. */
function beginningWith(whole: number, unit: number): AmountRange[] {
  const ranges: AmountRange[] = [];
  for (let times = 1; whole * times <= largestUnits; times *= 10) {
    ranges.push({ least: whole * times * unit, most: (whole + 1) * times * unit - 1 });
    if (whole === 0) break;
  }
  return ranges;
}

export function isWithin(amount: number, ranges: readonly AmountRange[]): boolean {
  const size = Math.abs(amount);
  for (const { least, most } of ranges) if (size >= least && size <= most) return true;
  return false;
}

/** Whether every amount of `inner` is in `outer`. */
export const areWithin = (inner: readonly AmountRange[], outer: readonly AmountRange[]): boolean =>
  inner.every(({ least, most }) => outer.some((range) => range.least <= least && range.most >= most));

/** Whether the entry, or any part of it, belongs to a wanted category. */
export function isOfCategory(entry: Transaction, isWanted: (categoryId: string) => boolean): boolean {
  // Most entries have one category: avoid allocating a list for them.
  if (entry.kind === "spending" && !entry.splits) return isWanted(entry.categoryId ?? "");
  return partsOf(entry).some(({ categoryId }) => isWanted(categoryId));
}
