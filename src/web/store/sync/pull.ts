import { join, saysTheSame } from "#sync/merge-records.ts";
import { announcementsOf } from "#sync/overridden.ts";
import type { PullAnswer } from "#sync/protocol.ts";
import { type AnyRecord, emptied } from "#sync/record.ts";
import {
  asWaiting,
  type DeviceDatabase,
  type DeviceTables,
  type HouseholdRow,
  type OutboxRow,
  type RecordRow,
  withCheckpoint,
} from "../device/device-database.ts";
import { persistEdits } from "../persist-edits.ts";
import { putAnnouncements, staleAnnouncements } from "./announcements.ts";
import type { Replication, RoundEnd } from "./replicate.ts";

/** `busy`: the page can't be merged now, because a write has no response yet or another tab pulled too. */
export type PullOutcome = Pulled | "busy" | "newer-edition" | "household-gone";

interface Pulled {
  changed: readonly string[];
  /** Whether the device still lacked a part of the household when it stored the page. */
  wasMissing?: boolean;
}

/** `waits`: the new outbox row, or null to remove it. `overridden`: announcements of overridden values. */
export interface MergedRow {
  row: RecordRow;
  waits: OutboxRow | null;
  overridden?: readonly AnyRecord[];
}

/** The result of merging a pulled record. */
export type MergeResult = MergedRow | "nothing" | "newer-edition";

/** Stores one page with its checkpoint, in the given transaction: all or nothing. The last page completes the household. */
export const applyPull = (tables: DeviceTables, household: HouseholdRow, page: PullAnswer): Promise<PullOutcome> =>
  applyPage(tables, household, page, ({ missing, ...row }) => {
    const { epoch, seq, hasMore } = page;
    const next = withCheckpoint({ ...row, isOnServer: true }, { epoch, seq, seen: row.seen });
    return hasMore && missing ? { ...next, missing } : next;
  });

/**
 * Stores one page of a partial pull. Does not move the checkpoint, since other parts may have older records, but stores the
 * epoch and the newest version, so that a rollback of the server is detected.
 */
const applyPart = (
  tables: DeviceTables,
  household: HouseholdRow,
  page: PullAnswer,
  missing: HouseholdRow["missing"],
): Promise<PullOutcome> =>
  applyPage(tables, household, page, (row) => {
    const seen = Math.max(row.seen ?? 0, ...page.records.map(({ version }) => version));
    const next = withCheckpoint({ ...row, isOnServer: true }, { epoch: page.epoch, seq: row.seq, seen });
    return { ...next, ...(missing && { missing }) };
  });

async function applyPage(
  tables: DeviceTables,
  household: HouseholdRow,
  { records }: PullAnswer,
  rowAfter: (row: HouseholdRow) => HouseholdRow,
): Promise<PullOutcome> {
  const [row] = await tables.households.get([[household.id]]);
  if (!row) return "household-gone";
  if (row.epoch !== household.epoch || row.seq !== household.seq) return "busy";
  const keys = records.map(({ id }) => [household.id, id]);
  const stored = await readStored(tables, household.id, records);
  const waiting = (await hasOutbox(tables, household.id)) ? await tables.outbox.get(keys) : [];
  if (waiting.some((entry) => entry?.state === "sent")) return "busy";
  const merged = records.map((record, index) =>
    mergePulled(household.id, record, stored[index]?.record, waiting[index]),
  );
  if (merged.includes("newer-edition")) return "newer-edition";
  const changed = await persistMerged(tables, household.id, merged);
  await tables.households.put([rowAfter(row)]);
  return { changed, wasMissing: row.missing !== undefined };
}

/** Usually the outbox is empty. Looking up or removing each record of a page in it would cost as much as writing them. */
const hasOutbox = async ({ outbox }: DeviceTables, household: string): Promise<boolean> =>
  (await outbox.all({ household }, 1)).length > 0;

/** Reads entries separately: their ids are contiguous, so the database reads them as one range. */
async function readStored({ records: table }: DeviceTables, household: string, records: readonly AnyRecord[]) {
  const [entries, others] = [records.filter(isEntry), records.filter((record) => !isEntry(record))];
  const keysOf = (some: readonly AnyRecord[]) => some.map(({ id }) => [household, id]);
  const found = [...(await table.get(keysOf(entries))), ...(await table.get(keysOf(others)))];
  const byId = new Map(found.flatMap((row) => (row ? [[row.id, row] as const] : [])));
  return records.map(({ id }) => byId.get(id));
}

const isEntry = ({ kind }: AnyRecord): boolean => kind === "transaction";

/** Small enough not to block the main thread. */
const rowChunkSize = 100;

/** Returns the ids of changed records. */
export async function persistMerged(
  tables: DeviceTables,
  household: string,
  merged: readonly MergeResult[],
): Promise<string[]> {
  const results = merged.filter((one) => typeof one === "object");
  for (let at = 0; at < results.length; at += rowChunkSize)
    await tables.records.put(results.slice(at, at + rowChunkSize).map(({ row }) => row));
  await tables.outbox.put(results.flatMap(({ waits }) => waits ?? []));
  const done = results.filter(({ waits }) => !waits).map(({ row }) => [row.household, row.id]);
  if (await hasOutbox(tables, household)) await tables.outbox.remove(done);
  const announced = await putAnnouncements(
    tables,
    household,
    results.flatMap(({ overridden = [] }) => overridden),
  );
  const arrived = results.map(({ row }) => row.record);
  const stale = await staleAnnouncements(tables, household, arrived);
  if (stale.length > 0)
    await persistEdits(
      tables,
      household,
      stale.map((before) => ({ before, after: emptied(before) })),
    );
  return [...new Set([...arrived, ...announced, ...stale].map(({ id }) => id))];
}

