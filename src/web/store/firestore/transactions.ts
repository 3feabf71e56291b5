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

/** Null for whoever may not see it, and for all while it is erased. The refusal must not be taken for one of the whole. */
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

/** Looks at a household, decides, and writes, all at once. What only the rules refuse was right a moment ago. */
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

/** Within what one commit may hold, with room for what the rules look at. */
const batchSize = 200;

/** Does something to each document that is found, until none is: by what is done to it, it must no longer be found. */
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
