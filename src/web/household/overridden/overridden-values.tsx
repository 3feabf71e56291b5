import { use, useCallback, useState } from "react";
import { type Overridden, openOn } from "#sync/overridden.ts";
import type { LiveRecord } from "#sync/read-record.ts";
import type { RecordKind } from "#sync/record.ts";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazyDialog } from "#web/app/lazy/lazy-dialog.tsx";
import { lazySection } from "#web/app/lazy/lazy-section.tsx";
import { onIntent } from "#web/app/lazy/use-chunk.ts";
import { currentTime } from "#web/platform/clock.ts";
import { type HouseholdState, recordOf, type StoreState, useStoreState } from "#web/store/index.ts";
import { TextButton } from "#web/ui/button.tsx";
import { SpaceContext } from "../commands/use-run.ts";

/** Rare, so the notes are loaded on demand. */
const notes = lazyChunk("overridden-notes", () => import("./overridden-notes.tsx"));
const Notes = lazySection(notes, (module) => module.OverriddenNotes);
const NotesDialog = lazyDialog(notes, (module) => module.OverriddenDialog, "Changed on two devices");

interface OverriddenValuesProps {
  /** Only of records of these kinds. */
  kinds?: readonly RecordKind[];
  /** Only of the record with this id. */
  of?: string;
  /** Only the value that the record had in this version. */
  replaced?: number;
  /** The screen around the notes names the record already. */
  isNamed?: boolean;
}

/** Values that a merge overrode, each with a button to restore it. Usually renders nothing. */
export function OverriddenValues({ kinds, of, replaced, isNamed = false }: OverriddenValuesProps) {
  const values = useOpenValues().filter(
    ({ announcement, record }) =>
      (!kinds || kinds.includes(record.kind)) &&
      (of === undefined || record.id === of) &&
      (replaced === undefined || announcement.replaced === replaced),
  );
  return values.length > 0 && <Notes values={values} isNamed={isNamed} />;
}

/** One quiet line with their count in the whole household, which opens a dialog with all of them. */
export function OverriddenLine() {
  const { length } = useOpenValues();
  const [isOpen, setOpen] = useState(false);
  const words = length === 1 ? "1 value was changed on two devices." : `${length} values were changed on two devices.`;
  return (
    <>
      {length > 0 && (
        <p className="small quiet" data-overridden={length}>
          {words}{" "}
          <TextButton {...onIntent(notes)} onClick={() => setOpen(true)}>
            {length === 1 ? "See both" : "See them"}
          </TextButton>
        </p>
      )}
      {isOpen && <NotesDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** A value that a merge overrode and that nobody has decided on yet, with its current record. */
export interface OpenValue {
  announcement: Overridden;
  record: LiveRecord;
}

/** After this long nobody expects the question any more. The change log still has the value. */
const shownFor = 30 * 86_400_000;

const none: readonly OpenValue[] = [];

/** Newest first. */
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

/** Of the open household, or of the space that this part of the page shows. */
export function useOpenValues(): readonly OpenValue[] {
  const space = use(SpaceContext);
  const select = useCallback((state: StoreState) => openValuesIn(spaceIn(state, space), currentTime()), [space]);
  return useStoreState(select, isSame);
}

export function useSpace(): HouseholdState | undefined {
  const space = use(SpaceContext);
  return useStoreState(useCallback((state: StoreState) => spaceIn(state, space), [space]));
}
