import type { Household } from "#domain/household/household.ts";
import type { Currency } from "#domain/money/money.ts";
import { sampleHousehold } from "#domain/plan/sample-household.ts";
import { weeklyBudget } from "#domain/plan/weekly-budget.ts";
import type { WeekFiguresProps } from "./week-figures.tsx";

/** The week of a household; a step counts as answered if it has rows. */
export function weekOf(parts: Partial<Household>): WeekFiguresProps {
  const household = sampleHousehold(parts);
  const budget = weeklyBudget(household);
  const { incomes, bills, debts, categories } = household;
  return {
    budget: budget.ok ? budget.value : null,
    answered: {
      income: incomes.length > 0,
      committed: bills.length + debts.length > 0,
      everyday: categories.length > 0,
    },
    counts: { bills: bills.length, debts: debts.length },
    format: { locale: "en-US", currency: "USD" as Currency },
    stepLinks: {
      income: { name: "step 2", to: "/steps/2" },
      committed: { name: "step 3", to: "/steps/3" },
      everyday: { name: "step 4", to: "/steps/4" },
    },
  };
}
