import { join } from "#sync/join.ts";
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

/** All that a restored server has of a household, and the versions that it lost. */
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
 * Brings this device in step with a server that was restored or set back, in the transaction it is given. What the server
 * lost and this device still has is noted to be sent again; for everything else the server's word counts.
 */
export async function applyRestore(tables: DeviceTables, household: string, restored: Restored): Promise<PullOutcome> {
  const [row] = await tables.households.get([[household]]);
  if (!row) return "household-gone";
  const waiting = new Map((await tables.outbox.all({ household })).map((entry) => [entry.id, entry]));
  const rows = await tables.records.all({ household });
  const here = new Map(rows.map(({ id, record }) => [id, { mine: record, waiting: waiting.get(id) }]));
  const there = new Map(restored.records.map((record) => [record.id, record]));
  const ids = [...new Set([...here.keys(), ...there.keys()])];
  const taken = ids.map((id) => mergeRestored(household, here.get(id), there.get(id), restored.lost));
  if (taken.includes("newer-edition")) return "newer-edition";
  const changed = await persistMerged(tables, household, taken);
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

/** Whether the server's record lacks what it had once told this device. Another device may have given it back already. */
const isMissing = (theirs: AnyRecord, known: AnyRecord): boolean =>
  (theirs.restored ?? 0) < Math.max(known.version, known.restored ?? 0);

/** Onto the old record or an earlier version given back, as it is; onto one that was written since, field by field. */
function restoreOnto(
  household: string,
  mine: AnyRecord,
  theirs: AnyRecord,
  known: AnyRecord,
  [after]: LostRange,
): MergeResult {
  if (theirs.version <= after || theirs.restored) return resend(household, mine, theirs, known);
  const joined = join({ base: null, mine, theirs });
  const given = join({ base: null, mine: known, theirs });
  if (!joined.ok || !given.ok) return "newer-edition";
  const { version, restored } = known;
  const { record: merged, lost } = joined.value;
  const again = resend(household, merged, theirs, { ...given.value.record, version, ...restoreMarker(restored ?? 0) });
  return { ...again, overridden: announcementsOf({ theirs, merged, lost }, Date.now()) };
}

/**
 * What was lost goes first, by itself, as if it were under way; an edit that waited here follows on top of it. Also where
 * the server says the same: without the mark an earlier version would be taken for the latest.
 */
function resend(household: string, mine: AnyRecord, base: AnyRecord | null, known: AnyRecord | null): MergedRow {
  const place = { household, id: mine.id };
  const mark = restoreMarker(mine.restored ?? 0, known?.restored ?? 0, known?.version ?? 0);
  const marked = (record: AnyRecord) => ({ ...record, ...mark, version: base?.version ?? 0 });
  const waits = asWaiting(place, base);
  return { row: { ...place, record: marked(mine) }, waits: known ? asSent(waits, marked(known)) : waits };
}
