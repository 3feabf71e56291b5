import type { HouseholdState } from "#web/store/household-state.ts";
import type { StoreState } from "#web/store/store-state.ts";
import { useStoreState } from "#web/store/use-device.ts";

/** What someone keeps to themselves. Mostly one; two where two devices began one each. */
export const privateSpaces = ({ households }: StoreState): readonly HouseholdState[] =>
  [...households.values()].filter(({ space }) => space === "private");

/** The same list while nothing in them changes. */
export const usePrivateSpaces = (): readonly HouseholdState[] => useStoreState(privateSpaces, isSameList);

const isSameList = (one: readonly HouseholdState[], other: readonly HouseholdState[]): boolean =>
  one.length === other.length && one.every((state, index) => state === other[index]);
