import { type Query, query, Timestamp, where } from "@firebase/firestore";
import { pushesOf } from "./documents.ts";
import type { Place } from "./firestore-line.ts";
import { inBatches } from "./in-batches.ts";

export const clearAway = (documents: Query): Promise<void> =>
  inBatches(documents, (transaction, ref) => void transaction.delete(ref));

/** Thirteen months as the rules count them, and a day for a clock that is fast. */
const keptMs = 397 * 86_400_000;

/** The log ends after thirteen months. There is no server that would see to it, so members' devices do. */
export const clearOldLog = ({ database, household }: Place, now: number): Promise<void> =>
  clearAway(query(pushesOf(database, household), where("at", "<", Timestamp.fromMillis(now - keptMs))));
