import type { LiveRecord } from "#sync/read-record.ts";
import type { HouseholdState } from "#web/store/household-state.ts";
import type { StoreState } from "#web/store/store-state.ts";

/** What can be one's own and has a name to point at. */
export const shareableKinds = ["account", "debt", "goal"] as const;

export type Shareable = LiveRecord<(typeof shareableKinds)[number]>;

export const shareableOf = ({ of }: HouseholdState): readonly Shareable[] =>
  shareableKinds.flatMap((kind): readonly Shareable[] => of[kind].list());

/** Mostly one; two where two devices began one each. */
export const privateSpaces = ({ households }: StoreState): readonly HouseholdState[] =>
  [...households.values()].filter(({ space }) => space === "private");
