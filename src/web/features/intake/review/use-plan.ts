import { useMemo } from "react";
import { moneyToPlanBy } from "#domain/dashboard/plan-for-week.ts";
import { standingOf } from "#domain/dashboard/standing.ts";
import { moneyOfGoals } from "#domain/goals/goal-money.ts";
import type { Household } from "#domain/household/household.ts";
import { savedFor } from "#domain/plan/set-aside.ts";
import { type WeekPlan, weekPlan } from "#domain/plan/waterfall.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { Day } from "#domain/time/day.ts";
import { weekOfDay } from "#domain/time/week-calendar.ts";
import { toDomain } from "#sync/kinds/domain-form.ts";
import type { HouseholdState } from "#web/store/household-state.ts";
import { openHouseholdOf } from "#web/store/store-state.ts";
import { useStoreState } from "#web/store/use-device.ts";

export interface PlanRead {
  plan: WeekPlan;
  /** The household with what its goals hold by now, to look ahead from. */
  standing: Household;
}

/** This week's plan of a household as it would be with what was typed. */
export function usePlan(household: Household, before: Household | null, today: Day): Result<PlanRead, string> {
  const state = useStoreState(openHouseholdOf);
  return useMemo(
    () => (state ? planOf(state, household, before, today) : err("empty-household")),
    [state, household, before, today],
  );
}

function planOf({ of }: HouseholdState, household: Household, before: Household | null, today: Day) {
  const saves = of.save.list().map(toDomain);
  const money = moneyOfGoals(saves, of.withdrawal.list().map(toDomain));
  const looked = isLookedAt(household, before)
    ? weekOfDay(today, household.calendars)
    : standingOf(household, of.balance.list().map(toDomain), today).looked;
  const input = moneyToPlanBy({ household, looked }, money, saves, today, "start-of-week");
  if (!input.ok) return input;
  const plan = weekPlan(input.value);
  const { goalSavings } = input.value;
  const goals = household.goals.map((goal) => ({ ...goal, alreadySaved: savedFor(goal, goalSavings) }));
  return plan.ok ? ok({ plan: plan.value, standing: { ...household, goals } }) : plan;
}

/** Someone typed what an account holds now: from then on that is what is known. */
function isLookedAt({ accounts }: Household, before: Household | null): boolean {
  const known = new Map(before?.accounts.map(({ id, balance }) => [id, balance]));
  return before !== null && accounts.some(({ id, balance }) => known.get(id) !== balance);
}
