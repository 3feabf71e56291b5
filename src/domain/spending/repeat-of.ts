import type { Transaction } from "../household/records.ts";
import type { Cadence } from "../time/cadence.ts";
import { addDays, type Day } from "../time/day.ts";
import { dueEntries, type RecurringTemplate } from "./recurring.ts";

/** An entry made to come again as often as said. It is the first one itself, so what falls due comes after its day. */
export function repeatOf(entry: Transaction, id: string, cadence: Cadence, until?: Day): RecurringTemplate {
  // What a bank's file said of this one is not said of the next.
  const { id: _, day, imported: __, ...rest } = entry;
  const template = { id, schedule: { cadence, on: day }, entry: rest };
  return until === undefined ? template : { ...template, until };
}

/** What a template brings between two days, none of it on its first day or before. */
export function repeatsBetween(template: RecurringTemplate, from: Day, to: Day): Transaction[] {
  const first = addDays(template.schedule.on, 1);
  return dueEntries([template], from > first ? from : first, to, nothingKnown);
}

const nothingKnown: ReadonlySet<string> = new Set();

/** The entries that templates have brought up to today and that nobody recorded or dismissed: the oldest first. */
export function dueNow(
  templates: readonly RecurringTemplate[],
  isKnown: (id: string) => boolean,
  today: Day,
): Transaction[] {
  return templates
    .flatMap((template) => repeatsBetween(template, template.schedule.on, today))
    .filter(({ id }) => !isKnown(id))
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.id < b.id ? -1 : 1));
}

const repeatedId = /^(.+)@\d{4}-\d{2}-\d{2}$/;

/** The template that brought an entry, by the id it gave it; an entry that was moved to another day keeps it. */
export const templateIdOf = ({ id }: Pick<Transaction, "id">): string | undefined => repeatedId.exec(id)?.[1];

export const isRepeated = ({ id }: Pick<Transaction, "id">): boolean => id.includes("@") && repeatedId.test(id);
