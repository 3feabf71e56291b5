import { join, saysTheSame } from "#sync/join.ts";
import { announcementsOf } from "#sync/overridden.ts";
import type { PullAnswer } from "#sync/protocol.ts";
import type { AnyRecord } from "#sync/record.ts";
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
import { emptied, putAnnouncements, staleAnnouncements } from "./announcements.ts";
import type { Replication, RoundEnd } from "./replicate.ts";

/** `busy`: something was sent and not answered, or another tab pulled too, so this page can't be judged. */
export type PullOutcome = { changed: readonly string[] } | "busy" | "newer-edition" | "household-gone";

/** Rows to keep, an outbox row to drop where nothing waits, and the announcements of what the merge overrode. */
export interface MergedRow {
  row: RecordRow;
  waits: OutboxRow | null;
  overridden?: readonly AnyRecord[];
}

/** What a pulled record makes of the one on the device. */
export type MergeResult = MergedRow | "nothing" | "newer-edition";

/**
 * Takes one page into the device, in the transaction it is given: all of it with its checkpoint, or none. With the last
 * page nothing of the household is missing any more.
 */
export const applyPull = (tables: DeviceTables, household: HouseholdRow, page: PullAnswer): Promise<PullOutcome> =>
  applyPage(tables, household, page, ({ missing, ...row }) => {
    const { epoch, seq, hasMore } = page;
    const next = withCheckpoint({ ...row, isOnServer: true }, { epoch, seq, seen: row.seen });
    return hasMore && missing ? { ...next, missing } : next;
  });

/**
 * Takes one page of a part. The checkpoint stays where it is, since records of the other parts may lie before it, but the
 * row names the epoch and the newest version, so that a server that is set back meanwhile is noticed.
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
  // Mostly nothing waits, and looking for each record would cost as much as writing it.
  const waiting = (await tables.outbox.count({ household: household.id })) > 0 ? await tables.outbox.get(keys) : [];
  if (waiting.some((entry) => entry?.state === "sent")) return "busy";
  const taken = records.map((record, index) =>
    mergePulled(household.id, record, stored[index]?.record, waiting[index]),
  );
  if (taken.includes("newer-edition")) return "newer-edition";
  const changed = await persistMerged(tables, household.id, taken);
  await tables.households.put([rowAfter(row)]);
  return { changed };
}

/** The entries by themselves: their ids follow each other, so that the database finds them by one request. */
async function readStored({ records: table }: DeviceTables, household: string, records: readonly AnyRecord[]) {
  const [entries, others] = [records.filter(isEntry), records.filter((record) => !isEntry(record))];
  const keysOf = (some: readonly AnyRecord[]) => some.map(({ id }) => [household, id]);
  const found = [...(await table.get(keysOf(entries))), ...(await table.get(keysOf(others)))];
  const byId = new Map(found.flatMap((row) => (row ? [[row.id, row] as const] : [])));
  return records.map(({ id }) => byId.get(id));
}

const isEntry = ({ kind }: AnyRecord): boolean => kind === "transaction";

/** Few enough that a page which writes them stays quick to answer. */
const rowChunkSize = 100;

/** Answers the ids of the records that it changed. */
export async function persistMerged(
  tables: DeviceTables,
  household: string,
  taken: readonly MergeResult[],
): Promise<string[]> {
  const kept = taken.filter((one) => typeof one === "object");
  for (let at = 0; at < kept.length; at += rowChunkSize)
    await tables.records.put(kept.slice(at, at + rowChunkSize).map(({ row }) => row));
  await tables.outbox.put(kept.flatMap(({ waits }) => waits ?? []));
  const done = kept.filter(({ waits }) => !waits).map(({ row }) => [row.household, row.id]);
  await tables.outbox.remove(done);
  const announced = await putAnnouncements(
    tables,
    household,
    kept.flatMap(({ overridden = [] }) => overridden),
  );
  const arrived = kept.map(({ row }) => row.record);
  const stale = await staleAnnouncements(tables, household, arrived);
  if (stale.length > 0)
    await persistEdits(
      tables,
      household,
      stale.map((before) => ({ before, after: emptied(before) })),
    );
  return [...new Set([...arrived, ...announced, ...stale].map(({ id }) => id))];
}

/** A record of a newer edition is kept as it is, but never merged with an edit made here: that is for a newer app. */
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

/** This device's edit, now on top of the server's record. */
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

/** The mark of what these have together: up to which version of before a restore nothing of it is missing. */
export function restoreMarker(...versions: readonly number[]): { restored?: number } {
  const restored = Math.max(0, ...versions);
  return restored > 0 ? { restored } : {};
}

/**
 * What this device's record and the server's both started from. Where this device was giving back a lost version and
 * another one gave back the same or a later one, that is what was given; an earlier one counts for nothing beside it.
 */
function sharedBase({ base, sent }: OutboxRow, theirs: AnyRecord): AnyRecord | null {
  const [given, there] = [sent?.restored ?? 0, theirs.restored ?? 0];
  if (given <= (base?.restored ?? 0) || there === 0) return base;
  return there >= given ? sent : theirs;
}

/** Writes pages with their checkpoints, for one first pull. */
export interface PullPageWriter {
  write(household: HouseholdRow, page: PullAnswer): Promise<PullOutcome>;
  close(): void;
}

export type OpenPullWriter = () => Promise<PullPageWriter>;

/**
 * A first pull can have hundreds of pages, each with a thousand requests to the database. Where `openPages` is given, a
 * worker writes them, so that the page stays quick to answer; it is opened with the first of them.
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
 * What this week needs, before everything else: all records except the entries, and the entries changed last. Where it
 * is interrupted the next round starts it over, which costs a few pages.
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
  if (latest) parts.onArrived?.(household);
  return null;
}

/** Null where the server has another epoch than this device by now: the pull that follows starts everything over. */
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
