import type { Explanation } from "../explain.ts";
import { type Envelope, whyLeft } from "./envelopes.ts";
import type { PeriodSpending } from "./period-spending.ts";

/** Why a period's spending is what it is: what each category took, in the household's order. */
export function whySpent({ envelopes, uncategorised }: PeriodSpending): Explanation {
  const taken = envelopes.filter(({ spent }) => spent !== 0);
  const loose = uncategorised ? [{ label: "Without a category", amount: uncategorised.spent }] : [];
  return {
    formula: "all spending of these days, refunds taken off",
    inputs: [...taken.map(({ category, spent }) => ({ label: category.label, amount: spent })), ...loose],
  };
}

/** Why a category has left what it has: by the week's budget, or by those of all its days. */
export function whyEnvelope({ period }: PeriodSpending, envelope: Envelope): Explanation {
  const why = whyLeft(envelope);
  if (period.kind === "week") return why;
  return { ...why, formula: "the weekly budgets of these days, a seventh a day + carried over − spent" };
}

/** Why all budgets together leave what they do. */
export const whyTotalLeft = ({ total }: PeriodSpending): Explanation => ({
  formula: "all budgets + carried over − spent on them",
  inputs: [
    { label: "Budgets", amount: total.budget },
    { label: "Carried over", amount: total.carried },
    { label: "Spent", amount: total.spent },
  ],
});

export const whyPerDayLeft = ({ total, daysLeft }: PeriodSpending): Explanation => ({
  formula: "what all budgets leave ÷ days left, rounded down and never below zero",
  inputs: [
    { label: "Left", amount: total.left },
    { label: "Days left, today included", count: daysLeft },
  ],
});
