import { type CooperativeTask, runToEnd } from "../cooperative-task.ts";
import type { Transaction } from "../household/records.ts";
import { payeeKey } from "./payee-memory.ts";
import { latestFirst, type SpendingBook } from "./spending-book.ts";

/** All entries in the order in which they are listed, with their words as numbers, since most are written many times. */
export interface EntryIndex {
  readonly entries: readonly Transaction[];
  /** For each entry the position of its payee in `texts`. */
  readonly payees: Int32Array;
  readonly notes: Int32Array;
  /** Only ever added to, so that an index of before still reads the same. */
  readonly texts: readonly string[];
}

interface Page {
  /** The week as the book has it: while it is the same list, so is the page. */
  week: readonly Transaction[];
  entries: readonly Transaction[];
  payees: Int32Array;
  notes: Int32Array;
}

interface Texts {
  list: string[];
  /** By how they were written. */
  known: Map<string, number>;
}

/** Words that differ in case, in spaces or in accents are found alike. */
export function searchKey(text: string): string {
  if (/^[ -~]*$/.test(text)) return text.includes("  ") ? payeeKey(text) : text.trim().toLowerCase();
  return payeeKey(text)
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "");
}

interface Kept {
  book: SpendingBook;
  pages: readonly Page[];
  texts: Texts;
  index: EntryIndex;
}

/** An index that reads all entries once and from then on only the weeks that changed. */
export function createEntryIndex() {
  let kept: Kept | undefined;
  // Made before its book shows, and taken when it does.
  let ready: Kept | undefined;
  return {
    of(book: SpendingBook): EntryIndex {
      if (ready?.book === book) [kept, ready] = [ready, undefined];
      if (kept?.book !== book) kept = runToEnd(followed(kept, book));
      return kept.index;
    },
    /** Reads a book that is about to show, and lets others work in between. */
    *ahead(book: SpendingBook): CooperativeTask<void> {
      ready = yield* followed(ready ?? kept, book);
    },
  };
}

function* followed(kept: Kept | undefined, book: SpendingBook): CooperativeTask<Kept> {
  const before = kept?.book.span === book.span ? kept : undefined;
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
    payees[at] = numberOf(payee, texts);
    notes[at] = numberOf(note, texts);
  }
  return { week, entries, payees, notes };
}

function numberOf(written: string, { list, known }: Texts): number {
  const number = known.get(written);
  if (number !== undefined) return number;
  known.set(written, list.length);
  return list.push(searchKey(written)) - 1;
}

/** The weeks' pages after each other, the latest week first. */
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
