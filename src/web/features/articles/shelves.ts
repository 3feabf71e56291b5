import type { ArticleSlug } from "#content/publications/slugs.ts";

type Shelf = { title: string; slugs: readonly ArticleSlug[] };

/** The index is ordered by what a reader has in mind, not by date. */
export const shelves: readonly Shelf[] = [
  {
    title: "A first budget",
    slugs: ["best-budgeting-apps", "free-budget-app", "manual-expense-tracker-app", "best-money-management-apps"],
  },
  { title: "Together", slugs: ["budget-apps-for-couples", "family-finance-app"] },
  { title: "A steady rhythm", slugs: ["weekly-budget-tracker", "best-wealth-habit-builder"] },
  { title: "Debts and goals", slugs: ["debt-payoff-tracker", "savings-goal-tracker"] },
  { title: "The long run", slugs: ["best-net-worth-tracker-app", "wealth-building-app"] },
];
