import {
  type DocumentReference,
  getDocsFromServer,
  limit,
  type Query,
  query,
  runTransaction,
  type Transaction,
} from "@firebase/firestore";
import { err, type Result } from "#domain/result.ts";
import { type HouseholdCaller, isDenied } from "./client.ts";
import { type HouseholdDocument, householdAt } from "./documents.ts";

/** Null if the caller may not read it, or while it is erased. Catches the denial, which must not fail the transaction. */
export async function readHousehold(
  transaction: Transaction,
  { database, household }: Pick<HouseholdCaller, "database" | "household">,
): Promise<HouseholdDocument | null> {
  try {
    const found = (await transaction.get(householdAt(database, household))).data();
    return found && !found.erasing ? found : null;
  } catch (fault) {
    if (!isDenied(fault)) throw fault;
    return null;
  }
}

/** Reads a household, decides, and writes, in one transaction. If only the rules deny it, it changed meanwhile: `refused`. */
export async function decideInTransaction<T>(
  place: HouseholdCaller,
  decide: (transaction: Transaction, household: HouseholdDocument) => Result<T, string> | Promise<Result<T, string>>,
): Promise<Result<T, string>> {
  try {
    return await runTransaction(place.database, async (transaction) => {
      const household = await readHousehold(transaction, place);
      return household ? decide(transaction, household) : err("not-a-member");
    });
  } catch (fault) {
    if (!isDenied(fault)) throw fault;
    return err("refused");
  }
}

/** Below the commit limit, with room for reads by the rules. */
const batchSize = 200;

/** Applies `work` to all matching documents. It must change each one so that it no longer matches. */
export async function forEachInBatches<Data extends object>(
  documents: Query<Data>,
  work: (transaction: Transaction, ref: DocumentReference<Data>) => void,
): Promise<void> {
  for (;;) {
    const some = await getDocsFromServer(query(documents, limit(batchSize)));
    if (some.empty) return;
    await runTransaction(documents.firestore, async (transaction) => {
      for (const { ref } of some.docs) work(transaction, ref);
    });
  }
}
