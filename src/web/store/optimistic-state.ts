import { join } from "#sync/merge-records.ts";
import type { AnyRecord } from "#sync/record.ts";
import type { Observable } from "#web/platform/observable.ts";
import type { HouseholdRow, RecordRow } from "./device/device-database.ts";
import { type HouseholdState, recordOf, withEntries, withRecords } from "./household-state.ts";
import type { Edit } from "./persist-edits.ts";
import type { StoreState } from "./store-state.ts";

/** Records by id; undefined for one that the device does not have. */
export type FoundRecords = ReadonlyMap<string, AnyRecord | undefined>;

/** Shows edits before they are stored. Edits of a record with a pending write stay visible over whatever is read meanwhile. */
export interface OptimisticState {
  /** Shows edits at once, and marks their records pending until `release`. */
  applyPending(household: string, edits: readonly Edit[]): void;
  /** Returns the last known stored version of those records that are no longer pending. */
  release(household: string, edits: readonly Edit[]): FoundRecords;
  /** Shows what the device has, except for pending records: their own write settles them. */
  show(household: string, found: FoundRecords): void;
  /** Without the pending records. */
  withoutPending(household: string, found: FoundRecords): FoundRecords;
  /** Shows a household that was prepared from what the device has, and its row if that is new. */
  showPrepared(next: HouseholdState, found: FoundRecords, row?: HouseholdRow): void;
  /** Shows a reread state, except for pending records. */
  replaceAll(next: StoreState): void;
  /** Shows the entries, which are read last, except for pending records. */
  addEntries(rows: readonly RecordRow[]): void;
}

interface PendingRecord {
  household: string;
  id: string;
  /** How many pending writes change the record. */
  count: number;
  /** The last known stored version. */
  known: AnyRecord | undefined;
}

export function createOptimisticState(state: Observable<StoreState>): OptimisticState {
  const pending = new Map<string, PendingRecord>();
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
        const record = pending.get(key) ?? { household, id, count: 0, known: recordOf(shown, id) };
        pending.set(key, { ...record, count: record.count + 1 });
      }
      replace(household, new Map(edits.map((edit) => [edit.after.id, rebased(shown, edit)])));
    },
    release: (household, edits) =>
      new Map(
        edits.flatMap(({ after: { id } }) => releaseOne(pending, keyOf(household, id)).map(({ known }) => [id, known])),
      ),
    withoutPending: (household, found) =>
      pending.size === 0 ? found : new Map([...found].filter(([id]) => !pending.has(keyOf(household, id)))),
    showPrepared(next, found, row) {
      for (const record of pending.values())
        if (record.household === next.id && found.has(record.id)) record.known = found.get(record.id);
      const now = state.get();
      const rows = row ? new Map(now.rows).set(next.id, row) : now.rows;
      state.set({ ...now, rows, households: new Map(now.households).set(next.id, next) });
    },
    show(household, found) {
      const free = new Map<string, AnyRecord | undefined>();
      for (const [id, record] of found) {
        const edited = pending.get(keyOf(household, id));
        if (edited) edited.known = record;
        else free.set(id, record);
      }
      replace(household, free);
    },
    replaceAll(next) {
      const shown = state.get().households;
      state.set(next);
      for (const record of pending.values()) {
        const { household, id } = record;
        const [before, now] = [shown.get(household), next.households.get(household)];
        record.known = now && recordOf(now, id);
        if (before) replace(household, new Map([[id, recordOf(before, id)]]));
      }
    },
    addEntries(rows) {
      const now = state.get();
      const households = [...now.households].map(([household, shown]) => {
        const own = rows.filter((row) => row.household === household);
        const waiting = own.flatMap(({ id }) => pending.get(keyOf(household, id)) ?? []);
        for (const one of waiting) one.known = own.find(({ id }) => id === one.id)!.record;
        const isPending = ({ id }: { id: string }) => pending.has(keyOf(household, id));
        const read = own.filter((row) => !isPending(row)).map(({ record }) => record);
        const entries = [...read, ...shown.of.transaction.records().filter(isPending)];
        return [household, withEntries(shown, entries, !now.rows.get(household)?.missing)] as const;
      });
      state.set({ ...now, households: new Map(households) });
    },
  };
}

function releaseOne(pending: Map<string, PendingRecord>, key: string): PendingRecord[] {
  const record = pending.get(key);
  if (!record) return [];
  record.count -= 1;
  if (record.count > 0) return [];
  pending.delete(key);
  return [record];
}

/** The edit merged onto what shows now, as the device will merge it. */
function rebased(shown: HouseholdState, { before, after }: Edit): AnyRecord {
  const now = recordOf(shown, after.id);
  if (!now || !before || now === before) return after;
  const joined = join({ base: before, mine: after, theirs: now });
  return joined.ok ? joined.value.record : after;
}
