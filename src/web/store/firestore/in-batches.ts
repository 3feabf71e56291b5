import {
  type DocumentReference,
  getDocsFromServer,
  limit,
  type Query,
  query,
  runTransaction,
  type Transaction,
} from "@firebase/firestore";

/** Within what one commit may hold, with room for what the rules look at. */
const atOnce = 200;

/** Does something to each document that is found, until none is: by what is done to it, it must no longer be found. */
export async function inBatches<Data extends object>(
  documents: Query<Data>,
  work: (transaction: Transaction, ref: DocumentReference<Data>) => void,
): Promise<void> {
  for (;;) {
    const some = await getDocsFromServer(query(documents, limit(atOnce)));
    if (some.empty) return;
    await runTransaction(documents.firestore, async (transaction) => {
      for (const { ref } of some.docs) work(transaction, ref);
    });
  }
}
