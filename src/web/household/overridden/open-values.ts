import { use, useCallback } from "react";
import { type Overridden, openOn } from "#sync/overridden.ts";
import type { LiveRecord } from "#sync/read-record.ts";
import { currentTime } from "#web/platform/clock.ts";
import { type HouseholdState, recordOf } from "#web/store/household-state.ts";
import type { StoreState } from "#web/store/store-state.ts";
import { useStoreState } from "#web/store/use-device.ts";
import { SpaceContext } from "../space-context.ts";

/** A value that a merge overrode and that nobody has decided on yet, with the record as it is now. */
export interface OpenValue {
  announcement: Overridden;
  record: LiveRecord;
}

/** After this long nobody expects to be asked any more. The change log still has the value. */
const shownFor = 30 * 86_400_000;

const none: readonly OpenValue[] = [];

/** The newest first. */
export function openValuesIn(household: HouseholdState | undefined, now: number): readonly OpenValue[] {
  const announcements = household?.of.overridden.list() ?? [];
  if (!household || announcements.length === 0) return none;
  const recent = announcements.filter(({ at }) => now - at < shownFor);
  const open = [...new Set(recent.map(({ of }) => of.id))].flatMap((id) => {
    const record = recordOf(household, id);
    const some = recent.filter(({ of }) => of.id === id);
    return record ? openOn(record, some).map((announcement) => ({ announcement, record })) : [];
  });
  return open.sort((one, other) => other.announcement.at - one.announcement.at);
}

const isSame = (one: readonly OpenValue[], other: readonly OpenValue[]): boolean =>
  one.length === other.length &&
  one.every(({ announcement, record }, at) => {
    const { announcement: otherAnnouncement, record: otherRecord } = other[at]!;
    return announcement === otherAnnouncement && record === otherRecord;
  });

const spaceIn = ({ households, openId }: StoreState, space: string | undefined): HouseholdState | undefined =>
  households.get(space ?? openId ?? "");

/** Of the household on screen, or of the space that this part of the page shows. */
export function useOpenValues(): readonly OpenValue[] {
  const space = use(SpaceContext);
  const select = useCallback((state: StoreState) => openValuesIn(spaceIn(state, space), currentTime()), [space]);
  return useStoreState(select, isSame);
}

export function useSpace(): HouseholdState | undefined {
  const space = use(SpaceContext);
  return useStoreState(useCallback((state: StoreState) => spaceIn(state, space), [space]));
}
