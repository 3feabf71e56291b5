import { limits } from "#sync/limits.ts";
import { recordBytes } from "#sync/record-size.ts";
import type { DeviceTables, OutboxRow } from "../device/device-database.ts";
import { wasSent } from "../outbox.ts";
import type { RemoteWrite } from "./remote.ts";

/** Room for the words around the records. */
const mostBytes = limits.pushBytes * 0.9;

/**
 * What to send next, noted as sent in the transaction it is given. What was sent before and never answered goes first
 * and as it was: the server knows it again, however often it comes.
 */
export async function nextPush(tables: DeviceTables, household: string): Promise<RemoteWrite[]> {
  const unanswered = await tables.outbox.all({ household, state: "sent" }, limits.pushRecords);
  if (unanswered.length > 0) return withinBytes(unanswered).map(writeOf);
  const waiting = await tables.outbox.all({ household, state: "waiting" }, limits.pushRecords);
  const rows = await tables.records.get(waiting.map(({ id }) => [household, id]));
  const sent = withinBytes(waiting.flatMap((entry, index) => (rows[index] ? wasSent(entry, rows[index].record) : [])));
  await tables.outbox.put(sent);
  return sent.map(writeOf);
}

function withinBytes(entries: readonly OutboxRow[]): OutboxRow[] {
  let bytes = 0;
  return entries.filter(({ sent }, index) => {
    bytes += recordBytes(sent!);
    return index === 0 || bytes <= mostBytes;
  });
}

const writeOf = ({ base, sent }: OutboxRow): RemoteWrite => ({ base: base?.version ?? 0, record: sent! });
