import { limits } from "#sync/limits.ts";
import { saysTheSame } from "#sync/merge-records.ts";
import type { PushAnswer, WriteAnswer } from "#sync/protocol.ts";
import { recordBytes } from "#sync/read-record.ts";
import type { AnyRecord } from "#sync/record.ts";
import type { RemoteWrite } from "#web/backends/remote.ts";
import {
  asRefused,
  asSent,
  asWaiting,
  type DeviceTables,
  type HouseholdRow,
  type OutboxRow,
  withCheckpoint,
} from "../device/device-database.ts";
import { type MergeResult, persistMerged, rebaseEdit } from "./pull.ts";

/** Leaves room for the rest of the request. */
const maxBytes = limits.pushBytes * 0.9;

/**
 * The next writes to send, marked as sent in the given transaction. Writes without a response are resent first and
 * unchanged, so that the server can deduplicate them.
 */
export async function nextPush(tables: DeviceTables, household: string): Promise<RemoteWrite[]> {
  const unanswered = await tables.outbox.all({ household, state: "sent" }, limits.pushRecords);
  if (unanswered.length > 0) return withinBytes(unanswered).map(writeOf);
  const waiting = await tables.outbox.all({ household, state: "waiting" }, limits.pushRecords);
  const rows = await tables.records.get(waiting.map(({ id }) => [household, id]));
  const sent = withinBytes(waiting.flatMap((entry, index) => (rows[index] ? asSent(entry, rows[index].record) : [])));
  await tables.outbox.put(sent);
  return sent.map(writeOf);
}

function withinBytes(entries: readonly OutboxRow[]): OutboxRow[] {
  let bytes = 0;
  return entries.filter(({ sent }, index) => {
    bytes += recordBytes(sent!);
    return index === 0 || bytes <= maxBytes;
  });
}

const writeOf = ({ base, sent }: OutboxRow): RemoteWrite => ({ base: base?.version ?? 0, record: sent! });

interface PushOutcome {
  changed: readonly string[];
  /** The server has a record of a newer edition, which this app can't merge. */
  hasNewerRecord: boolean;
}

/** Stores the results of a push, in the given transaction. */
export async function applyPush(
  tables: DeviceTables,
  household: string,
  writes: readonly RemoteWrite[],
  answer: PushAnswer,
): Promise<PushOutcome> {
  const keys = writes.map(({ record }) => [household, record.id]);
  const rows = await tables.records.get(keys);
  const waiting = await tables.outbox.get(keys);
  const merged = writes.map(({ record }, index): MergeResult => {
    const entry = waiting[index];
    const mine = rows[index]?.record;
    // Another tab has handled this response, or the household is gone.
    if (!mine || !entry?.sent || !saysTheSame(entry.sent, record)) return "nothing";
    return mergeAnswer(entry, mine, answer.results[index]!);
  });
  const changed = await persistMerged(tables, household, merged);
  const blocked = waiting
    .filter((_, index) => merged[index] === "newer-edition")
    .map((entry) => asWaiting(entry!, entry!.base));
  await tables.outbox.put(blocked);
  const [row] = await tables.households.get([[household]]);
  if (row?.epoch === answer.epoch) await tables.households.put([withCheckpoint(row, checkpointAfter(row, answer))]);
  return { changed, hasNewerRecord: blocked.length > 0 };
}

function mergeAnswer(entry: OutboxRow, mine: AnyRecord, answer: WriteAnswer): MergeResult {
  if ("accepted" in answer) return accepted(entry, mine, answer.accepted);
  if ("refused" in answer) return withOutbox(mine, asRefused(entry, answer.refused));
  // The server has no such record: send it again as new.
  if (answer.current.version === 0) return withOutbox({ ...mine, version: 0 }, asWaiting(entry, null));
  return rebaseEdit(entry, mine, answer.current);
}

/** An edit made after the send stays queued, on top of the accepted version. */
function accepted(entry: OutboxRow, mine: AnyRecord, version: number): MergeResult {
  const base = { ...entry.sent!, version };
  if (saysTheSame(mine, base)) return { row: { household: entry.household, id: entry.id, record: base }, waits: null };
  return withOutbox({ ...mine, version }, asWaiting(entry, base));
}

const withOutbox = (record: AnyRecord, waits: OutboxRow): MergeResult => ({
  row: { household: waits.household, id: waits.id, record },
  waits,
});

/** If no one else wrote in between, the checkpoint moves past this device's own writes, so they need not be pulled. */
function checkpointAfter({ seq: known, seen = 0 }: HouseholdRow, { epoch, before, seq, results }: PushAnswer) {
  const accepted = results.map((result) => ("accepted" in result ? result.accepted : 0));
  return { epoch, seq: before === known ? seq : known, seen: Math.max(seen, ...accepted) };
}
