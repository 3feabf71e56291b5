import { getDocsFromServer, limit, orderBy, type QueryConstraint, query, where } from "@firebase/firestore";
import type { Change } from "#sync/household-api.ts";
import { type PushDocument, pushesOf } from "./documents.ts";
import type { Caller } from "./firestore-line.ts";
import { recordIn } from "./stored-write.ts";

/** Which changes: of one record or of all, those before a version or the latest. */
export interface ChangesWanted {
  id?: string;
  before?: number;
  limit: number;
}

/** Every accepted version with who wrote it and when, newest first, as our own server tells it. */
export async function changesOf(caller: Caller, household: string, wanted: ChangesWanted): Promise<Change[]> {
  const before = wanted.before ?? Number.MAX_SAFE_INTEGER;
  const [partly, earlier] = await Promise.all([
    pushesWhere(caller, household, wanted, [where("last", ">=", before), orderBy("last"), limit(1)]),
    pushesWhere(caller, household, wanted, [where("last", "<", before), orderBy("last", "desc"), limit(wanted.limit)]),
  ]);
  return [...partly, ...earlier]
    .flatMap(changesIn)
    .filter(({ seq, record }) => seq < before && (wanted.id === undefined || record.id === wanted.id))
    .slice(0, wanted.limit);
}

async function pushesWhere(
  { database }: Caller,
  household: string,
  { id }: ChangesWanted,
  which: readonly QueryConstraint[],
): Promise<PushDocument[]> {
  const ofRecord = id === undefined ? [] : [where("ids", "array-contains", id)];
  const found = await getDocsFromServer(query(pushesOf(database, household), ...ofRecord, ...which));
  return found.docs.map((one) => one.data());
}

function changesIn({ last, uid, at, ids, writes }: PushDocument): Change[] {
  const changes = ids.flatMap((id, place) => {
    const [seq, write] = [last - ids.length + place + 1, writes[place]!];
    const record = recordIn(id, seq, write);
    return record ? [{ seq, uid, at: at.toMillis(), base: write.base, record }] : [];
  });
  return changes.reverse();
}
