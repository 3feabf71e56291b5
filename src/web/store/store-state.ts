import type { Observable } from "#web/platform/observable.ts";
import type { Precompute } from "./bulk/bulk-write.ts";
import type { BulkWriter } from "./bulk/persist-bulk.ts";
import {
  DeviceError,
  type DeviceProblem,
  deviceProblemOf,
  type HouseholdRow,
  type RecordRow,
} from "./device/device-database.ts";
import type { ShownContent } from "./device/read-content.ts";
import { type HouseholdState, householdState } from "./household-state.ts";
import type { OptimisticState } from "./optimistic-state.ts";
import type { createSerialQueue } from "./serial-queue.ts";
import type { StoreParts } from "./store.ts";
import { emptyHistory, type UndoHistory } from "./undo-history.ts";

/** All that this device has of one owner, as screens read it. Immutable. */
export interface StoreState {
  households: ReadonlyMap<string, HouseholdState>;
  rows: ReadonlyMap<string, HouseholdRow>;
  /** The shared household that is on screen; null before there is one. */
  openId: string | null;
  history: UndoHistory;
  /** Why the last write or reread failed; null after the next successful write. */
  refusal: DeviceProblem | null;
  /** How many records have unsent changes. */
  unsent: number;
  /** How many changes are not stored yet. Some may already show: a page that closes now may lose them. */
  writing: number;
  /** Facts of this device, outside of households, by name. */
  facts: ReadonlyMap<string, string>;
}

export const openHouseholdFact = "open-household";

/** The household on screen; null before there is one. */
export const openHouseholdOf = ({ households, openId }: StoreState): HouseholdState | null =>
  openId === null ? null : (households.get(openId) ?? null);

/** Whether a first pull is still incomplete. */
export const isAnyMissing = ({ rows }: StoreState): boolean =>
  [...rows.values()].some(({ missing }) => missing !== undefined);

/** What the first pull of the household on screen still lacks. */
export const missingOfOpen = ({ rows, openId }: StoreState): HouseholdRow["missing"] =>
  openId === null ? undefined : rows.get(openId)?.missing;

/** `hasEntries`: the content includes the entries. */
export function storeState({ households, records, unsent, facts }: ShownContent, hasEntries = true): StoreState {
  const recordsOf = new Map(households.map(({ id }) => [id, [] as RecordRow[]]));
  for (const row of records) recordsOf.get(row.household)?.push(row);
  const states = households.map(({ id, space, missing }) => {
    const own = (recordsOf.get(id) ?? []).map(({ record }) => record);
    return { ...householdState(id, space, own), hasEntries: hasEntries && !missing };
  });
  const rows = new Map(households.map((row) => [row.id, row]));
  const wanted = facts.find(({ name }) => name === openHouseholdFact)?.value;
  return {
    households: new Map(states.map((state) => [state.id, state])),
    rows,
    openId: openIdOf(rows, wanted),
    history: emptyHistory,
    refusal: null,
    unsent,
    writing: 0,
    facts: new Map(facts.map(({ name, value }) => [name, value])),
  };
}

/** The one opened last if it is still here, else the first shared one. */
export function openIdOf(rows: ReadonlyMap<string, HouseholdRow>, wanted: string | null | undefined): string | null {
  const shared = [...rows.values()].filter(({ space }) => space === "shared");
  return (shared.find(({ id }) => id === wanted) ?? shared[0])?.id ?? null;
}

/** What the store's operations share. */
export interface StoreInternals extends StoreParts {
  bulkWriter: BulkWriter;
  state: Observable<StoreState>;
  optimistic: OptimisticState;
  /** Serializes device access, so that older content never overwrites newer. */
  queue: ReturnType<typeof createSerialQueue>;
  precomputes: ReadonlySet<Precompute>;
}

export const patchState = ({ state }: StoreInternals, part: Partial<StoreState>) =>
  state.set({ ...state.get(), ...part });

export const problemOf = (error: unknown): DeviceProblem =>
  error instanceof DeviceError ? error.problem : deviceProblemOf(error);
