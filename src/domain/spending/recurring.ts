import type { AccountRef, Bill } from "../household/household.ts";
import type { Transaction } from "../household/records.ts";
import type { Minor } from "../money/money.ts";
import type { Cadence } from "../time/cadence.ts";
import { addDays, type Day } from "../time/day.ts";
import { occurrences, type Schedule } from "../time/occurrences.ts";
import { entriesBetween, type SpendingBook } from "./spending-book.ts";

/** A recurring entry: its fields without the day, and its schedule. */
export interface RecurringTemplate {
  id: string;
  schedule: Schedule;
  entry: Omit<Transaction, "id" | "day">;
  /** The last possible day, if it ends. */
  until?: Day;
}

/** A named template for a frequent entry, entered with one tap. */
export interface EntryTemplate {
  id: string;
  label: string;
  entry: RecurringTemplate["entry"];
}

/** The entry of a template on a day. */
export function entryFrom(entry: RecurringTemplate["entry"], id: string, day: Day): Transaction {
  return { ...patternOf(entry), id, day };
}

/** What every repeat shares: without what belongs to one occurrence. */
function patternOf<Entry extends RecurringTemplate["entry"]>(entry: Entry) {
  const { imported: _, pairedWith: __, isCleared: ___, recordedAt: ____, bill: _____, ...pattern } = entry;
  return pattern;
}

/** The id is derived from template and day, so that two devices create the same entry. */
export const recurringId = (templateId: string, day: Day): string => `${templateId}@${day}`;

/** The entries of templates between two days that are not recorded or dismissed yet. */
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

/** Makes an entry recurring. The entry itself is the first occurrence; the next ones come after its day. */
export function repeatOf(entry: Transaction, id: string, cadence: Cadence, until?: Day): RecurringTemplate {
  const { id: _, day, ...rest } = entry;
  const template = { id, schedule: { cadence, on: day }, entry: patternOf(rest) };
  return until === undefined ? template : { ...template, until };
}

/** The occurrences of a template between two days, all after its first day. */
export function repeatsBetween(template: RecurringTemplate, from: Day, to: Day): Transaction[] {
  const first = addDays(template.schedule.on, 1);
  return dueEntries([template], from > first ? from : first, to, nothingKnown);
}

const nothingKnown: ReadonlySet<string> = new Set();

/** The occurrences up to today that are not recorded or dismissed, oldest first. */
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

/** The template of an entry, from its id; stays correct when the entry is moved to another day. */
export const templateIdOf = ({ id }: Pick<Transaction, "id">): string | undefined => repeatedId.exec(id)?.[1];

export const isRepeated = ({ id }: Pick<Transaction, "id">): boolean => id.includes("@") && repeatedId.test(id);

/** The details of a bill payment. */
interface Payment {
  amount: Minor;
  day: Day;
  personId: string;
  categoryId?: string;
  account?: AccountRef;
  /** The debt that the bill pays. */
  toAccount?: AccountRef;
}

/** The id is derived from the bill and its due day, so that two people who record the payment create one entry. */
export const paymentId = (bill: Pick<Bill, "id">, due: Day): string => recurringId(bill.id, due);

/**
 * The entry of a paid bill. Bills are planned outside the weekly budgets, so its category takes nothing from them. The bill of
 * a debt is a transfer to it, which has no category.
 */
export function paymentOf(bill: Bill, due: Day, { categoryId, ...payment }: Payment): Transaction {
  const base = { id: paymentId(bill, due), bill: { id: bill.id, due }, payee: bill.label, note: "", ...payment };
  if (payment.toAccount) return { ...base, kind: "transfer" };
  return { ...base, kind: "spending", ...(categoryId !== undefined && { categoryId }) };
}

/** Payments further from the due day than this are not searched. */
const mostDaysApart = 92;

export type IsPaid = (bill: Pick<Bill, "id">, due: Day) => boolean;

/** Which bills around a day are paid, by an entry of any origin. */
export const paidBills = (book: SpendingBook, around: Day): IsPaid =>
  paidBy(entriesBetween(book, addDays(around, -mostDaysApart), addDays(around, mostDaysApart)));

/** Which bills these entries pay. */
export function paidBy(entries: readonly Transaction[]): IsPaid {
  const paid = new Set(entries.flatMap(({ bill }) => (bill ? paymentId(bill, bill.due) : [])));
  return (bill, due) => paid.has(paymentId(bill, due));
}
