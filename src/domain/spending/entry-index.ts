import { type CooperativeTask, runToEnd } from "../cooperative-task.ts";
import type { Transaction } from "../household/records.ts";
import { payeeKey } from "./payee-memory.ts";
import { latestFirst, type SpendingBook } from "./spending-book.ts";

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
export function searchKey(text: string): string {
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
