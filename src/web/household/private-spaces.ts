import type { HouseholdState } from "#web/store/household-state.ts";
import type { StoreState } from "#web/store/store-state.ts";

/** What someone keeps to themselves. Mostly one; two where two devices began one each. */
export const privateSpaces = ({ households }: StoreState): readonly HouseholdState[] =>
  [...households.values()].filter(({ space }) => space === "private");
