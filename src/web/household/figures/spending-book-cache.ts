import type { CooperativeTask } from "#domain/cooperative-task.ts";
import type { Transaction } from "#domain/household/records.ts";
import { type SpendingBook, spendingBook, withChanges } from "#domain/spending/spending-book.ts";
import type { Day } from "#domain/time/day.ts";
import { type CalendarHistory, type WeekId, weekOfDay } from "#domain/time/week.ts";
import { weekSpan } from "#domain/time/week-span.ts";
import type { Collection } from "#web/store/index.ts";

type Entries = Collection<"transaction">;

interface Cached {
  entries: Entries;
  calendars: CalendarHistory;
  book: SpendingBook;
}

/** The spending book, updated incrementally: a new entry changes the previous book instead of reading 100 000 entries again. */
export function createSpendingCache() {
  let cached: Cached | undefined;
  // Computed before its entries show, and used when they do.
  let prepared: Cached | undefined;
  return {
    of(entries: Entries, calendars: CalendarHistory, began: WeekId, now: WeekId): SpendingBook {
      if (prepared?.entries === entries) [cached, prepared] = [prepared, undefined];
      const { first, last } = cached?.book.span ?? {};
      const isValid = cached?.calendars === calendars && first! <= began && last! >= now;
      const book = (isValid && updateIfSmall(cached!, entries)) || bookOf(entries, calendars, began, now);
      cached = { entries, calendars, book };
      return book;
    },
    /** Prepares the book of entries that are about to show; undefined if there is no earlier book to update. */
    *ahead(entries: Entries): CooperativeTask<SpendingBook | undefined> {
      const from = prepared ?? cached;
      if (!from) return undefined;
      prepared = { entries, calendars: from.calendars, book: yield* updateInSteps(from, entries) };
      return prepared.book;
    },
  };
}

/** Up to this many changes, an update is faster than a new book and does not block the main thread. */
const batchSize = 2_000;

function updateIfSmall({ entries: before, book }: Cached, entries: Entries): SpendingBook | undefined {
  if (entries === before) return book;
  const { removed, added } = entries.since(before);
  return removed.length + added.length > batchSize ? undefined : withChanges(book, removed, added);
}

function* updateInSteps({ entries: before, book }: Cached, entries: Entries): CooperativeTask<SpendingBook> {
  const changes = yield* entries.sinceInSteps(before);
  const [gone, come] = [yield* byDay(changes.removed), yield* byDay(changes.added)];
  let next = book;
  for (let at = 0; at < gone.length; at += batchSize) {
    next = withChanges(next, gone.slice(at, at + batchSize), []);
    yield at / gone.length;
  }
  for (let at = 0; at < come.length; at += batchSize) {
    next = withChanges(next, [], come.slice(at, at + batchSize));
    yield at / come.length;
  }
  return next;
}

/** Sorted by day, so that each batch touches few weeks: changing a week copies it. */
function* byDay(entries: readonly Transaction[]): CooperativeTask<Transaction[]> {
  const days = new Map<Day, Transaction[]>();
  for (const [at, entry] of entries.entries()) {
    if (at % batchSize === 0) yield at / entries.length;
    const ofDay = days.get(entry.day);
    if (ofDay) ofDay.push(entry);
    else days.set(entry.day, [entry]);
  }
  return [...days.keys()].sort().flatMap((day) => days.get(day)!);
}

function bookOf(entries: Entries, calendars: CalendarHistory, began: WeekId, now: WeekId): SpendingBook {
  const list = entries.list();
  const [first, last] = list.reduce<[Day | "", Day | ""]>(
    ([from, to], { day }) => [from === "" || day < from ? day : from, day > to ? day : to],
    ["", ""],
  );
  const weeks = [began, now, ...[first, last].flatMap((day) => (day ? weekOfDay(day, calendars) : []))].sort();
  return spendingBook(list, weekSpan(weeks[0]!, weeks.at(-1)!, calendars));
}
