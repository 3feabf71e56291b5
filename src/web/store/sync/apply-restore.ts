import { join } from "#sync/merge-records.ts";
import { announcementsOf } from "#sync/overridden.ts";
import type { LostVersions } from "#sync/protocol.ts";
import type { AnyRecord } from "#sync/record.ts";
import { asSent, asWaiting, type DeviceTables, type OutboxRow, withCheckpoint } from "../device/device-database.ts";
import {
  type MergedRow,
  type MergeResult,
  type PullOutcome,
  persistMerged,
  rebaseEdit,
  restoreMarker,
} from "./pull.ts";

/** All that a restored server has of a household, and the version ranges that it lost. */
export interface Restored {
  epoch: string;
  seq: number;
  lost: LostVersions;
  records: readonly AnyRecord[];
}

interface Local {
  mine: AnyRecord;
  waiting: OutboxRow | undefined;
}

/**
 * Syncs this device with a server that was restored or rolled back, in the given transaction. Queues what the server lost
 * and this device still has. For everything else the server wins.
 */
export async function applyRestore(tables: DeviceTables, household: string, restored: Restored): Promise<PullOutcome> {
  const [row] = await tables.households.get([[household]]);
  if (!row) return "household-gone";
  const waiting = new Map((await tables.outbox.all({ household })).map((entry) => [entry.id, entry]));
  const rows = await tables.records.all({ household });
  const here = new Map(rows.map(({ id, record }) => [id, { mine: record, waiting: waiting.get(id) }]));
  const there = new Map(restored.records.map((record) => [record.id, record]));
  const ids = [...new Set([...here.keys(), ...there.keys()])];
  const merged = ids.map((id) => mergeRestored(household, here.get(id), there.get(id), restored.lost));
  if (merged.includes("newer-edition")) return "newer-edition";
  const changed = await persistMerged(tables, household, merged);
  const { epoch, seq } = restored;
  const { missing: _, ...complete } = row;
  await tables.households.put([withCheckpoint({ ...complete, isOnServer: true }, { epoch, seq })]);
  return { changed: [...new Set([...ids, ...changed])] };
}

function mergeRestored(
  household: string,
  local: Local | undefined,
  theirs: AnyRecord | undefined,
  lost: LostVersions,
): MergeResult {
  if (!local) return { row: { household, id: theirs!.id, record: theirs! }, waits: null };
  const { mine, waiting } = local;
  const known = waiting ? waiting.base : mine;
  if (!theirs) return resend(household, mine, null, known);
  const gap = known && lostRangeOf(known, lost);
  if (gap && isMissing(theirs, known)) return restoreOnto(household, mine, theirs, known, gap);
  if (waiting) return rebaseEdit(waiting, mine, theirs);
  return { row: { household, id: mine.id, record: theirs }, waits: null };
}

type LostRange = LostVersions[number];

const lostRangeOf = ({ version }: AnyRecord, lost: LostVersions): LostRange | undefined =>
  lost.find(([after, through]) => version > after && version <= through);

/** Whether the server's record lacks a version that it once sent to this device. Another device may have resent it. */
const isMissing = (theirs: AnyRecord, known: AnyRecord): boolean =>
  (theirs.restored ?? 0) < Math.max(known.version, known.restored ?? 0);

/** Replaces an older or earlier resent record as a whole. Merges by field into a record that was written since. */
function restoreOnto(
  household: string,
  mine: AnyRecord,
  theirs: AnyRecord,
  known: AnyRecord,
  [after]: LostRange,
): MergeResult {
  if (theirs.version <= after || theirs.restored) return resend(household, mine, theirs, known);
  const joined = join({ base: null, mine, theirs });
  const resent = join({ base: null, mine: known, theirs });
  if (!joined.ok || !resent.ok) return "newer-edition";
  const { version, restored } = known;
  const { record: merged, lost } = joined.value;
  const again = resend(household, merged, theirs, { ...resent.value.record, version, ...restoreMarker(restored ?? 0) });
  return { ...again, overridden: announcementsOf({ theirs, merged, lost }, Date.now()) };
}

/**
 * Sends the lost version first, as if it had been sent before; an unsent edit follows on top of it. Also if the server's
 * fields are equal: without the marker, an earlier version resent later would count as the latest.
 */
function resend(household: string, mine: AnyRecord, base: AnyRecord | null, known: AnyRecord | null): MergedRow {
  const place = { household, id: mine.id };
  const marker = restoreMarker(mine.restored ?? 0, known?.restored ?? 0, known?.version ?? 0);
  const marked = (record: AnyRecord) => ({ ...record, ...marker, version: base?.version ?? 0 });
  const waits = asWaiting(place, base);
  return { row: { ...place, record: marked(mine) }, waits: known ? asSent(waits, marked(known)) : waits };
}
