import type { Household } from "#domain/household/household.ts";
import { formatMoney } from "#domain/money/money.ts";
import type { Fields } from "#sync/kinds/kinds.ts";
import type { Typed } from "./expense-typed.ts";

const labelOf = ({ categories }: Household, categoryId: string | undefined): string | undefined =>
  categories.find(({ id }) => id === categoryId)?.label;

/** How a guess comes about, while there is none. */
export function noGuessWords({ payee, categoryId }: Typed): string {
  if (categoryId !== undefined) return "";
  return payee.trim() === "" ? "The category follows from whom you pay." : "Choose a category, and it is remembered.";
}

/** "Groceries, $64.20: added". */
export function addedWords({ amount, categoryId, payee }: Fields<"transaction">, household: Household): string {
  const what = labelOf(household, categoryId) ?? (payee || "Expense");
  const sum = formatMoney(amount, household, { sign: "never" });
  return `${what}, ${sum}: ${amount < 0 ? "recorded as money back" : "added"}`;
}
