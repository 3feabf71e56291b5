import type { PushAnswer, Write, WriteAnswer } from "#sync/protocol.ts";
import { isRefused, type ReadWrite } from "#sync/read-writes.ts";
import type { RecordDocument, StoredWrite } from "./documents.ts";
import type { Sent } from "./firestore-line.ts";
import { acceptedBefore } from "./sent-before.ts";
import { recordIn, storedWrite } from "./stored-write.ts";

export interface Accepted {
  id: string;
  version: number;
  write: StoredWrite;
}

export interface Judgement {
  results: PushAnswer["results"];
  accepted: readonly Accepted[];
  /** How many records the household would get that it does not have. */
  added: number;
}

/** Write by write, in order, as our own server does. */
export async function judge(
  sent: Sent,
  writes: readonly ReadWrite[],
  stored: ReadonlyMap<string, RecordDocument>,
  seq: number,
): Promise<Judgement> {
  const accepted: Accepted[] = [];
  const results: WriteAnswer[] = [];
  for (const write of writes) {
    if (isRefused(write)) results.push(write);
    else if (write.base !== (stored.get(write.record.id)?.version ?? 0))
      results.push(await answerTo(sent, write, stored.get(write.record.id)));
    else {
      const [id, version] = [write.record.id, seq + accepted.length + 1];
      accepted.push({ id, version, write: storedWrite(write) });
      results.push({ id, accepted: version });
    }
  }
  return { results, accepted, added: accepted.filter(({ write }) => write.base === 0).length };
}

/** Accepted before and its answer lost, or too late. */
async function answerTo(sent: Sent, write: Write, stored: RecordDocument | undefined): Promise<WriteAnswer> {
  const { id } = write.record;
  const before = stored && (await acceptedBefore(sent, id, storedWrite(write)));
  if (before) return { id, accepted: before };
  if (!stored) return { id, current: { ...write.record, version: 0 } };
  // One that can't be read is not handed on: this device's own words are to replace it.
  const current = recordIn(id, stored.version, stored.write) ?? { ...write.record, version: stored.version };
  return { id, current };
}
