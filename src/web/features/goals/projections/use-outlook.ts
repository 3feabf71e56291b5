import { useMemo } from "react";
import { type BudgetProblem, weeklyBudget } from "#domain/plan/weekly-budget.ts";
import type { AheadStart } from "#domain/projections/ahead-start.ts";
import { type SavingSpread, savingSpread } from "#domain/projections/saving-spread.ts";
import { ok, type Result } from "#domain/result.ts";
import { lastYear, yearOf } from "#domain/time/day.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { useStart } from "../use-start.ts";

/** What the years ahead are reckoned from. */
export interface Outlook {
  start: AheadStart;
  saving: SavingSpread;
  /** As far as anything here looks. What is shown of it is chosen afterwards, at once. */
  years: number;
}

const mostYears = 40;

export function useOutlook(figures: Figures): Result<Outlook, BudgetProblem> {
  const { saves, began, week, today } = figures;
  const start = useStart(figures);
  return useMemo(() => {
    if (!start.ok) return start;
    const budget = weeklyBudget(start.value.household);
    if (!budget.ok) return budget;
    const saving = savingSpread(saves, began, week, budget.value.canSave.amount);
    return ok({ start: start.value, saving, years: Math.min(mostYears, lastYear - 1 - yearOf(today)) });
  }, [start, saves, began, week, today]);
}
