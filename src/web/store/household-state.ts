import { type CooperativeTask, runToEnd } from "#domain/cooperative-task.ts";
import type { Space } from "#sync/household-api.ts";
import { kinds } from "#sync/kinds/kinds.ts";
import { isSameValue } from "#sync/merge.ts";
import { type LiveRecord, readRecord } from "#sync/read-record.ts";
import { type AnyRecord, type RecordKind, recordKinds } from "#sync/record.ts";
import { type Collection, collectionOf } from "./collection.ts";

export type Collections = { readonly [Name in RecordKind]: Collection<Name> };

/** A household as screens read it. Immutable; collections that did not change keep their identity. */
export interface HouseholdState {
  id: string;
  space: Space;
  of: Collections;
  /** Ids of records of a newer app version: stored and synced, but neither shown nor changed here. */
  unread: ReadonlySet<string>;
  /** Whether all entries are loaded too. They are read, and pulled to a new device, after everything else. */
  hasEntries: boolean;
}

export function householdState(id: string, space: Space, records: readonly AnyRecord[]): HouseholdState {
  const live = new Map<RecordKind, LiveRecord[]>(recordKinds.map((kind) => [kind, []]));
  const unread = new Set<string>();
  for (const record of records) {
    const shown = shownForm(record);
    if (shown === "unread") unread.add(record.id);
    else if (shown) live.get(shown.kind)!.push(shown);
  }
  const of = Object.fromEntries(recordKinds.map((kind) => [kind, collectionOf(live.get(kind)!)]));
  return { id, space, of: of as unknown as Collections, unread, hasEntries: true };
}

/** Adds the entries, which are read last. */
export function withEntries(state: HouseholdState, entries: readonly AnyRecord[], isComplete: boolean): HouseholdState {
  const { of, unread } = householdState(state.id, state.space, entries);
  return {
    ...state,
    of: { ...state.of, transaction: of.transaction },
    unread: unread.size === 0 ? state.unread : new Set([...state.unread, ...unread]),
    hasEntries: isComplete,
  };
}

type Found = ReadonlyMap<string, AnyRecord | undefined>;

/**
 * Replaces records by id; undefined for one that is not here. Returns the same state if nothing changed, as after most
 * writes. A deleted record always counts as a change, so that subscribers query again what was deleted.
 */
export const withRecords = (state: HouseholdState, records: Found): HouseholdState =>
  runToEnd(withRecordsInSteps(state, records));

/** The same in steps, for many records. */
export function* withRecordsInSteps(state: HouseholdState, records: Found): CooperativeTask<HouseholdState> {
  const { changes, unread, isAnyDeleted } = yield* changesIn(state, records);
  const isSameUnread = unread.size === state.unread.size && [...unread].every((id) => state.unread.has(id));
  if (changes.size === 0 && isSameUnread && !isAnyDeleted) return state;
  const of: Record<string, unknown> = { ...state.of };
  for (const [kind, some] of changes) of[kind] = yield* state.of[kind].withInSteps(some as never);
  return { ...state, of: of as unknown as Collections, unread: isSameUnread ? state.unread : unread };
}

/** How many records are compared between two pauses. */
const chunkSize = 64;

function* changesIn(state: HouseholdState, records: Found) {
  const unread = new Set(state.unread);
  const changes = new Map<RecordKind, Map<string, AnyRecord | null>>();
  const change = (kind: RecordKind, id: string, record: AnyRecord | null) => {
    if (!changes.has(kind)) changes.set(kind, new Map());
    changes.get(kind)!.set(id, record);
  };
  let [done, isAnyDeleted] = [0, false];
  for (const [id, record] of records) {
    if (++done % chunkSize === 0) yield done / records.size;
    isAnyDeleted ||= record?.deleted === true;
    const shown = record && shownForm(record);
    const before = recordOf(state, id);
    if (before && isSameValue(before, shown)) continue;
    if (before && (!shown || shown === "unread" || shown.kind !== before.kind)) change(before.kind, id, null);
    if (shown === "unread") unread.add(id);
    else unread.delete(id);
    if (shown && shown !== "unread") change(shown.kind, id, shown);
  }
  return { changes, unread, isAnyDeleted };
}

export function recordOf({ of }: HouseholdState, id: string): LiveRecord | undefined {
  for (const kind of recordKinds) {
    const record = of[kind].record(id);
    if (record) return record;
  }
  return undefined;
}

/**
 * The record as screens see it; null if deleted. Records of the current edition were validated when they were stored, and
 * validating 50,000 of them at every start would be slow. Older ones are upgraded here.
 */
function shownForm(record: AnyRecord): LiveRecord | "unread" | null {
  if (record.deleted) return null;
  const isKnown = Object.hasOwn(kinds, record.kind);
  if (isKnown && record.edition === kinds[record.kind].edition) return record as LiveRecord;
  const read = readRecord(record);
  return read.ok && !read.value.deleted ? (read.value as LiveRecord) : "unread";
}
