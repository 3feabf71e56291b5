import {
  getDocFromServer,
  getDocsFromServer,
  query,
  runTransaction,
  serverTimestamp,
  Timestamp,
  where,
} from "@firebase/firestore";
import { err, ok, type Result } from "#domain/result.ts";
import type { Membership, Memberships, Space } from "#sync/household-api.ts";
import { newUuid } from "../new-uuid.ts";
import type { RemoteProblem } from "../replication/remote.ts";
import { type HouseholdDocument, householdAt, householdsIn, siteAt } from "./documents.ts";
import { finishErasing } from "./erase-household.ts";
import type { Caller } from "./firestore-line.ts";
import { isDenied } from "./problems.ts";

/**
 * Asks for it without a look first: nobody may look at what is not theirs. Where the name is taken the rules refuse, and
 * it may still be this person's own from before.
 */
export async function begin(
  { database, uid }: Caller,
  household: string,
  space: Space,
): Promise<Result<null, RemoteProblem>> {
  try {
    // By a transaction, because any other write would wait in the SDK's own queue until there is a network.
    await runTransaction(database, async (transaction) => {
      transaction.set(householdAt(database, household), newHousehold(uid, space));
    });
    return ok(null);
  } catch (fault) {
    if (!isDenied(fault)) throw fault;
    return ownedAlready({ database, uid }, household, space);
  }
}

const newHousehold = (uid: string, space: Space) => ({
  ...{ space, epoch: newUuid(), seq: 0, restoredAt: 0, recordCount: 0, createdAt: serverTimestamp() },
  ...{ owner: uid, members: { [uid]: serverTimestamp() }, uids: [uid], joinedBy: null },
});

async function ownedAlready(
  { database, uid }: Caller,
  household: string,
  space: Space,
): Promise<Result<null, RemoteProblem>> {
  try {
    const found = (await getDocFromServer(householdAt(database, household))).data();
    return found?.owner === uid && found.space === space && !found.erasing ? ok(null) : err("refused");
  } catch (fault) {
    if (!isDenied(fault)) throw fault;
    return err("refused");
  }
}

/** Those who joined first come first, as from our own server. */
export async function memberships({ database, uid }: Caller): Promise<Result<Memberships, RemoteProblem>> {
  const mine = query(householdsIn(database), where("uids", "array-contains", uid));
  const [found, site] = await Promise.all([getDocsFromServer(mine), getDocFromServer(siteAt(database))]);
  // What was cut short is ended now.
  for (const one of found.docs.filter((one) => one.data().erasing))
    finishErasing({ database, uid, household: one.id }).catch(() => {});
  const here = found.docs.filter((one) => !one.data().erasing);
  const households = here.map((one) => membershipIn(uid, one.id, one.data()));
  households.sort((one, other) => one.joinedAt - other.joinedAt || (one.householdId < other.householdId ? -1 : 1));
  return ok({ site: site.data()?.name ?? database.app.options.projectId!, households });
}

const membershipIn = (uid: string, householdId: string, data: HouseholdDocument): Membership => ({
  householdId,
  space: data.space,
  role: data.owner === uid ? "owner" : "member",
  joinedAt: (data.members[uid] ?? Timestamp.fromMillis(0)).toMillis(),
});
