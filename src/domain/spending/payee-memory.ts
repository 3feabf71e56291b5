import type { Category } from "../household/household.ts";
import type { Transaction } from "../household/records.ts";
import { latestFirst, type SpendingBook } from "./spending-book.ts";

/** What a household's entries tell about its payees. */
interface PayeeMemory {
  /** The payee's entries, latest first. */
  entriesOf(payee: string): readonly Transaction[];
  /** Payees whose names start with the text, most used first, each in its latest spelling. */
  startingWith(text: string, most: number): string[];
}

/** Entries by normalized payee name. */
type Pages = ReadonlyMap<string, readonly Transaction[]>;

/** With more changed weeks than this, for instance after an import, a full rebuild is faster. */
const maxFollowedWeeks = 50;

/** Normalizes case, spaces and Unicode composition, so that such variants are one payee. */
export const payeeKey = (payee: string): string => payee.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();

/** A memory that reads all entries once, and afterwards only the weeks that changed. */
export function createPayeeMemory(): (book: SpendingBook) => PayeeMemory {
  let cached: { book: SpendingBook; pages: Pages; memory: PayeeMemory } | undefined;
  return (book) => {
    if (cached?.book === book) return cached.memory;
    const pages = (cached && updated(cached.pages, cached.book, book)) ?? pagesOf(book);
    cached = { book, pages, memory: memoryOf(pages) };
    return cached.memory;
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

/** Empty for entries that are no payment. Caches the key of each spelling. */
function keyOfEntry({ kind, payee }: Transaction, keys: Map<string, string>): string {
  if (kind !== "spending") return "";
  const known = keys.get(payee);
  if (known !== undefined) return known;
  const key = payeeKey(payee);
  keys.set(payee, key);
  return key;
}

/** Compares lists by identity: unchanged weeks are the same objects in both books. */
function updated(pages: Pages, before: SpendingBook, now: SpendingBook): Pages | undefined {
  if (before.span !== now.span) return undefined;
  const changed = now.weeks.flatMap((week, index) => (week === before.weeks[index] ? [] : index));
  if (changed.length > maxFollowedWeeks) return undefined;
  const [old, current] = [before, now].map(({ weeks }) => new Set(changed.flatMap((index) => weeks[index]!)));
  const added = [...current!].filter((entry) => !old!.has(entry));
  const removed = new Set([...old!].filter((entry) => !current!.has(entry)));
  const keys = new Map<string, string>();
  const next = new Map(pages);
  for (const key of new Set([...removed, ...added].map((entry) => keyOfEntry(entry, keys)))) {
    const stay = (pages.get(key) ?? []).filter((entry) => !removed.has(entry));
    if (key !== "") next.set(key, [...stay, ...added.filter((entry) => keyOfEntry(entry, keys) === key)]);
  }
  return next;
}

const memoryOf = (pages: Pages): PayeeMemory => ({
  entriesOf: (payee) => (pages.get(payeeKey(payee)) ?? []).toSorted(latestFirst),
  startingWith(text, most) {
    const start = payeeKey(text);
    if (start === "") return [];
    const found = [...pages].filter(([key, page]) => key.startsWith(start) && page.length > 0);
    const mostUsed = found.sort(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1));
    return mostUsed.slice(0, most).map(([, page]) => latestOf(page).payee.trim());
  },
});

const latestOf = (page: readonly Transaction[]): Transaction =>
  page.reduce((latest, entry) => (latestFirst(latest, entry) > 0 ? entry : latest));

/** Payees that contain this text belong to that category. */
export interface PayeeRule {
  id: string;
  contains: string;
  categoryId: string;
  order: number;
}

export type CategoryGuess =
  | { by: "rule"; categoryId: string; contains: string }
  /** `times` of the payee's last `of` entries had this category. */
  | { by: "history"; categoryId: string; times: number; of: number }
  /** By the list of common merchants. */
  | { by: "merchant"; categoryId: string };

/** Only the last entries count; old habits say little. */
const lastEntries = 20;

/**
 * Guesses the category from the household's rules, otherwise from the payee's last entries, otherwise, for a payee without an
 * entry, from the list of merchants. Never a deleted category.
 */
export function guessCategory(
  payee: string,
  rules: readonly PayeeRule[],
  categories: readonly Pick<Category, "id">[],
  memory: () => PayeeMemory,
  ofMerchant?: (payee: string) => string | undefined,
): CategoryGuess | undefined {
  if (payeeKey(payee) === "" || categories.length === 0) return undefined;
  const known = new Set(categories.map(({ id }) => id));
  const rule = ruleFor(payeeKey(payee), rules, known);
  if (rule) return { by: "rule", categoryId: rule.categoryId, contains: rule.contains };
  const entries = memory().entriesOf(payee);
  if (entries.length > 0) return byHistory(entries, known);
  const categoryId = ofMerchant?.(payee);
  return categoryId !== undefined && known.has(categoryId) ? { by: "merchant", categoryId } : undefined;
}

function ruleFor(key: string, rules: readonly PayeeRule[], known: ReadonlySet<string>): PayeeRule | undefined {
  const fits = rules.filter(({ contains, categoryId }) => known.has(categoryId) && key.includes(payeeKey(contains)));
  return fits.sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))[0];
}

function byHistory(entries: readonly Transaction[], known: ReadonlySet<string>): CategoryGuess | undefined {
  const ids = entries.flatMap(({ categoryId, splits }) =>
    categoryId !== undefined && !splits && known.has(categoryId) ? categoryId : [],
  );
  const last = ids.slice(0, lastEntries);
  const counts = new Map<string, number>();
  for (const id of last) counts.set(id, (counts.get(id) ?? 0) + 1);
  // Latest first and a stable sort: of two equally frequent categories the latest wins.
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  if (!most) return undefined;
  const [categoryId, times] = most;
  if (times < last.length) return { by: "history", categoryId, times, of: last.length };
  const inARow = ids.findIndex((id) => id !== categoryId);
  const all = inARow < 0 ? ids.length : inARow;
  return { by: "history", categoryId, times: all, of: all };
}
