import type { Category } from "#domain/household/household.ts";
import { ruleReader } from "#domain/spending/apply-rules.ts";
import { createPayeeMemory } from "#domain/spending/payee-memory.ts";
import { guessCategory, type PayeeRule } from "#domain/spending/payee-memory-guess.ts";
import type { SpendingBook } from "#domain/spending/spending-book.ts";

export interface Sorting {
  categoryId: string;
  by: "rule" | "history";
}

/** What a payee's entries are for: by the rules, else as they were before. Each payee is looked up once. */
export function createSorting(
  rules: readonly PayeeRule[],
  categories: readonly Category[],
  book: SpendingBook,
): (payee: string) => Sorting | undefined {
  const ruleFor = ruleReader(rules, categories);
  const memoryOf = createPayeeMemory();
  const known = new Map<string, Sorting | undefined>();
  const sort = (payee: string): Sorting | undefined => {
    const rule = ruleFor(payee);
    if (rule) return { categoryId: rule.categoryId, by: "rule" };
    const guess = guessCategory(payee, [], categories, () => memoryOf(book));
    return guess && { categoryId: guess.categoryId, by: "history" };
  };
  return (payee) => {
    if (!known.has(payee)) known.set(payee, sort(payee));
    return known.get(payee);
  };
}
