import { useMemo } from "react";
import type { Figures } from "#web/household/figures/figures.ts";
import { inDomain } from "#web/household/figures/in-domain.ts";
import { usePrivateSpaces } from "#web/household/private-spaces.ts";
import type { HouseholdState } from "#web/store/household-state.ts";

/** Goals that someone keeps to themselves, with the household's money and days around them. */
export function useOwnGoals(figures: Figures): readonly Figures[] {
  const spaces = usePrivateSpaces();
  return useMemo(
    () => spaces.filter(({ of }) => of.goal.size > 0).map((space) => inSpace(figures, space)),
    [spaces, figures],
  );
}

/** Nobody else is there, and no bill and no plan of the household reaches it. */
function inSpace(figures: Figures, state: HouseholdState): Figures {
  const { goal, save, withdrawal } = state.of;
  const household = { ...figures.household, people: [], bills: [], goals: inDomain(goal) };
  return { ...figures, state, household, saves: inDomain(save), withdrawals: inDomain(withdrawal) };
}
