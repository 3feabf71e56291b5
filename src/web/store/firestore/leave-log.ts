import { getDocsFromServer, limit, query, runTransaction, where } from "@firebase/firestore";
import { pushesOf } from "./documents.ts";
import type { Place } from "./firestore-line.ts";

/** Whom the log names in place of someone whose account is gone, as on our own server. */
const nobody = "erased";

/** Within what one commit may hold. */
const atOnce = 200;

/** Takes this person's name off the log of a household that stays with others. The changes themselves stay. */
export async function leaveLog({ database, household, uid }: Place): Promise<void> {
  const signed = query(pushesOf(database, household), where("uid", "==", uid), limit(atOnce));
  for (;;) {
    const some = await getDocsFromServer(signed);
    if (some.empty) return;
    await runTransaction(database, async (transaction) => {
      for (const { ref } of some.docs) transaction.update(ref, { uid: nobody });
    });
  }
}
