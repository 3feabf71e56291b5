import type { Transaction } from "#domain/household/records.ts";
import { type SpendingBook, spendingBook, withEntry, withoutEntry } from "#domain/spending/spending-book.ts";
import type { Day } from "#domain/time/day.ts";
import type { WeekId } from "#domain/time/week.ts";
import { type CalendarHistory, weekOfDay } from "#domain/time/week-calendar.ts";
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

/** Beyond this many at once, as after an import, a new book is quicker than the old one with changes. */
const fewChanges = 200;

/** The book of all entries. One more entry changes the book of before; 100 000 are not looked at again. */
export function createSpending() {
  let kept: Kept | undefined;
  return (entries: Entries, calendars: CalendarHistory, began: WeekId, now: WeekId): SpendingBook => {
    const isKept = kept?.calendars === calendars && kept.book.span.first <= began && kept.book.span.last >= now;
    const book = (isKept && kept && followed(kept, entries)) || bookOf(entries, calendars, began, now);
    kept = { entries, calendars, book };
    return book;
  };
}

function followed({ entries: before, book }: Kept, entries: Entries): SpendingBook | undefined {
  if (entries === before) return book;
  const { gone, come } = entries.since(before);
  if (gone.length + come.length > fewChanges) return undefined;
  const without = gone.reduce(withoutEntry, book);
  return come.map(entryOf).reduce(withEntry, without);
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

/** Written out, since it is done for every entry when the household opens. */
function entryOf(record: Entry): Transaction {
  const { id, day, amount, payee, personId, type, note, categoryId, splits } = record;
  const entry: Transaction = { id, day, amount, payee, personId, kind: type, note };
  if (splits) entry.splits = splits;
  else if (categoryId !== undefined) entry.categoryId = categoryId;
  if (record.forPersonId !== undefined) entry.forPersonId = record.forPersonId;
  if (record.toPersonId !== undefined) entry.toPersonId = record.toPersonId;
  if (record.imported) entry.imported = record.imported;
  return entry;
}
