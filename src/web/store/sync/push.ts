import { saysTheSame } from "#sync/join.ts";
import { limits } from "#sync/limits.ts";
import type { PushAnswer, WriteAnswer } from "#sync/protocol.ts";
import type { AnyRecord } from "#sync/record.ts";
import { recordBytes } from "#sync/record-size.ts";
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
import type { RemoteWrite } from "./remote.ts";

/** Room for the words around the records. */
const maxBytes = limits.pushBytes * 0.9;

/**
 * What to send next, noted as sent in the transaction it is given. What was sent before and never answered goes first
 * and as it was: the server knows it again, however often it comes.
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
  /** A record there is of a newer edition than this app can merge with. */
  hasNewerRecord: boolean;
}

/** Takes the answers to a push into the device, in the transaction it is given. */
export async function applyPush(
  tables: DeviceTables,
  household: string,
  writes: readonly RemoteWrite[],
  answer: PushAnswer,
): Promise<PushOutcome> {
  const keys = writes.map(({ record }) => [household, record.id]);
  const rows = await tables.records.get(keys);
  const waiting = await tables.outbox.get(keys);
  const taken = writes.map(({ record }, index): MergeResult => {
    const entry = waiting[index];
    const mine = rows[index]?.record;
    // Another tab has taken this answer already, or the household is gone.
    if (!mine || !entry?.sent || !saysTheSame(entry.sent, record)) return "nothing";
    return mergeAnswer(entry, mine, answer.results[index]!);
  });
  const changed = await persistMerged(tables, household, taken);
  const blocked = waiting
    .filter((_, index) => taken[index] === "newer-edition")
    .map((entry) => asWaiting(entry!, entry!.base));
  await tables.outbox.put(blocked);
  const [row] = await tables.households.get([[household]]);
  if (row?.epoch === answer.epoch) await tables.households.put([withCheckpoint(row, checkpointAfter(row, answer))]);
  return { changed, hasNewerRecord: blocked.length > 0 };
}

function mergeAnswer(entry: OutboxRow, mine: AnyRecord, answer: WriteAnswer): MergeResult {
  if ("accepted" in answer) return accepted(entry, mine, answer.accepted);
  if ("refused" in answer) return withOutbox(mine, asRefused(entry, answer.refused));
  // The server has none: what is here goes again, as new.
  if (answer.current.version === 0) return withOutbox({ ...mine, version: 0 }, asWaiting(entry, null));
  return rebaseEdit(entry, mine, answer.current);
}

/** What was edited after it was sent goes on waiting, now on top of what the server has. */
function accepted(entry: OutboxRow, mine: AnyRecord, version: number): MergeResult {
  const base = { ...entry.sent!, version };
  if (saysTheSame(mine, base)) return { row: { household: entry.household, id: entry.id, record: base }, waits: null };
  return withOutbox({ ...mine, version }, asWaiting(entry, base));
}

const withOutbox = (record: AnyRecord, waits: OutboxRow): MergeResult => ({
  row: { household: waits.household, id: waits.id, record },
  waits,
});

/** Where nobody else wrote in between, this device knows the household up to its own writes and need not pull them. */
function checkpointAfter({ seq: known, seen = 0 }: HouseholdRow, { epoch, before, seq, results }: PushAnswer) {
  const accepted = results.map((result) => ("accepted" in result ? result.accepted : 0));
  return { epoch, seq: before === known ? seq : known, seen: Math.max(seen, ...accepted) };
}