/** Stores records of newer editions as they are, but never merges them: only a newer app can. */
function mergePulled(
  household: string,
  theirs: AnyRecord,
  mine: AnyRecord | undefined,
  waiting: OutboxRow | undefined,
): MergeResult {
  if (mine && waiting) {
    const isKnown = theirs.version <= (waiting.base?.version ?? 0);
    return isKnown ? "nothing" : rebaseEdit(waiting, mine, theirs);
  }
  if (mine && mine.version >= theirs.version) return "nothing";
  return { row: { household, id: theirs.id, record: theirs }, waits: null };
}

/** Rebases an unsent edit onto the server's record. */
export function rebaseEdit(waiting: OutboxRow, mine: AnyRecord, theirs: AnyRecord): MergeResult {
  const joined = join({ base: sharedBase(waiting, theirs), mine, theirs });
  if (!joined.ok) return "newer-edition";
  const { household, id } = waiting;
  const mark = restoreMarker(mine.restored ?? 0, theirs.restored ?? 0);
  const { record: merged, lost } = joined.value;
  const isThere = saysTheSame(merged, theirs) && mark.restored === theirs.restored;
  if (isThere) return { row: { household, id, record: theirs }, waits: null };
  const row = { household, id, record: { ...merged, ...mark, version: theirs.version } };
  const overridden = announcementsOf({ theirs, merged, lost }, Date.now());
  return { row, waits: asWaiting(waiting, theirs), overridden };
}

/** The marker of a record that was resent to a restored server: it includes all changes up to this lost version. */
export function restoreMarker(...versions: readonly number[]): { restored?: number } {
  const restored = Math.max(0, ...versions);
  return restored > 0 ? { restored } : {};
}

/**
 * The common ancestor of this device's record and the server's. If this device is resending a lost version and another
 * device resent the same or a later one, that is the sent record. An earlier one is replaced whole.
 */
function sharedBase({ base, sent }: OutboxRow, theirs: AnyRecord): AnyRecord | null {
  const [mine, other] = [sent?.restored ?? 0, theirs.restored ?? 0];
  if (mine <= (base?.restored ?? 0) || other === 0) return base;
  return other >= mine ? sent : theirs;
}

/** Writes the pages of one first pull with their checkpoints. */
export interface PullPageWriter {
  write(household: HouseholdRow, page: PullAnswer): Promise<PullOutcome>;
  close(): void;
}

export type OpenPullWriter = () => Promise<PullPageWriter>;

/**
 * A first pull can have hundreds of pages, each with a thousand database requests. A worker writes them if `openPullWriter`
 * is given, to keep the main thread free. It is opened for the first page.
 */
export function lazyPullWriter({
  database,
  openPullWriter = async () => mainThreadPullWriter(database),
}: Replication): PullPageWriter {
  let opened: Promise<PullPageWriter> | null = null;
  return {
    async write(household, page) {
      opened ??= openPullWriter();
      return (await opened).write(household, page);
    },
    close: () =>
      void opened?.then(
        (writer) => writer.close(),
        () => {},
      ),
  };
}

export const mainThreadPullWriter = (database: Pick<DeviceDatabase, "write">): PullPageWriter => ({
  write: (household, page) => database.write((tables) => applyPull(tables, household, page)),
  close() {},
});

/**
 * Pulls what the week needs first: all records except the entries, and the latest entries. If interrupted, the next round
 * starts over, which costs a few pages.
 */
export async function pullThisWeek(parts: Replication, household: string): Promise<RoundEnd | null> {
  for (let after = 0, hasMore = true; hasMore; ) {
    const page = await pullPart(parts, household, "without-entries", after);
    if (typeof page === "string") return page;
    if (!page) return null;
    [after, hasMore] = [page.seq, page.hasMore];
  }
  const latest = await pullPart(parts, household, "latest-entries", 0);
  if (typeof latest === "string") return latest;
  if (latest) parts.onPulled?.(household);
  return null;
}

/** Null if the server has a new epoch: the pull that follows starts over. */
async function pullPart(
  { database, remote }: Replication,
  household: string,
  part: "without-entries" | "latest-entries",
  after: number,
): Promise<PullAnswer | RoundEnd | null> {
  const [row] = await database.read(({ households }) => households.get([[household]]));
  if (!row) return "household-gone";
  const pulled = await remote.pullPart!(household, { epoch: row.epoch, seq: after, seen: row.seen ?? after, part });
  if (!pulled.ok) return pulled.problem;
  if (row.epoch !== null && row.epoch !== pulled.value.epoch) return null;
  const missing = part === "latest-entries" ? "entries" : row.missing;
  const outcome = await database.write((tables) => applyPart(tables, row, pulled.value, missing));
  return typeof outcome === "string" ? outcome : pulled.value;
}
