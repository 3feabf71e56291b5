import { join } from "#sync/join.ts";
import type { AnyRecord } from "#sync/record.ts";
import type { Observable } from "#web/platform/observable.ts";
import type { HouseholdRow, RecordRow } from "./device/device-database.ts";
import { type HouseholdState, recordOf, withEntries, withRecords } from "./household-state.ts";
import type { Edit } from "./persist-edits.ts";
import type { StoreState } from "./store-state.ts";

/** Undefined stands for a record that the device does not have. */
export type FoundRecords = ReadonlyMap<string, AnyRecord | undefined>;

/** What shows while the device still writes. */
export interface OptimisticState {
  /** Shows edits at once, and holds their records until they are let go. */
  applyPending(household: string, edits: readonly Edit[]): void;
  /** Answers what the device was last known to have of the records that nothing holds any more. */
  release(household: string, edits: readonly Edit[]): FoundRecords;
  /** Shows what the device has, but for records that are held: the end of their own write will settle them. */
  show(household: string, found: FoundRecords): void;
  /** What of it is free to be shown. */
  withoutPending(household: string, found: FoundRecords): FoundRecords;
  /** Shows a household that was made ready with what the device has, and its row where that is new. */
  showPrepared(next: HouseholdState, found: FoundRecords, row?: HouseholdRow): void;
  /** Shows everything as it was read anew, but for records that are held. */
  replaceAll(next: StoreState): void;
  /** Shows the entries, which were read after the rest, but for records that are held. */
  addEntries(rows: readonly RecordRow[]): void;
}

interface PendingRecord {
  household: string;
  id: string;
  count: number;
  known: AnyRecord | undefined;
}

export function createOptimisticState(state: Observable<StoreState>): OptimisticState {
  const holds = new Map<string, PendingRecord>();
  const keyOf = (household: string, id: string) => `${household} ${id}`;
  const replace = (household: string, found: FoundRecords) => {
    const now = state.get();
    const shown = now.households.get(household);
    if (!shown || found.size === 0) return;
    const next = withRecords(shown, found);
    if (next !== shown) state.set({ ...now, households: new Map(now.households).set(household, next) });
  };
  return {
    applyPending(household, edits) {
      const shown = state.get().households.get(household);
      if (!shown) return;
      for (const { id } of edits.map(({ after }) => after)) {
        const key = keyOf(household, id);
        const held = holds.get(key) ?? { household, id, count: 0, known: recordOf(shown, id) };
        holds.set(key, { ...held, count: held.count + 1 });
      }
      replace(household, new Map(edits.map((edit) => [edit.after.id, rebased(shown, edit)])));
    },
    release: (household, edits) =>
      new Map(
        edits.flatMap(({ after: { id } }) => releaseOne(holds, keyOf(household, id)).map(({ known }) => [id, known])),
      ),
    withoutPending: (household, found) =>
      holds.size === 0 ? found : new Map([...found].filter(([id]) => !holds.has(keyOf(household, id)))),
    showPrepared(next, found, row) {
      for (const held of holds.values())
        if (held.household === next.id && found.has(held.id)) held.known = found.get(held.id);
      const now = state.get();
      const rows = row ? new Map(now.rows).set(next.id, row) : now.rows;
      state.set({ ...now, rows, households: new Map(now.households).set(next.id, next) });
    },
    show(household, found) {
      const free = new Map<string, AnyRecord | undefined>();
      for (const [id, record] of found) {
        const held = holds.get(keyOf(household, id));
        if (held) held.known = record;
        else free.set(id, record);
      }
      replace(household, free);
    },
    replaceAll(next) {
      const shown = state.get().households;
      state.set(next);
      for (const held of holds.values()) {
        const { household, id } = held;
        const [before, now] = [shown.get(household), next.households.get(household)];
        held.known = now && recordOf(now, id);
        if (before) replace(household, new Map([[id, recordOf(before, id)]]));
      }
    },
    addEntries(rows) {
      const now = state.get();
      const households = [...now.households].map(([household, shown]) => {
        const own = rows.filter((row) => row.household === household);
        const held = own.flatMap(({ id }) => holds.get(keyOf(household, id)) ?? []);
        for (const hold of held) hold.known = own.find(({ id }) => id === hold.id)!.record;
        const isHeld = ({ id }: { id: string }) => holds.has(keyOf(household, id));
        const read = own.filter((row) => !isHeld(row)).map(({ record }) => record);
        const entries = [...read, ...shown.of.transaction.list().filter(isHeld)];
        return [household, withEntries(shown, entries, !now.rows.get(household)?.missing)] as const;
      });
      state.set({ ...now, households: new Map(households) });
    },
  };
}

function releaseOne(holds: Map<string, PendingRecord>, key: string): PendingRecord[] {
  const held = holds.get(key);
  if (!held) return [];
  held.count -= 1;
  if (held.count > 0) return [];
  holds.delete(key);
  return [held];
}

/** The edit on what shows now, as the device will merge it. */
function rebased(shown: HouseholdState, { before, after }: Edit): AnyRecord {
  const now = recordOf(shown, after.id);
  if (!now || !before || now === before) return after;
  const joined = join({ base: before, mine: after, theirs: now });
  return joined.ok ? joined.value.record : after;
}
