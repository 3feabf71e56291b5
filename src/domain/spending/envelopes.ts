import type { Explanation } from "../explain.ts";
import type { Category, Rollover } from "../household/household.ts";
import { type Minor, minor } from "../money/money.ts";
import type { WeekId } from "../time/week.ts";
import { indexOfWeek } from "../time/week-span.ts";
import type { SpendingBook } from "./spending-book.ts";

/** One category in one week. */
export interface Envelope {
  category: Category;
  budget: Minor;
  /** What earlier weeks left over, or owe. */
  carried: Minor;
  spent: Minor;
  left: Minor;
}

const kept: Record<Rollover, (left: number) => number> = {
  off: () => 0,
  leftover: (left) => Math.max(0, left),
  both: (left) => left,
};

/** What a category carries into each week, from the week its budget began. */
function carriedInto(index: number, began: number, category: Category, spent: Float64Array | undefined): number {
  if (category.rollover === "off") return 0;
  const keep = kept[category.rollover];
  let carried = 0;
  for (let week = Math.max(0, began); week < index; week++) {
    carried = keep(carried + category.weeklyBudget - (spent?.[week] ?? 0));
  }
  return carried;
}

/** The budgets of one week, with what rolled over into it. `began` is the week from which budgets count. */
export function envelopesOf(
  book: SpendingBook,
  categories: readonly Category[],
  week: WeekId,
  began: WeekId,
): Envelope[] {
  const [index, first] = [indexOfWeek(book.span, week), indexOfWeek(book.span, began)];
  return categories.map((category) => {
    const row = book.byCategory.get(category.id);
    const [carried, spent] = [carriedInto(index, first, category, row), row?.[index] ?? 0];
    const left = category.weeklyBudget + carried - spent;
    return { category, budget: category.weeklyBudget, carried: minor(carried), spent: minor(spent), left: minor(left) };
  });
}

export const whyLeft = ({ budget, carried, spent }: Envelope): Explanation => ({
  formula: "this week’s budget + carried over − spent",
  inputs: [
    { label: "Budget", amount: budget },
    { label: "Carried over", amount: carried },
    { label: "Spent", amount: spent },
  ],
});
