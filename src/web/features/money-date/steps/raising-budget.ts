import type { Minor } from "#domain/money/money.ts";
import { changeBudget } from "#domain/spending/change-budget.ts";
import { addWeeks, type WeekId } from "#domain/time/week.ts";
import { toDomain } from "#sync/kinds/domain-form.ts";
import type { Fields } from "#sync/kinds/kinds.ts";
import { type Command, changing } from "#web/store/command.ts";

/** Another budget from next week on: this week keeps the one it was lived by. */
export const raisingBudget = (categoryId: string, weeklyBudget: Minor, week: WeekId, began: WeekId): Command =>
  changing("raise-budget", "category", categoryId, (record) => {
    const category = toDomain(record);
    const { since, earlier } = changeBudget(
      category,
      { weeklyBudget, rollover: category.rollover },
      addWeeks(week, 1),
      began,
    );
    return { weeklyBudget, since, earlier } as Partial<Fields<"category">>;
  });
