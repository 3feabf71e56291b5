import type { Household } from "#domain/household/household.ts";
import type { Transaction } from "#domain/household/records.ts";
import { dateWords } from "#web/household/words/date-words.ts";

const withoutPayee = { spending: "An expense", income: "Income", transfer: "A transfer" } as const;

export const payeeWords = ({ payee, kind }: Transaction): string => payee || withoutPayee[kind];

export const dueTitle = (count: number): string =>
  count === 1 ? "One repeated entry is due" : `${count} repeated entries are due`;

/** ", Home": nothing where it has no category, or one that is gone. */
export function categoryWords({ categoryId, splits }: Transaction, { categories }: Household): string {
  const ids = splits ? splits.map((part) => part.categoryId) : [categoryId];
  const labels = categories.filter(({ id }) => ids.includes(id)).map(({ label }) => label);
  return labels.map((label) => `, ${label}`).join("");
}

export const enteredWords = (entries: readonly Transaction[]): string =>
  entries.length === 1
    ? `${payeeWords(entries[0]!)} entered on ${dateWords(entries[0]!.day)}.`
    : `${entries.length} entries entered, each on its day.`;

export const dismissedWords = (entry: Transaction): string =>
  `${payeeWords(entry)} left out on ${dateWords(entry.day)}.`;
