import { useMemo } from "react";
import { moneyOfGoals, noMoney } from "#domain/goals/goal-money.ts";
import { heldBy } from "#domain/goals/withdraw.ts";
import type { Bill, Goal } from "#domain/household/household.ts";
import type { Minor } from "#domain/money/money.ts";
import { fundOf } from "#domain/plan/bill-funds.ts";
import { useFigures } from "#web/household/figures/use-figures.ts";

export interface Fund {
  goal: Goal;
  held: Minor;
}

/** The goal that lays by for a bill, where it holds something. */
export function useFund(bill: Bill): Fund | null {
  const figures = useFigures();
  return useMemo(() => {
    const goal = figures && fundOf(bill, figures.household.goals);
    const money = figures && moneyOfGoals(figures.saves, figures.withdrawals);
    const held = goal && money?.ok ? heldBy(goal, money.value.get(goal.id) ?? noMoney) : null;
    return goal && held !== null && held > 0 ? { goal, held } : null;
  }, [bill, figures]);
}
