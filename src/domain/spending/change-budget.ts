import type { BudgetPeriod, Category } from "../household/household.ts";
import type { WeekId } from "../time/week.ts";

/** Changes a category's budget from this week on. Past weeks keep theirs. */
export function changeBudget(
  category: Category,
  next: Omit<BudgetPeriod, "from">,
  thisWeek: WeekId,
  began: WeekId,
): Category {
  const { weeklyBudget, rollover, since = began, earlier = [] } = category;
  if (next.weeklyBudget === weeklyBudget && next.rollover === rollover) return category;
  // A budget that applied for less than a week is not recorded.
  if (since >= thisWeek) return { ...category, ...next };
  return { ...category, ...next, since: thisWeek, earlier: [...earlier, { from: since, weeklyBudget, rollover }] };
}
