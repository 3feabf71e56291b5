import { useMemo } from "react";
import { type GoalMoney, moneyOfGoals } from "#domain/goals/goal-money.ts";
import { toDomain } from "#sync/kinds/domain-form.ts";
import { openHouseholdOf, type StoreState } from "#web/store/store-state.ts";
import { useStoreState } from "#web/store/use-device.ts";

const savesOf = (state: StoreState) => openHouseholdOf(state)?.of.save;
const withdrawalsOf = (state: StoreState) => openHouseholdOf(state)?.of.withdrawal;

const none: ReadonlyMap<string, GoalMoney> = new Map();

/** What was saved to each goal since it began: a goal that is half full needs half as much. */
export function useGoalMoney(): ReadonlyMap<string, GoalMoney> {
  const saves = useStoreState(savesOf);
  const withdrawals = useStoreState(withdrawalsOf);
  return useMemo(() => {
    const money = moneyOfGoals(saves?.list().map(toDomain) ?? [], withdrawals?.list().map(toDomain) ?? []);
    return money.ok ? money.value : none;
  }, [saves, withdrawals]);
}
