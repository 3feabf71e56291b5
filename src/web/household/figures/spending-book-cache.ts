import type { CooperativeTask } from "#domain/cooperative-task.ts";
import type { Transaction } from "#domain/household/records.ts";
import { type SpendingBook, spendingBook, withChanges } from "#domain/spending/spending-book.ts";
import type { Day } from "#domain/time/day.ts";
import { type CalendarHistory, type WeekId, weekOfDay } from "#domain/time/week.ts";
import { weekSpan } from "#domain/time/week-span.ts";
import type { LiveRecord } from "#sync/read-record.ts";
import type { Collection } from "#web/store/collection.ts";

type Entry = LiveRecord<"transaction">;
type Entries = Collection<Entry>;

interface Kept {
  entries: Entries;
  calendars: CalendarHistory;
  book: SpendingBook;
}

/** The book of all entries. One more entry changes the book of before; 100 000 are not looked at again. */
export function createSpending() {
  let kept: Kept | undefined;
  // Made before its entries show, and taken when they do.
  let ready: Kept | undefined;
  return {
    of(entries: Entries, calendars: CalendarHistory, began: WeekId, now: WeekId): SpendingBook {
      if (ready?.entries === entries) [kept, ready] = [ready, undefined];
      const { first, last } = kept?.book.span ?? {};
      const isKept = kept?.calendars === calendars && first! <= began && last! >= now;
      const book = (isKept && followedQuickly(kept!, entries)) || bookOf(entries, calendars, began, now);
      kept = { entries, calendars, book };
      return book;
    },
    /** The book of entries that are about to show; none where there is none to follow from. */
    *ahead(entries: Entries): CooperativeTask<SpendingBook | undefined> {
      const from = ready ?? kept;
      if (!from) return undefined;
      ready = { entries, calendars: from.calendars, book: yield* followed(from, entries) };
      return ready.book;
    },
  };
}

/** So many entries change a book in less time than a new one takes, and without holding the page. */
const atOnce = 2_000;

function followedQuickly({ entries: before, book }: Kept, entries: Entries): SpendingBook | undefined {
  if (entries === before) return book;
  const { gone, come } = entries.since(before);
  return gone.length + come.length > atOnce ? undefined : withChanges(book, gone, come.map(entryOf));
}

function* followed({ entries: before, book }: Kept, entries: Entries): CooperativeTask<SpendingBook> {
  const changes = yield* entries.sinceInSteps(before);
  const [gone, come] = [yield* byDay(changes.gone), yield* byDay(changes.come)];
  let next = book;
  for (let at = 0; at < gone.length; at += atOnce) {
    next = withChanges(next, gone.slice(at, at + atOnce), []);
    yield at / gone.length;
  }
  for (let at = 0; at < come.length; at += atOnce) {
    next = withChanges(next, [], come.slice(at, at + atOnce).map(entryOf));
    yield at / come.length;
  }
  return next;
}

/** In the order of their days, so that each part of them touches few weeks: to change a week is to copy it. */
function* byDay(entries: readonly Entry[]): CooperativeTask<Entry[]> {
  const days = new Map<Day, Entry[]>();
  for (const [at, entry] of entries.entries()) {
    if (at % atOnce === 0) yield at / entries.length;
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
  return spendingBook(list.map(entryOf), weekSpan(weeks[0]!, weeks.at(-1)!, calendars));
}

/** Written out, since it is done for every entry when the household opens; what is added later takes room of its own. */
function entryOf(record: Entry): Transaction {
  const { id, day, amount, payee, personId, type, note, categoryId, splits, imported } = record;
  const entry: Transaction = imported
    ? { id, day, amount, payee, personId, kind: type, note, imported }
    : { id, day, amount, payee, personId, kind: type, note };
  if (splits) entry.splits = splits;
  else if (categoryId !== undefined) entry.categoryId = categoryId;
  if (record.forPersonId !== undefined) entry.forPersonId = record.forPersonId;
  if (record.toPersonId !== undefined) entry.toPersonId = record.toPersonId;
  return entry;
}
