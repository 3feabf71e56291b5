import { join, saysTheSame } from "#sync/join.ts";
import type { PullAnswer } from "#sync/protocol.ts";
import type { AnyRecord } from "#sync/record.ts";
import {
  type DeviceTables,
  type HouseholdRow,
  type OutboxRow,
  type RecordRow,
  withCheckpoint,
} from "../device/device-database.ts";
import { waitsToBeSent } from "../outbox.ts";
import { markOf, sharedBase } from "./given-back.ts";

/** `busy`: something was sent and not answered, or another tab pulled too, so this page can't be judged. */
export type PullOutcome = { changed: readonly string[] } | "busy" | "newer-edition" | "household-gone";

/** What a pulled record makes of the one on the device: rows to keep, an outbox row to drop, or nothing. */
export type Taken = { row: RecordRow; waits: OutboxRow | null } | "nothing" | "newer-edition";

/** Takes one page into the device, in the transaction it is given: all of it with its checkpoint, or none. */
export async function applyPull(
  tables: DeviceTables,
  household: HouseholdRow,
  { epoch, seq, records }: PullAnswer,
): Promise<PullOutcome> {
  const [row] = await tables.households.get([[household.id]]);
  if (!row) return "household-gone";
  if (row.epoch !== household.epoch || row.seq !== household.seq) return "busy";
  const keys = records.map(({ id }) => [household.id, id]);
  const stored = await tables.records.get(keys);
  const waiting = await tables.outbox.get(keys);
  if (waiting.some((entry) => entry?.state === "sent")) return "busy";
  const taken = records.map((record, index) => take(household.id, record, stored[index]?.record, waiting[index]));
  if (taken.includes("newer-edition")) return "newer-edition";
  await keepTaken(tables, taken);
  await tables.households.put([withCheckpoint({ ...row, isOnServer: true }, { epoch, seq, seen: row.seen })]);
  return { changed: taken.filter((one) => typeof one === "object").map(({ row }) => row.id) };
}

export async function keepTaken(tables: DeviceTables, taken: readonly Taken[]): Promise<void> {
  const kept = taken.filter((one) => typeof one === "object");
  await tables.records.put(kept.map(({ row }) => row));
  await tables.outbox.put(kept.flatMap(({ waits }) => waits ?? []));
  const done = kept.filter(({ waits }) => !waits).map(({ row }) => [row.household, row.id]);
  await tables.outbox.remove(done);
}

/** A record of a newer edition is kept as it is, but never merged with an edit made here: that is for a newer app. */
function take(
  household: string,
  theirs: AnyRecord,
  mine: AnyRecord | undefined,
  waiting: OutboxRow | undefined,
): Taken {
  if (mine && waiting) {
    const isKnown = theirs.version <= (waiting.base?.version ?? 0);
    return isKnown ? "nothing" : rebased(waiting, mine, theirs);
  }
  if (mine && mine.version >= theirs.version) return "nothing";
  return { row: { household, id: theirs.id, record: theirs }, waits: null };
}

/** This device's edit, now on top of the server's record. */
export function rebased(waiting: OutboxRow, mine: AnyRecord, theirs: AnyRecord): Taken {
  const joined = join({ base: sharedBase(waiting, theirs), mine, theirs });
  if (!joined.ok) return "newer-edition";
  const { household, id } = waiting;
  const mark = markOf(mine.restored ?? 0, theirs.restored ?? 0);
  const isThere = saysTheSame(joined.value, theirs) && mark.restored === theirs.restored;
  if (isThere) return { row: { household, id, record: theirs }, waits: null };
  const row = { household, id, record: { ...joined.value, ...mark, version: theirs.version } };
  return { row, waits: waitsToBeSent(waiting, theirs) };
}
