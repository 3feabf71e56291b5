import type { Bill } from "../household/household.ts";
import type { Transaction } from "../household/records.ts";
import type { Minor } from "../money/money.ts";
import type { Cadence } from "../time/cadence.ts";
import { addDays, type Day } from "../time/day.ts";
import { occurrences, type Schedule } from "../time/occurrences.ts";
import { entriesBetween, type SpendingBook } from "./spending-book.ts";

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

/** What someone says of a bill that was paid. */
interface Payment {
  amount: Minor;
  day: Day;
  personId: string;
  categoryId?: string;
}

/** The id of the entry that pays a bill follows from the bill and the day it was due: two who pay it pay it once. */
export const paymentId = (bill: Pick<Bill, "id">, due: Day): string => recurringId(bill.id, due);

/** The entry of a paid bill. Bills are planned apart from weekly budgets: it is of a category only where that was said. */
export const paymentOf = (bill: Bill, due: Day, payment: Payment): Transaction => ({
  ...{ id: paymentId(bill, due), kind: "spending", payee: bill.label, note: "", ...payment },
});

/** Bills are paid a while before or after they are due, not years. */
const mostDaysApart = 92;

export type IsPaid = (bill: Pick<Bill, "id">, due: Day) => boolean;

/** Which bills around a day were paid. */
export function paidBills(book: SpendingBook, around: Day): IsPaid {
  const [from, to] = [addDays(around, -mostDaysApart), addDays(around, mostDaysApart)];
  const ids = new Set(entriesBetween(book, from, to).flatMap(({ id }) => (id.includes("@") ? id : [])));
  return (bill, due) => ids.has(paymentId(bill, due));
}
