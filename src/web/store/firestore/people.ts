import { arrayRemove, deleteField, FieldPath, getDocFromServer } from "@firebase/firestore";
import { err, ok, type Result } from "#domain/result.ts";
import type { Member } from "#sync/household-api.ts";
import { type HouseholdDocument, householdAt } from "./documents.ts";
import type { Place } from "./firestore-line.ts";
import { deciding } from "./household-in.ts";

/** Those who joined first come first. */
export async function membersOf({ database, household }: Place): Promise<Result<{ members: Member[] }, string>> {
  const found = (await getDocFromServer(householdAt(database, household))).data();
  return found && !found.erasing ? ok({ members: membersIn(found) }) : err("not-a-member");
}

const membersIn = ({ members, owner }: HouseholdDocument): Member[] =>
  Object.entries(members)
    .map(([uid, since]): Member => ({ uid, role: uid === owner ? "owner" : "member", joinedAt: since.toMillis() }))
    .sort((one, other) => one.joinedAt - other.joinedAt || (one.uid < other.uid ? -1 : 1));

const isIn = ({ members }: HouseholdDocument, uid: string): boolean => Object.hasOwn(members, uid);

/** The owner removes anyone; everyone else only themselves. The owner stays until someone else owns the household. */
export const removeMember = (place: Place, uid: string): Promise<Result<null, string>> =>
  deciding(place, (transaction, household) => {
    if (household.owner !== place.uid && uid !== place.uid) return err("not-the-owner");
    if (household.owner === uid) return err("owner-must-hand-over");
    if (!isIn(household, uid)) return err("no-such-member");
    const member = new FieldPath("members", uid);
    transaction.update(householdAt(place.database, place.household), member, deleteField(), "uids", arrayRemove(uid));
    return ok(null);
  });

export const handOver = (place: Place, uid: string): Promise<Result<null, string>> =>
  deciding(place, (transaction, household) => {
    if (household.owner !== place.uid) return err("not-the-owner");
    if (!isIn(household, uid)) return err("no-such-member");
    transaction.update(householdAt(place.database, place.household), { owner: uid });
    return ok(null);
  });
