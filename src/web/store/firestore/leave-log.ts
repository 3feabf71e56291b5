import { query, where } from "@firebase/firestore";
import { pushesOf } from "./documents.ts";
import type { Place } from "./firestore-line.ts";
import { inBatches } from "./in-batches.ts";

/** Whom the log names in place of someone whose account is gone, as on our own server. */
const nobody = "erased";

/** Takes this person's name off the log of a household that stays with others. The changes themselves stay. */
export const leaveLog = ({ database, household, uid }: Place): Promise<void> =>
  inBatches(
    query(pushesOf(database, household), where("uid", "==", uid)),
    (transaction, ref) => void transaction.update(ref, { uid: nobody }),
  );
