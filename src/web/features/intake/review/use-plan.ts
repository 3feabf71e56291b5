import { useCallback, useMemo } from "react";
import { planForWeek } from "#domain/dashboard/plan-for-week.ts";
import { standingOf } from "#domain/dashboard/standing.ts";
import { moneyOfGoals } from "#domain/goals/goal-money.ts";
import type { Household } from "#domain/household/household.ts";
import type { BudgetProblem } from "#domain/plan/weekly-budget.ts";
import type { WeekPlan } from "#domain/plan/waterfall.ts";
import { err, type Result } from "#domain/result.ts";
import type { Day } from "#domain/time/day.ts";
import { toDomain } from "#sync/kinds/domain-form.ts";
import type { HouseholdState } from "#web/store/household-state.ts";
import type { StoreState } from "#web/store/store-state.ts";
import { useStoreState } from "#web/store/use-device.ts";

export type Plan = Result<WeekPlan, BudgetProblem | string>;

const openState = ({ households, openId }: StoreState) => (openId === null ? null : (households.get(openId) ?? null));

/** This week's plan of a household as it is, or as it would be with what was typed. */
export function usePlan(household: Household | null, today: Day): Plan {
  const state = useStoreState(openState);
  const plan = useCallback(
    () => (household && state ? planOf(household, state, today) : err("empty-household")),
    [household, state, today],
  );
  return useMemo(plan, [plan]);
}

function planOf(household: Household, { of }: HouseholdState, today: Day): Plan {
  const balances = of.balance.list().map(toDomain);
  const saves = of.save.list().map(toDomain);
  const { looked } = standingOf(household, balances, today);
  return planForWeek({ household, looked }, moneyOfGoals(saves, of.withdrawal.list().map(toDomain)), saves, today);
}
