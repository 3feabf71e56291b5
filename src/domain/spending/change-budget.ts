import type { BudgetPeriod, Category } from "../household/household.ts";
import type { WeekId } from "../time/week.ts";

/** The category with another budget from this week on. The weeks that are over keep theirs. */
export function changeBudget(
  category: Category,
  next: Omit<BudgetPeriod, "from">,
  thisWeek: WeekId,
  began: WeekId,
): Category {
  const { weeklyBudget, rollover, since = began, earlier = [] } = category;
  if (next.weeklyBudget === weeklyBudget && next.rollover === rollover) return category;
  // A budget that has held for no whole week leaves no trace.
  if (since >= thisWeek) return { ...category, ...next };
  return { ...category, ...next, since: thisWeek, earlier: [...earlier, { from: since, weeklyBudget, rollover }] };
}
