import { doc, serverTimestamp, type Transaction } from "@firebase/firestore";
import { type HouseholdDocument, householdAt, pushesOf, recordsOf } from "./documents.ts";
import type { Sent } from "./firestore-line.ts";
import type { Judgement } from "./judge.ts";

/** The counter, the log and the records, in one commit: the rules hold each of the three against the others. */
export function store(
  transaction: Transaction,
  { database, household, uid }: Sent,
  { seq, recordCount }: HouseholdDocument,
  { accepted, added }: Judgement,
): void {
  const last = seq + accepted.length;
  const [ids, writes] = [accepted.map(({ id }) => id), accepted.map(({ write }) => write)];
  transaction.update(householdAt(database, household), { seq: last, recordCount: recordCount + added });
  transaction.set(doc(pushesOf(database, household), String(last)), { last, uid, at: serverTimestamp(), ids, writes });
  const records = recordsOf(database, household);
  for (const { id, version, write } of accepted) transaction.set(doc(records, id), { version, write });
}
