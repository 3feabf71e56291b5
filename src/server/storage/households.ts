import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { err, ok, type Result } from "#domain/result.ts";
import type { Membership, Space } from "#sync/household-api.ts";
import { recordErasure } from "./erasures.ts";
import { isHouseholdId, lockHousehold, openHousehold } from "./household-access.ts";
import { currentMembers, ownsTooMany } from "./members.ts";
import type { Tables } from "./tables.ts";

export type CreateRefusal = "taken" | "too-many-households" | "malformed";
export type DeleteRefusal = "not-a-member" | "not-the-owner" | "others-are-members";

export interface NewHousehold {
  id: string;
  space: Space;
}

/** Devices choose the id, so a repeated request creates one household. The id of an erased household stays taken. */
export async function createHousehold(
  query: Kysely<Tables>,
  { uid, now, maxOwned, ...wanted }: NewHousehold & { uid: string; now: number; maxOwned?: number | undefined },
): Promise<Result<Membership, CreateRefusal>> {
  const { id, space } = wanted;
  if (!isHouseholdId(id)) return err("malformed");
  if ((await exists(query, id)) || (await isHouseholdErased(query, id))) return existingOwned(query, uid, wanted);
  if (await ownsTooMany(query, uid, maxOwned)) return err("too-many-households");
  const household = { id, space, epoch: randomUUID(), seq: 0, created_at: now, record_count: 0 };
  const insert = query.insertInto("households").values(household);
  const made = await insert.onConflict((conflict) => conflict.doNothing()).executeTakeFirst();
  // Another request was first, perhaps by the same person.
  if (made.numInsertedOrUpdatedRows !== 1n) return existingOwned(query, uid, wanted);
  const owner = { household_id: id, uid, role: "owner" as const, joined_at: now, removed_at: null };
  await query.insertInto("members").values(owner).execute();
  return ok({ householdId: id, space, role: "owner", joinedAt: now });
}

async function existingOwned(
  query: Kysely<Tables>,
  uid: string,
  { id, space }: NewHousehold,
): Promise<Result<Membership, "taken">> {
  const mine = await openHousehold(query, id, uid);
  if (mine?.role !== "owner" || mine.space !== space) return err("taken");
  return ok({ householdId: id, space, role: "owner", joinedAt: mine.joined_at });
}

const exists = async (query: Kysely<Tables>, id: string): Promise<boolean> =>
  (await query.selectFrom("households").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;

/** A device that was offline while the household was deleted must not recreate it. */
async function isHouseholdErased(query: Kysely<Tables>, id: string): Promise<boolean> {
  const erasures = query.selectFrom("erasures").select("id").where("household_id", "=", id).where("uid", "is", null);
  return (await erasures.limit(1).execute()).length > 0;
}

/** `onlyAlone` refuses if the household has other members, even if one joined a moment ago. */
export async function deleteHousehold(
  query: Kysely<Tables>,
  { householdId, by, now, onlyAlone }: { householdId: string; by: string; now: number; onlyAlone: boolean },
): Promise<Result<null, DeleteRefusal>> {
  const household = await lockHousehold(query, householdId, by);
  if (!household) return err("not-a-member");
  if (household.role !== "owner") return err("not-the-owner");
  if (onlyAlone && (await currentMembers(query, householdId)).length > 1) return err("others-are-members");
  await eraseHousehold(query, householdId, now);
  return ok(null);
}

/** Deletes everything of a household that this transaction has locked, and records the erasure. */
export async function eraseHousehold(query: Kysely<Tables>, householdId: string, now: number): Promise<void> {
  await removeHousehold(query, householdId);
  await recordErasure(query, { at: now, householdId });
}

export async function removeHousehold(query: Kysely<Tables>, householdId: string): Promise<void> {
  for (const table of ["changes", "documents", "invitations", "lost_versions", "members"] as const)
    await query.deleteFrom(table).where("household_id", "=", householdId).execute();
  await query.deleteFrom("households").where("id", "=", householdId).execute();
}
