import type { Kysely } from "kysely";
import { err, ok, type Result } from "#domain/result.ts";
import type { Member, Membership } from "#sync/household-api.ts";
import { recordErasure } from "./erasures.ts";
import { isUid, lockHousehold, openHousehold } from "./household-access.ts";
import { revokeInvitationsBy } from "./invitation-rows.ts";
import type { Tables } from "./tables.ts";

export type AddRefusal = "not-a-member" | "already-a-member" | "too-many-members" | "private-space";
export type RemoveRefusal = "not-a-member" | "not-the-owner" | "no-such-member" | "owner-must-hand-over";
export type HandOverRefusal = "not-a-member" | "not-the-owner" | "no-such-member" | "too-many-households";

export async function membershipOf(
  query: Kysely<Tables>,
  householdId: string,
  uid: string,
): Promise<Result<Membership, "not-a-member">> {
  const household = await openHousehold(query, householdId, uid);
  if (!household) return err("not-a-member");
  const { space, role, joined_at: joinedAt } = household;
  return ok({ householdId, space, role, joinedAt });
}

export function householdsOf(query: Kysely<Tables>, uid: string): Promise<Membership[]> {
  return query
    .selectFrom("members")
    .innerJoin("households", "households.id", "members.household_id")
    .select(["household_id as householdId", "space", "role", "joined_at as joinedAt"])
    .where("uid", "=", uid)
    .where("removed_at", "is", null)
    .orderBy("joined_at")
    .orderBy("household_id")
    .execute();
}

export async function membersOf(
  query: Kysely<Tables>,
  householdId: string,
  uid: string,
): Promise<Result<Member[], "not-a-member">> {
  if (!(await openHousehold(query, householdId, uid))) return err("not-a-member");
  return ok(await currentMembers(query, householdId));
}

/** Any member may add someone, also someone who was removed before. */
export async function addMember(
  query: Kysely<Tables>,
  {
    householdId,
    by,
    uid,
    now,
    maxMembers,
  }: { householdId: string; by: string; uid: string; now: number; maxMembers: number },
): Promise<Result<null, AddRefusal>> {
  const household = await lockHousehold(query, householdId, by);
  if (!household) return err("not-a-member");
  if (household.space === "private") return err("private-space");
  const members = await currentMembers(query, householdId);
  if (members.some((member) => member.uid === uid)) return err("already-a-member");
  if (members.length >= maxMembers) return err("too-many-members");
  const membership = { role: "member" as const, joined_at: now, removed_at: null };
  await query
    .insertInto("members")
    .values({ household_id: householdId, uid, ...membership })
    .onConflict((conflict) => conflict.columns(["household_id", "uid"]).doUpdateSet(membership))
    .execute();
  return ok(null);
}

/** The owner removes anyone; everyone else only themselves. The owner stays until someone else owns the household. */
export async function removeMember(
  query: Kysely<Tables>,
  { householdId, by, uid, now }: { householdId: string; by: string; uid: string; now: number },
): Promise<Result<null, RemoveRefusal>> {
  const household = await lockHousehold(query, householdId, by);
  if (!household) return err("not-a-member");
  if (household.role !== "owner" && by !== uid) return err("not-the-owner");
  if (household.role === "owner" && by === uid) return err("owner-must-hand-over");
  if (!isUid(uid)) return err("no-such-member");
  const removed = await updateMember(query, householdId, uid).set({ removed_at: now }).executeTakeFirst();
  if (removed.numUpdatedRows === 0n) return err("no-such-member");
  await revokeInvitationsBy(query, householdId, uid);
  await recordErasure(query, { at: now, householdId, uid });
  return ok(null);
}

/** More than any family needs, and too few to fill a server. */
const maxOwned = 20;

/** Locks the person's own memberships first, so that the second of two concurrent requests sees the first household. */
export async function ownsTooMany(query: Kysely<Tables>, uid: string, most = maxOwned): Promise<boolean> {
  await query
    .updateTable("members")
    .set(({ ref }) => ({ role: ref("role") }))
    .where("uid", "=", uid)
    .where("role", "=", "owner")
    .where("removed_at", "is", null)
    .execute();
  const owned = await query
    .selectFrom("members")
    .select("household_id")
    .where("uid", "=", uid)
    .where("role", "=", "owner")
    .where("removed_at", "is", null)
    .limit(most)
    .execute();
  return owned.length >= most;
}

/** The previous owner becomes an ordinary member. */
export async function handOver(
  query: Kysely<Tables>,
  { householdId, by, to, maxOwned }: { householdId: string; by: string; to: string; maxOwned?: number | undefined },
): Promise<Result<null, HandOverRefusal>> {
  const household = await lockHousehold(query, householdId, by);
  if (!household) return err("not-a-member");
  if (household.role !== "owner") return err("not-the-owner");
  if (!(await openHousehold(query, householdId, to))) return err("no-such-member");
  if (by !== to && (await ownsTooMany(query, to, maxOwned))) return err("too-many-households");
  await transferOwnership(query, householdId, by, to);
  return ok(null);
}

export async function transferOwnership(query: Kysely<Tables>, householdId: string, from: string, to: string) {
  await updateMember(query, householdId, from).set({ role: "member" }).execute();
  await updateMember(query, householdId, to).set({ role: "owner" }).execute();
}

const updateMember = (query: Kysely<Tables>, householdId: string, uid: string) =>
  query
    .updateTable("members")
    .where("household_id", "=", householdId)
    .where("uid", "=", uid)
    .where("removed_at", "is", null);

/** In the order in which they joined. */
export const currentMembers = (query: Kysely<Tables>, householdId: string): Promise<Member[]> =>
  query
    .selectFrom("members")
    .select(["uid", "role", "joined_at as joinedAt"])
    .where("household_id", "=", householdId)
    .where("removed_at", "is", null)
    .orderBy("joined_at")
    .orderBy("uid")
    .execute();
