import type { BudgetPeriod } from "#domain/household/household.ts";
import { changeBudget } from "#domain/spending/change-budget.ts";
import type { WeekId } from "#domain/time/week.ts";
import { toDomain } from "#sync/kinds/domain-form.ts";
import type { Fields } from "#sync/kinds/kinds.ts";
import { type Command, changing, together } from "#web/store/command.ts";

export interface NewBudget extends Omit<BudgetPeriod, "from"> {
  categoryId: string;
}

/** Other budgets from this week on, all at once. The weeks that are over keep theirs. */
export const changingBudgets = (budgets: readonly NewBudget[], week: WeekId, began: WeekId): Command =>
  together(
    "change-budgets",
    budgets.map(({ categoryId, ...next }) =>
      changing("change-budgets", "category", categoryId, (record) => {
        const { since, earlier } = changeBudget(toDomain(record), next, week, began);
        return { ...next, since, earlier } as Partial<Fields<"category">>;
      }),
    ),
  );
