import type { Category } from "../household/household.ts";
import { type Minor, minor, sum } from "../money/money.ts";
import { err, ok, type Result } from "../result.ts";
import { isExact, type SpendingBook } from "./spending-book.ts";
import { type SlotSums, sumsIn, type TimeSlot } from "./time-slots.ts";

/** A chart series: one amount per slot. */
export interface CategoryOverTime {
  /** Null for spending without an existing category. */
  category: Category | null;
  amounts: readonly Minor[];
  total: Minor;
}

export interface CategoriesOverTime {
  slots: readonly TimeSlot[];
  /** In the household's order; uncategorized spending last, if any. */
  rows: readonly CategoryOverTime[];
  /** The everyday spending of each slot: the sum of its rows. */
  totals: readonly Minor[];
}

export interface MoneyInSlot {
  slot: TimeSlot;
  income: Minor;
  spent: Minor;
  /** Income − spent; may be negative. */
  left: Minor;
}

/** Each category's everyday spending per slot. */
export function categoriesOverTime(
  book: SpendingBook,
  categories: readonly Category[],
  slots: readonly TimeSlot[],
): Result<CategoriesOverTime, "too-large"> {
  if (!isExact(book)) return err("too-large");
  const sums = slots.map((slot) => sumsIn(book, slot));
  const rows = categories.map((category) =>
    rowOf(category, sums, ({ byCategory }) => byCategory.get(category.id) ?? 0),
  );
  const totals = sums.map(({ everyday }) => minor(everyday));
  const loose = rowOf(null, sums, looseIn(new Set(categories.map(({ id }) => id))));
  const hasLoose = loose.amounts.some((amount) => amount !== 0);
  return ok({ slots, rows: hasLoose ? [...rows, loose] : rows, totals });
}

function rowOf(category: Category | null, sums: readonly SlotSums[], amountIn: (sums: SlotSums) => number) {
  const amounts = sums.map((each) => minor(amountIn(each)));
  return { category, amounts, total: sum(amounts) };
}

/** Spending without an existing category. */
const looseIn =
  (known: ReadonlySet<string>) =>
  ({ byCategory }: SlotSums): number =>
    [...byCategory].reduce((total, [id, amount]) => (known.has(id) ? total : total + amount), 0);

/** Income, spending and the difference per slot. */
export function moneyOverTime(
  book: SpendingBook,
  slots: readonly TimeSlot[],
): Result<readonly MoneyInSlot[], "too-large"> {
  if (!isExact(book)) return err("too-large");
  return ok(
    slots.map((slot) => {
      const { income, spent } = sumsIn(book, slot);
      return { slot, income: minor(income), spent: minor(spent), left: minor(income - spent) };
    }),
  );
}
