/** Slugs only, apart from the catalog, because every page imports them for its routes. */
export const articleSlugs = [
  "best-budgeting-apps",
  "budget-apps-for-couples",
  "manual-expense-tracker-app",
  "best-money-management-apps",
  "best-net-worth-tracker-app",
  "best-wealth-habit-builder",
  "wealth-building-app",
  "family-finance-app",
  "weekly-budget-tracker",
  "debt-payoff-tracker",
  "savings-goal-tracker",
  "free-budget-app",
] as const;

export type ArticleSlug = (typeof articleSlugs)[number];
