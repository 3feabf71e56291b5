import type { LiveRecord } from "#sync/read-record.ts";
import type { HouseholdState } from "#web/store/household-state.ts";

/** What can be one's own and has a name to point at. */
export const shareableKinds = ["account", "debt", "goal"] as const;

export type Shareable = LiveRecord<(typeof shareableKinds)[number]>;

export const shareableOf = ({ of }: HouseholdState): readonly Shareable[] =>
  shareableKinds.flatMap((kind): readonly Shareable[] => of[kind].list());
