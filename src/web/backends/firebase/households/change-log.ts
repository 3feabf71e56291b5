import {
  getDocsFromServer,
  limit,
  orderBy,
  type Query,
  type QueryConstraint,
  query,
  Timestamp,
  where,
} from "@firebase/firestore";
import type { Change } from "#sync/household-api.ts";
import { type Caller, forEachInBatches, type HouseholdCaller } from "./client.ts";
import { type PushDocument, pushesOf, recordIn } from "./documents.ts";

/** Changes of one record or of all, before a version or the latest. */
interface ChangesQuery {
  id?: string;
  before?: number;
  limit: number;
}

/** All accepted versions with author and time, newest first, as from our own server. */
export async function changesOf(caller: Caller, household: string, wanted: ChangesQuery): Promise<Change[]> {
  const before = wanted.before ?? Number.MAX_SAFE_INTEGER;
  const [partly, earlier] = await Promise.all([
    queryPushes(caller, household, wanted, [where("last", ">=", before), orderBy("last"), limit(1)]),
    queryPushes(caller, household, wanted, [where("last", "<", before), orderBy("last", "desc"), limit(wanted.limit)]),
  ]);
  return [...partly, ...earlier]
    .flatMap(changesIn)
    .filter(({ seq, record }) => seq < before && (wanted.id === undefined || record.id === wanted.id))
    .slice(0, wanted.limit);
}

async function queryPushes(
  { database }: Caller,
  household: string,
  { id }: ChangesQuery,
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

export const deleteAll = (documents: Query): Promise<void> =>
  forEachInBatches(documents, (transaction, ref) => void transaction.delete(ref));

/** Thirteen months as in the rules, plus a day in case the clock is fast. */
const retentionMs = 397 * 86_400_000;

/** Deletes log entries after thirteen months. Done by members' devices, since there is no server of ours. */
export const deleteOldLog = ({ database, household }: HouseholdCaller, now: number): Promise<void> =>
  deleteAll(query(pushesOf(database, household), where("at", "<", Timestamp.fromMillis(now - retentionMs))));

/** The author of changes by deleted accounts, as on our own server. */
const erasedUid = "erased";

/** Anonymizes this account's changes in the log of a household that other members keep. */
export const anonymizeLog = ({ database, household, uid }: HouseholdCaller): Promise<void> =>
  forEachInBatches(
    query(pushesOf(database, household), where("uid", "==", uid)),
    (transaction, ref) => void transaction.update(ref, { uid: erasedUid }),
  );
