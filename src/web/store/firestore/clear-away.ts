import { getDocsFromServer, limit, type Query, query, runTransaction, Timestamp, where } from "@firebase/firestore";
import { pushesOf } from "./documents.ts";
import type { Place } from "./firestore-line.ts";

/** Within what one commit may hold, with room for what the rules look at. */
const atOnce = 200;

/** Deletes whatever is found, until nothing is. */
export async function clearAway(documents: Query): Promise<void> {
  for (;;) {
    const some = await getDocsFromServer(query(documents, limit(atOnce)));
    if (some.empty) return;
    await runTransaction(documents.firestore, async (transaction) => {
      for (const one of some.docs) transaction.delete(one.ref);
    });
  }
}

/** Thirteen months as the rules count them, and a day for a clock that is fast. */
const keptMs = 397 * 86_400_000;

/** The log ends after thirteen months. There is no server that would see to it, so members' devices do. */
export const clearOldLog = ({ database, household }: Place, now: number): Promise<void> =>
  clearAway(query(pushesOf(database, household), where("at", "<", Timestamp.fromMillis(now - keptMs))));
