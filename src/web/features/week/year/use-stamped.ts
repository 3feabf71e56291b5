import { useCallback, useMemo } from "react";
import type { WeekId } from "#domain/time/week.ts";
import { openHouseholdOf, type StoreState } from "#web/store/store-state.ts";
import { useStoreState } from "#web/store/use-device.ts";
import type { WeekCell, WeekQuarter } from "#web/ui/week-cell.tsx";

/**
 * The year's weeks with the present one stamped as soon as the device has a save of it. Everything else that follows from
 * a save takes longer to work out, the more the more years there are.
 */
export function useStamped(quarters: WeekQuarter[], week: WeekId): WeekQuarter[] {
  const isSaved = useStoreState(useCallback((state: StoreState) => isSavedIn(state, week), [week]));
  return useMemo(() => (isSaved ? quarters.map(stamped(week)) : quarters), [quarters, isSaved, week]);
}

/** The newest are last. */
const isSavedIn = (state: StoreState, week: WeekId): boolean =>
  openHouseholdOf(state)
    ?.of.save.list()
    .findLast((save) => save.week === week && save.amount > 0) !== undefined;

const stamped =
  (id: WeekId) =>
  (quarter: WeekQuarter): WeekQuarter =>
    quarter.weeks.some((week) => week.id === id) ? { ...quarter, weeks: quarter.weeks.map(savedIn(id)) } : quarter;

const savedIn =
  (id: WeekId) =>
  (week: WeekCell): WeekCell =>
    week.id === id ? { ...week, state: "saved" } : week;
