import type { Household } from "../household/household.ts";
import type { Transaction } from "../household/records.ts";
import type { Minor } from "../money/money.ts";
import type { Day } from "../time/day.ts";
import { isRepeated } from "./repeat-of.ts";
import { partsOf } from "./transaction.ts";

export type EntryType = "spending" | "refund" | "income" | "transfer";

/** What is asked for. What is absent is not asked for. */
export interface EntryFilter {
  /** Words and amounts; each of them must be found. */
  text?: string | undefined;
  /** "": spending without a category, or with one that is gone. */
  categoryId?: string | undefined;
  /** Who paid. */
  personId?: string | undefined;
  /** "": for the household together, or for someone who is gone. */
  forPersonId?: string | undefined;
  type?: EntryType | undefined;
  from?: Day | undefined;
  to?: Day | undefined;
  /** Whatever the sign. */
  least?: Minor | undefined;
  most?: Minor | undefined;
  isRepeated?: boolean | undefined;
  isImported?: boolean | undefined;
}

export type EntryTest = (entry: Transaction) => boolean;

export function typeOf({ kind, amount }: Transaction): EntryType {
  return kind === "spending" && amount < 0 ? "refund" : kind;
}

/** The tests that an entry must pass, but for text and days: those are looked up, not tested one by one. */
export function testsOf(filter: EntryFilter, { categories, people }: Pick<Household, "categories" | "people">) {
  const { categoryId, personId, forPersonId, type, least, most } = filter;
  const tests: EntryTest[] = [];
  if (type !== undefined) tests.push((entry) => typeOf(entry) === type);
  if (personId !== undefined) tests.push((entry) => entry.personId === personId);
  if (least !== undefined) tests.push(({ amount }) => Math.abs(amount) >= least);
  if (most !== undefined) tests.push(({ amount }) => Math.abs(amount) <= most);
  if (filter.isImported !== undefined) tests.push(({ imported }) => (imported !== undefined) === filter.isImported);
  if (filter.isRepeated !== undefined) tests.push((entry) => isRepeated(entry) === filter.isRepeated);
  if (categoryId !== undefined) tests.push(ofCategory(categoryId, new Set(categories.map(({ id }) => id))));
  if (forPersonId !== undefined) tests.push(forPerson(forPersonId, new Set(people.map(({ id }) => id))));
  return tests;
}

function ofCategory(wanted: string, known: ReadonlySet<string>): EntryTest {
  if (wanted !== "") return (entry) => isOfCategory(entry, (id) => id === wanted);
  return (entry) => isOfCategory(entry, (id) => !known.has(id));
}

/** Whether the entry, or any part of it, counts in such a category. */
export function isOfCategory(entry: Transaction, isWanted: (categoryId: string) => boolean): boolean {
  // Most entries have one category: no list is made for them.
  if (entry.kind === "spending" && !entry.splits) return isWanted(entry.categoryId ?? "");
  return partsOf(entry).some(({ categoryId }) => isWanted(categoryId));
}

function forPerson(wanted: string, known: ReadonlySet<string>): EntryTest {
  if (wanted !== "") return ({ forPersonId }) => forPersonId === wanted;
  return ({ forPersonId }) => forPersonId === undefined || !known.has(forPersonId);
}
