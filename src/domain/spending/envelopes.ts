import type { Explanation } from "../explain.ts";
import type { Category, Rollover } from "../household/household.ts";
import { type Minor, minor } from "../money/money.ts";
import type { WeekId } from "../time/week.ts";
import { indexOfWeek, type WeekSpan } from "../time/week-span.ts";
import { maxExactSum, type SpendingBook } from "./spending-book.ts";

/** The budget of one category in one week. */
export interface Envelope {
  category: Category;
  budget: Minor;
  /** Carried over from earlier weeks; may be negative. */
  carried: Minor;
  spent: Minor;
  left: Minor;
}

const carriedOver: Record<Rollover, (left: number) => number> = {
  off: () => 0,
  leftover: (left) => Math.max(0, left),
  both: (left) => left,
};

/** A category's budget periods in order, each with the index of its first week. */
function periodsOf(category: Category, span: WeekSpan, began: WeekId) {
  const { earlier = [], since, weeklyBudget, rollover } = category;
  const periods = [...earlier, { from: since ?? began, weeklyBudget, rollover }];
  return periods.map((period) => ({ ...period, first: Math.max(0, indexOfWeek(span, period.from)) }));
}

/** Iterates from the first budget's week to the requested one, carrying over what each budget allows. */
function envelopeOf(category: Category, book: SpendingBook, index: number, began: WeekId): Envelope {
  const periods = periodsOf(category, book.span, began);
  const row = book.byCategory.get(category.id);
  let [carried, at] = [0, 0];
  for (let week = periods[0]!.first; week < index; week++) {
    while (at + 1 < periods.length && periods[at + 1]!.first <= week) at++;
    const { weeklyBudget, rollover } = periods[at]!;
    carried = carriedOver[rollover](carried + weeklyBudget - (row?.[week] ?? 0));
  }
  const budget = periods.findLast(({ first }) => first <= index)?.weeklyBudget ?? minor(0);
  const spent = row?.[index] ?? 0;
  return { category, budget, carried: minor(carried), spent: minor(spent), left: minor(budget + carried - spent) };
}

/** All envelopes of one week, including carry-over. `began` is the household's first week. */
export function envelopesOf(
  book: SpendingBook,
  categories: readonly Category[],
  week: WeekId,
  began: WeekId,
): Envelope[] {
  const index = indexOfWeek(book.span, week);
  return categories.map((category) => envelopeOf(category, book, index, began));
}

/** Whether all budgets still add up exactly when carried over the whole span. */
export function canBeCarried(categories: readonly Category[], { starts }: WeekSpan): boolean {
  const largest = ({ weeklyBudget, earlier = [] }: Category): number =>
    Math.max(weeklyBudget, ...earlier.map((period) => period.weeklyBudget));
  return categories.reduce((total, category) => total + largest(category), 0) * starts.length <= maxExactSum;
}

export const whyLeft = ({ budget, carried, spent }: Envelope): Explanation => ({
  formula: "this week’s budget + carried over − spent",
  inputs: [
    { label: "Budget", amount: budget },
    { label: "Carried over", amount: carried },
    { label: "Spent", amount: spent },
  ],
});
