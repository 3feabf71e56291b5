import { arrayRemove, deleteField, FieldPath, getDocFromServer } from "@firebase/firestore";
import { err, ok, type Result } from "#domain/result.ts";
import type { Member } from "#sync/household-api.ts";
import { anonymizeLog } from "./change-log.ts";
import { type FirestoreClient, type HouseholdCaller, withAuthTimeout } from "./client.ts";
import { type HouseholdDocument, householdAt } from "./documents.ts";
import { eraseHousehold, finishErasing, memberships } from "./household-lifecycle.ts";
import { decideInTransaction } from "./transactions.ts";

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
