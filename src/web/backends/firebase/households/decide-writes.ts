import { getDocsFromServer, limit, orderBy, query, where } from "@firebase/firestore";
import { isSameValue } from "#sync/merge.ts";
import type { PushAnswer, Write, WriteAnswer } from "#sync/protocol.ts";
import { isRefused, type ReadWrite } from "#sync/read-record.ts";
import type { PushCaller } from "./client.ts";
import { pushesOf, type RecordDocument, recordIn, type StoredWrite, storedWrite } from "./documents.ts";

interface Accepted {
  id: string;
  version: number;
  write: StoredWrite;
}

export interface Decisions {
  results: PushAnswer["results"];
  accepted: readonly Accepted[];
  /** The number of new records. */
  added: number;
}

/** Decides each write in order, as our own server does. */
export async function decideWrites(
  sent: PushCaller,
  writes: readonly ReadWrite[],
  stored: ReadonlyMap<string, RecordDocument>,
  seq: number,
): Promise<Decisions> {
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

/** For a write on an old version: it was accepted before and the response was lost, or it conflicts. */
async function answerTo(sent: PushCaller, write: Write, stored: RecordDocument | undefined): Promise<WriteAnswer> {
  const { id } = write.record;
  const before = stored && (await acceptedBefore(sent, id, storedWrite(write)));
  if (before) return { id, accepted: before };
  if (!stored) return { id, current: { ...write.record, version: 0 } };
  // An invalid stored record is replaced by this device's own.
  const current = recordIn(id, stored.version, stored.write) ?? { ...write.record, version: stored.version };
  return { id, current };
}

/**
 * The version of the same write by the same account, if it was accepted before. Each version has at most one successor, in the
 * first later push with the record. Read outside of the transaction, since log entries don't change while there are members.
 */
async function acceptedBefore(
  { database, household, uid }: PushCaller,
  id: string,
  write: StoredWrite,
): Promise<number | null> {
  const wanted = query(
    pushesOf(database, household),
    where("ids", "array-contains", id),
    where("last", ">", write.base),
    orderBy("last"),
    limit(1),
  );
  const first = (await getDocsFromServer(wanted)).docs[0]?.data();
  const place = first?.ids.indexOf(id) ?? -1;
  const before = first?.writes[place];
  if (!first || !before || first.uid !== uid || !isSameWrite(before, write)) return null;
  return first.last - first.ids.length + place + 1;
}

/** Regardless of field order. */
const isSameWrite = (one: StoredWrite, other: StoredWrite): boolean =>
  isSameValue({ ...one, body: null }, { ...other, body: null }) &&
  (one.body === other.body || isSameValue(JSON.parse(one.body), JSON.parse(other.body)));
