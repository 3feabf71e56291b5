import type { Explanation, Figure } from "../explain.ts";
import type { Category, Rollover } from "../household/household.ts";
import { add, type Minor, minor, negate, subtract, sum } from "../money/money.ts";
import { type Day, daysBetween } from "../time/day.ts";
import type { WeekId } from "../time/week.ts";
import { indexOfDay, indexOfWeek, type WeekSpan } from "../time/week-span.ts";
import { everydayBy, type Uncategorized } from "./entry-sums.ts";
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

export interface SafeToSpend {
  /** What all budgets leave until the end of the week; never below zero. */
  week: Figure;
  /** The same, spread evenly over the days left including today. */
  perDay: Minor;
  /** Today's even share of what was left this morning, minus today's spending. */
  today: Figure;
  daysLeft: number;
  /** How far the week is over its budgets, or zero. */
  over: Minor;
}

const atLeastZero = (amount: number): Minor => minor(Math.max(0, amount));

/** All everyday spending takes from it, whether it has a category or not. */
export function safeToSpend(
  envelopes: readonly Envelope[],
  uncategorized: Uncategorized,
  book: SpendingBook,
  today: Day,
  weekEnd: Day,
): SafeToSpend {
  const left = subtract(sum(envelopes.map((envelope) => envelope.left)), uncategorized.spent);
  const daysLeft = Math.max(1, daysBetween(today, weekEnd) + 1);
  const spentToday = spentOn(book, today);
  const morning = add(left, spentToday);
  const share = minor(Math.floor(atLeastZero(morning) / daysLeft));
  // After a refund today's share could exceed what the week has left.
  const forToday = atLeastZero(Math.min(subtract(share, spentToday), left));
  return {
    week: { amount: atLeastZero(left), why: whyWeek(envelopes, uncategorized) },
    perDay: minor(Math.floor(atLeastZero(left) / daysLeft)),
    today: { amount: forToday, why: whyToday(morning, daysLeft, spentToday) },
    daysLeft,
    over: atLeastZero(-left),
  };
}

const spentOn = (book: SpendingBook, day: Day): Minor =>
  everydayBy((book.weeks[indexOfDay(book.span, day)] ?? []).filter((entry) => entry.day === day));

function whyWeek(envelopes: readonly Envelope[], { spent }: Uncategorized): Explanation {
  const inputs = envelopes.map(({ category, left }) => ({ label: category.label, amount: left }));
  if (spent === 0) return { formula: "what every budget has left, added up", inputs };
  return {
    formula: "what every budget has left, added up, − spending without a category",
    inputs: [...inputs, { label: "Spent without a category", amount: negate(spent) }],
  };
}

const whyToday = (morning: Minor, daysLeft: number, spentToday: Minor) => ({
  formula: "left this morning ÷ days left − spent today, never more than the week has left",
  inputs: [
    { label: "Left this morning", amount: morning },
    { label: "Days left, today included", count: daysLeft },
    { label: "Spent today", amount: spentToday },
  ],
});

/** Computed on demand like `whyOver`, because the screen shows the figures far more often than their explanations. */
export const whyPerDay = ({ week, daysLeft }: SafeToSpend): Explanation => ({
  formula: "safe to spend this week ÷ days left, rounded down",
  inputs: [
    { label: "Safe to spend this week", amount: week.amount },
    { label: "Days left, today included", count: daysLeft },
  ],
});

export const whyOver = ({ week, over }: SafeToSpend): Explanation => ({
  formula:
    over > 0
      ? `${week.why.formula}: below zero, and this is how far`
      : `nothing: ${week.why.formula}, is not below zero`,
  inputs: week.why.inputs,
});
