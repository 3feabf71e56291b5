import {
  arrayRemove,
  deleteField,
  FieldPath,
  getDocFromServer,
  getDocsFromServer,
  query,
  runTransaction,
  serverTimestamp,
  Timestamp,
  where,
} from "@firebase/firestore";
import { err, ok, type Result } from "#domain/result.ts";
import type { Member, Membership, Memberships, Space } from "#sync/household-api.ts";
import { newUuid } from "#web/platform/new-id.ts";
import type { RemoteProblem } from "../../remote.ts";
import { anonymizeLog, deleteAll } from "./change-log.ts";
import {
  type Caller,
  decideInTransaction,
  type FirestoreClient,
  type HouseholdCaller,
  isDenied,
  withAuthTimeout,
} from "./client.ts";
import {
  type HouseholdDocument,
  householdAt,
  householdsIn,
  invitationsOf,
  pushesOf,
  recordsOf,
  siteAt,
} from "./documents.ts";

/**
 * Creates without reading first, since the rules deny reading others' households. If the id is taken, the rules deny it, and
 * it may be this account's own from before.
 */
export async function beginHousehold(
  { database, uid }: Caller,
  household: string,
  space: Space,
): Promise<Result<null, RemoteProblem>> {
  try {
    // A transaction, because other writes would wait in the SDK's queue until the network is back.
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
  space,
  epoch: newUuid(),
  seq: 0,
  restoredAt: 0,
  recordCount: 0,
  createdAt: serverTimestamp(),
  owner: uid,
  members: { [uid]: serverTimestamp() },
  uids: [uid],
  joinedBy: null,
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

/** Sorted by when they joined, as from our own server. */
export async function memberships({ database, uid }: Caller): Promise<Result<Memberships, RemoteProblem>> {
  const mine = query(householdsIn(database), where("uids", "array-contains", uid));
  const [found, site] = await Promise.all([getDocsFromServer(mine), getDocFromServer(siteAt(database))]);
  // Finishes interrupted erases.
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

/** Removes a household for all members at once, then deletes its content. `onlyAlone`: refuses if there are other members. */
export async function eraseHousehold(place: HouseholdCaller, onlyAlone: boolean): Promise<Result<null, string>> {
  const begun = await beginErasing(place, onlyAlone);
  // If interrupted, it is finished when this account's households are listed again.
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

/** The document stays without an owner, so that the id is never reused. */
async function finishErasing({ database, household }: HouseholdCaller): Promise<void> {
  for (const documents of [invitationsOf, pushesOf, recordsOf]) await deleteAll(documents(database, household));
  const nobody = { owner: null as never, members: {}, uids: [] };
  await runTransaction(database, async (transaction) => {
    transaction.update(householdAt(database, household), nobody);
  });
}

/** Sorted by when they joined. */
export async function membersOf({
  database,
  household,
}: HouseholdCaller): Promise<Result<{ members: Member[] }, string>> {
  const found = (await getDocFromServer(householdAt(database, household))).data();
  return found && !found.erasing ? ok({ members: membersIn(found) }) : err("not-a-member");
}

const membersIn = ({ members, owner }: HouseholdDocument): Member[] =>
  Object.entries(members)
    .map(([uid, since]): Member => ({ uid, role: uid === owner ? "owner" : "member", joinedAt: since.toMillis() }))
    .sort((one, other) => one.joinedAt - other.joinedAt || (one.uid < other.uid ? -1 : 1));

const isMember = ({ members }: HouseholdDocument, uid: string): boolean => Object.hasOwn(members, uid);

/** The owner can remove anyone else; other members only themselves. The owner can't leave before handing over. */
export const removeMember = (place: HouseholdCaller, uid: string): Promise<Result<null, string>> =>
  decideInTransaction(place, (transaction, household) => {
    if (household.owner !== place.uid && uid !== place.uid) return err("not-the-owner");
    if (household.owner === uid) return err("owner-must-hand-over");
    if (!isMember(household, uid)) return err("no-such-member");
    const member = new FieldPath("members", uid);
    transaction.update(householdAt(place.database, place.household), member, deleteField(), "uids", arrayRemove(uid));
    return ok(null);
  });

export const handOver = (place: HouseholdCaller, uid: string): Promise<Result<null, string>> =>
  decideInTransaction(place, (transaction, household) => {
    if (household.owner !== place.uid) return err("not-the-owner");
    if (!isMember(household, uid)) return err("no-such-member");
    transaction.update(householdAt(place.database, place.household), { owner: uid });
    return ok(null);
  });

/** Called before an account is deleted: erases households without other members, and leaves the others anonymously. */
export async function leaveEverything(client: FirestoreClient): Promise<Result<null, string>> {
  const mine = await withAuthTimeout(client, memberships);
  if (!mine.ok) return mine;
  for (const { householdId } of mine.value.households) {
    const left = await withAuthTimeout(client, (caller) => leave({ ...caller, household: householdId }));
    if (!left.ok) return left;
  }
  return ok(null);
}

async function leave(place: HouseholdCaller): Promise<Result<null, string>> {
  const found = await membersOf(place);
  if (!found.ok) return found;
  const { members } = found.value;
  const heir = members.find(({ uid }) => uid !== place.uid);
  if (!heir) return eraseWhole(place);
  const isOwner = members.some(({ uid, role }) => uid === place.uid && role === "owner");
  const handed = isOwner ? await handOver(place, heir.uid) : ok(null);
  if (!handed.ok) return handed;
  await anonymizeLog(place);
  return removeMember(place, place.uid);
}

/** Awaits the whole erase: no one can finish it once the account is gone. */
async function eraseWhole(place: HouseholdCaller): Promise<Result<null, string>> {
  const erased = await eraseHousehold(place, true);
  if (erased.ok) await finishErasing(place).catch(() => {});
  return erased;
}
