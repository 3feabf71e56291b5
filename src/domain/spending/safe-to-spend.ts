import type { Explanation, Figure } from "../explain.ts";
import { add, type Minor, minor, subtract, sum } from "../money/money.ts";
import { type Day, daysBetween } from "../time/day.ts";
import { indexOfDay } from "../time/week-span.ts";
import type { Envelope } from "./envelopes.ts";
import type { SpendingBook } from "./spending-book.ts";
import { partsOf } from "./transaction.ts";

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

export function safeToSpend(envelopes: readonly Envelope[], book: SpendingBook, today: Day, weekEnd: Day): SafeToSpend {
  const left = sum(envelopes.map((envelope) => envelope.left));
  const daysLeft = Math.max(1, daysBetween(today, weekEnd) + 1);
  const spentToday = spentOn(book, today, new Set(envelopes.map(({ category }) => category.id)));
  const morning = add(left, spentToday);
  const share = minor(Math.floor(atLeastZero(morning) / daysLeft));
  // After a refund today's share could exceed what the week has left.
  const forToday = atLeastZero(Math.min(subtract(share, spentToday), left));
  return {
    week: { amount: atLeastZero(left), why: whyWeek(envelopes) },
    perDay: minor(Math.floor(atLeastZero(left) / daysLeft)),
    today: { amount: forToday, why: whyToday(morning, daysLeft, spentToday) },
    daysLeft,
    over: atLeastZero(-left),
  };
}

function spentOn(book: SpendingBook, day: Day, categories: ReadonlySet<string>): Minor {
  const entries = book.weeks[indexOfDay(book.span, day)] ?? [];
  const parts = entries.filter((entry) => entry.day === day).flatMap(partsOf);
  return sum(parts.filter(({ categoryId }) => categories.has(categoryId)).map(({ amount }) => amount));
}

const whyWeek = (envelopes: readonly Envelope[]) => ({
  formula: "what every budget has left, added up",
  inputs: envelopes.map(({ category, left }) => ({ label: category.label, amount: left })),
});

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
      ? "what every budget has left, added up: below zero, and this is how far"
      : "nothing: what every budget has left, added up, is not below zero",
  inputs: week.why.inputs,
});
