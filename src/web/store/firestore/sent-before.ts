import { getDocsFromServer, limit, orderBy, query, where } from "@firebase/firestore";
import { isSameValue } from "#sync/merge-same-value.ts";
import { pushesOf, type StoredWrite } from "./documents.ts";
import type { Sent } from "./firestore-line.ts";

/**
 * The version that this person's same write got, if it was ever accepted. Only one write was accepted on each version, in
 * the first push after it that names the record; nothing of the log changes while someone is in the household, so it is read beside the
 * transaction.
 */
export async function acceptedBefore(
  { database, household, uid }: Sent,
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

/** In whichever order the fields come. */
const isSameWrite = (one: StoredWrite, other: StoredWrite): boolean =>
  isSameValue({ ...one, body: null }, { ...other, body: null }) &&
  (one.body === other.body || isSameValue(JSON.parse(one.body), JSON.parse(other.body)));
