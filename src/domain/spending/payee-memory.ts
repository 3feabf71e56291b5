import type { Transaction } from "../household/records.ts";
import { latestFirst } from "./latest-first.ts";
import type { SpendingBook } from "./spending-book.ts";

/** What a household's own entries say of those it pays. */
export interface PayeeMemory {
  /** The payee's entries, the latest first. */
  entriesOf(payee: string): readonly Transaction[];
  /** Payees whose names begin so, the most used first, each as it was last written. */
  beginningWith(text: string, most: number): string[];
}

/** A payee's entries by the name they have in common. */
type Pages = ReadonlyMap<string, readonly Transaction[]>;

/** Beyond this many weeks at once, as after an import, reading all is quicker than following. */
const fewWeeks = 50;

/** Names that differ in case, in spaces or in how a letter is put together are one payee. */
export const payeeKey = (payee: string): string => payee.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();

/** A memory that reads all entries once and from then on only the weeks that changed. */
export function createPayeeMemory(): (book: SpendingBook) => PayeeMemory {
  let kept: { book: SpendingBook; pages: Pages; memory: PayeeMemory } | undefined;
  return (book) => {
    if (kept?.book === book) return kept.memory;
    const pages = (kept && followed(kept.pages, kept.book, book)) ?? pagesOf(book);
    kept = { book, pages, memory: memoryOf(pages) };
    return kept.memory;
  };
}

function pagesOf({ weeks }: SpendingBook): Pages {
  const pages = new Map<string, Transaction[]>();
  const keys = new Map<string, string>();
  for (const week of weeks) {
    for (const entry of week) {
      const key = keyOfEntry(entry, keys);
      const page = pages.get(key);
      if (page) page.push(entry);
      else if (key !== "") pages.set(key, [entry]);
    }
  }
  return pages;
}

/** Empty for what is no payment to anyone. The same spelling is put in order once. */
function keyOfEntry({ kind, payee }: Transaction, keys: Map<string, string>): string {
  if (kind !== "spending") return "";
  const known = keys.get(payee);
  if (known !== undefined) return known;
  const key = payeeKey(payee);
  keys.set(payee, key);
  return key;
}

/** Weeks that nobody touched are the same lists in both books. */
function followed(pages: Pages, before: SpendingBook, now: SpendingBook): Pages | undefined {
  if (before.span !== now.span) return undefined;
  const changed = now.weeks.flatMap((week, index) => (week === before.weeks[index] ? [] : index));
  if (changed.length > fewWeeks) return undefined;
  const [old, young] = [before, now].map(({ weeks }) => new Set(changed.flatMap((index) => weeks[index]!)));
  const come = [...young!].filter((entry) => !old!.has(entry));
  const gone = new Set([...old!].filter((entry) => !young!.has(entry)));
  const keys = new Map<string, string>();
  const next = new Map(pages);
  for (const key of new Set([...gone, ...come].map((entry) => keyOfEntry(entry, keys)))) {
    const stay = (pages.get(key) ?? []).filter((entry) => !gone.has(entry));
    if (key !== "") next.set(key, [...stay, ...come.filter((entry) => keyOfEntry(entry, keys) === key)]);
  }
  return next;
}

const memoryOf = (pages: Pages): PayeeMemory => ({
  entriesOf: (payee) => (pages.get(payeeKey(payee)) ?? []).toSorted(latestFirst),
  beginningWith(text, most) {
    const start = payeeKey(text);
    if (start === "") return [];
    const found = [...pages].filter(([key, page]) => key.startsWith(start) && page.length > 0);
    const mostUsed = found.sort(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1));
    return mostUsed.slice(0, most).map(([, page]) => latestOf(page).payee.trim());
  },
});

const latestOf = (page: readonly Transaction[]): Transaction =>
  page.reduce((latest, entry) => (latestFirst(latest, entry) > 0 ? entry : latest));
