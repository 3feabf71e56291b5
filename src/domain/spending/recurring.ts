import type { Transaction } from "../household/records.ts";
import type { Day } from "../time/day.ts";
import { occurrences, type Schedule } from "../time/occurrences.ts";

/** An entry that comes again: the entry itself but for its day, and when it falls. */
export interface RecurringTemplate {
  id: string;
  schedule: Schedule;
  entry: Omit<Transaction, "id" | "day">;
  /** The last day it may fall on, where it ends. */
  until?: Day;
}

/** An entry that someone makes often: the entry itself but for its day, under a name, to be entered with one tap. */
export interface EntryTemplate {
  id: string;
  label: string;
  entry: RecurringTemplate["entry"];
}

/** The entry that a template makes on a day. What a bank's file said of one entry is not said of the next. */
export function entryFrom(entry: RecurringTemplate["entry"], id: string, day: Day): Transaction {
  const { imported: _, ...fields } = entry;
  return { ...fields, id, day };
}

/** An entry's id follows from its template and day, so that two devices that make it make the same one. */
export const recurringId = (templateId: string, day: Day): string => `${templateId}@${day}`;

/** The entries that templates bring between two days and that nobody has recorded or dismissed yet. */
export function dueEntries(
  templates: readonly RecurringTemplate[],
  from: Day,
  to: Day,
  known: ReadonlySet<string>,
): Transaction[] {
  return templates
    .flatMap(({ id, schedule, entry, until }) =>
      occurrences(schedule, from, until !== undefined && until < to ? until : to).map((day) =>
        entryFrom(entry, recurringId(id, day), day),
      ),
    )
    .filter(({ id }) => !known.has(id))
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.id < b.id ? -1 : 1));
}
