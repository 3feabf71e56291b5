import { useMemo } from "react";
import type { Household } from "#domain/household/household.ts";
import { offered } from "#domain/spending/categories.ts";
import { type CategoryGuess, createPayeeMemory, guessCategory, type PayeeRule } from "#domain/spending/payee-memory.ts";
import type { SpendingBook } from "#domain/spending/spending-book.ts";

/** One instance for all rooms, so that returning to a room reads no entry again. */
const memoryOf = createPayeeMemory();

const mostSuggested = 6;

/** Suggests payees with the typed prefix, and a category. Reads no past entries before something is typed. */
export function usePayeeGuess(
  payee: string,
  categories: Household["categories"],
  rules: readonly PayeeRule[],
  book: SpendingBook,
): { suggestions: readonly string[]; guess: CategoryGuess | undefined } {
  return useMemo(() => {
    const names = payee.trim() === "" ? [] : memoryOf(book).startingWith(payee, mostSuggested);
    return {
      suggestions: names.filter((name) => name !== payee),
      guess: guessCategory(payee, rules, offered(categories), () => memoryOf(book)),
    };
  }, [payee, categories, rules, book]);
}

/** A category for a payee by the household's rules or its past entries. */
export const guessFor = (
  payee: string,
  categories: Household["categories"],
  rules: readonly PayeeRule[],
  book: SpendingBook,
): CategoryGuess | undefined => guessCategory(payee, rules, offered(categories), () => memoryOf(book));

/** Ids sort by creation time. */
export function lastPayer({ weeks }: SpendingBook): string | undefined {
  const week = weeks.findLast((entries) => entries.length > 0);
  return week?.reduce((last, entry) => (entry.id > last.id ? entry : last)).personId;
}

/** "Groceries, as the last 31 times." */
export function guessWords(guess: CategoryGuess, { categories }: Household): string {
  const label = categories.find(({ id }) => id === guess.categoryId)?.label;
  if (guess.by === "rule") return `${label}, by your rule for “${guess.contains}”.`;
  const { times, of } = guess;
  if (times < of) return `${label}, as ${times} of the last ${of} times.`;
  return times === 1 ? `${label}, as the last time.` : `${label}, as the last ${times} times.`;
}
