import type { Kysely } from "kysely";
import type { HouseholdRow, MemberRow, Tables } from "./tables.ts";

/** A household as one of its members may use it. */
export type OpenHousehold = Omit<HouseholdRow, "created_at"> & Pick<MemberRow, "role" | "joined_at">;

/** Anything else in an address names no household and no person, and PostgreSQL would refuse some of it as text. */
const householdId = /^[0-9a-f-]{36}$/;
const uidForm = /^[\x21-\x7e]{1,128}$/;

export const isHouseholdId = (id: string): boolean => householdId.test(id);
export const isUid = (uid: string): boolean => uidForm.test(uid);

/** The household, if there is one and this person is in it now. Nobody else learns which of the two was missing. */
export async function openHousehold(query: Kysely<Tables>, id: string, uid: string): Promise<OpenHousehold | null> {
  if (!isHouseholdId(id) || !isUid(uid)) return null;
  const found = await query
    .selectFrom("households")
    .innerJoin("members", "members.household_id", "households.id")
    .select(["id", "space", "epoch", "restored_seq", "seq", "record_count", "role", "joined_at"])
    .where("households.id", "=", id)
    .where("members.uid", "=", uid)
    .where("members.removed_at", "is", null)
    .executeTakeFirst();
  return found ?? null;
}

/**
 * The same for whoever writes: takes the counter row first, so that writers of one household follow each other. Only a
 * member takes it, or strangers could hold a household up; that look may be older than the wait, so there is a second.
 */
export async function holdHousehold(query: Kysely<Tables>, id: string, uid: string): Promise<OpenHousehold | null> {
  if (!isHouseholdId(id) || !isUid(uid)) return null;
  const membership = query.selectFrom("members").select("uid").where("household_id", "=", id).where("uid", "=", uid);
  const held = await query
    .updateTable("households")
    .set(({ ref }) => ({ seq: ref("seq") }))
    .where("id", "=", id)
    .where(({ exists }) => exists(membership.where("removed_at", "is", null)))
    .executeTakeFirst();
  return held.numUpdatedRows > 0n ? openHousehold(query, id, uid) : null;
}
