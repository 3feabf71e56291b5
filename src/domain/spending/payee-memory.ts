import type { Category } from "../household/household.ts";
import type { Transaction } from "../household/records.ts";
import { latestFirst, type SpendingBook } from "./spending-book.ts";

/** What a household's own entries say of those it pays. */
interface PayeeMemory {
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

/** "A payee that contains this is of that category." */
export interface PayeeRule {
  id: string;
  contains: string;
  categoryId: string;
  order: number;
}

export type CategoryGuess =
  | { by: "rule"; categoryId: string; contains: string }
  /** `times` of the payee's last `of` entries were of it. */
  | { by: "history"; categoryId: string; times: number; of: number };

/** A habit of years ago says less than the last few visits. */
const lastEntries = 20;

/** What a payment is for: by the household's own rules, else as most of the payee's last entries were. Never one that is gone. */
export function guessCategory(
  payee: string,
  rules: readonly PayeeRule[],
  categories: readonly Pick<Category, "id">[],
  memory: () => PayeeMemory,
): CategoryGuess | undefined {
  if (payeeKey(payee) === "" || categories.length === 0) return undefined;
  const known = new Set(categories.map(({ id }) => id));
  const rule = ruleFor(payeeKey(payee), rules, known);
  if (rule) return { by: "rule", categoryId: rule.categoryId, contains: rule.contains };
  return byHistory(memory().entriesOf(payee), known);
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
  // The latest came first, so of two as frequent it is the one that stays.
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  if (!most) return undefined;
  const [categoryId, times] = most;
  if (times < last.length) return { by: "history", categoryId, times, of: last.length };
  const inARow = ids.findIndex((id) => id !== categoryId);
  const all = inARow < 0 ? ids.length : inARow;
  return { by: "history", categoryId, times: all, of: all };
}
