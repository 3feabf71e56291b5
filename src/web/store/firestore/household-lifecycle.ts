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
import { newUuid } from "#web/platform/new-id.ts";
import type { RemoteProblem } from "../sync/remote.ts";
import { deleteAll } from "./change-log.ts";
import { type Caller, type HouseholdCaller, isDenied } from "./client.ts";
import {
  type HouseholdDocument,
  householdAt,
  householdsIn,
  invitationsOf,
  pushesOf,
  recordsOf,
  siteAt,
} from "./documents.ts";
import { decideInTransaction } from "./transactions.ts";

/**
 * Asks for it without a look first: nobody may look at what is not theirs. Where the name is taken the rules refuse, and
 * it may still be this person's own from before.
 */
export async function beginHousehold(
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
    return isOwnedAlready({ database, uid }, household, space);
  }
}

const newHousehold = (uid: string, space: Space) => ({
  ...{ space, epoch: newUuid(), seq: 0, restoredAt: 0, recordCount: 0, createdAt: serverTimestamp() },
  ...{ owner: uid, members: { [uid]: serverTimestamp() }, uids: [uid], joinedBy: null },
});

async function isOwnedAlready(
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

/**
 * Gone for everybody at once; what was in it is cleared away after that. `onlyAlone`: refused where anyone else is in it.
 */
export async function eraseHousehold(place: HouseholdCaller, onlyAlone: boolean): Promise<Result<null, string>> {
  const begun = await beginErasing(place, onlyAlone);
  // What is cut short is ended when this person's households are asked for again.
  if (begun.ok) finishErasing(place).catch(() => {});
  return begun;
}

const beginErasing = (place: HouseholdCaller, onlyAlone: boolean): Promise<Result<null, string>> =>
  decideInTransaction(place, (transaction, { owner, members, uids }) => {
    const { database, household, uid } = place;
    if (owner !== uid) return err("not-the-owner");
    if (onlyAlone && uids.length > 1) return err("others-are-members");
    const alone = { members: { [uid]: members[uid]! }, uids: [uid] };
    transaction.update(householdAt(database, household), { erasing: true, ...alone });
    return ok(null);
  });

/** What is left is nobody's: the name of an erased household is never given again. */
export async function finishErasing({ database, household }: HouseholdCaller): Promise<void> {
  for (const documents of [invitationsOf, pushesOf, recordsOf]) await deleteAll(documents(database, household));
  const nobody = { owner: null as never, members: {}, uids: [] };
  await runTransaction(database, async (transaction) => {
    transaction.update(householdAt(database, household), nobody);
  });
}
