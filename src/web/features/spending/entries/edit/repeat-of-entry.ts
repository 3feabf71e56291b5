import type { Transaction } from "#domain/household/records.ts";
import type { RecurringTemplate } from "#domain/spending/recurring.ts";
import { templateIdOf } from "#domain/spending/repeat-of.ts";
import type { Day } from "#domain/time/day.ts";

/** What brings an entry again: by its id, or where it was there before it began to repeat, by what it says on its first day. */
export function templateFor(
  entry: Transaction,
  templates: readonly RecurringTemplate[],
): RecurringTemplate | undefined {
  const id = templateIdOf(entry);
  if (id !== undefined) return templates.find((template) => template.id === id);
  return templates.find(
    ({ schedule, entry: pattern }) =>
      schedule.on === entry.day &&
      pattern.kind === entry.kind &&
      pattern.amount === entry.amount &&
      pattern.payee === entry.payee &&
      pattern.personId === entry.personId,
  );
}

/** The latest day that a template's entries have; they stand latest first. */
export const lastDayOf = (template: RecurringTemplate, entries: readonly Transaction[], otherwise: Day): Day =>
  entries.find((entry) => templateIdOf(entry) === template.id)?.day ?? otherwise;
