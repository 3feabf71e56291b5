import type { Kysely } from "kysely";
import { eraseAccount } from "./erase-account.ts";
import type { Erasure } from "./erasures.ts";
import { forgetAtDoors, forgetIn } from "./forget-person.ts";
import { removeHousehold } from "./households.ts";
import { presentMembers } from "./members.ts";
import type { Tables } from "./tables.ts";

/** Does again, in order, what was erased since a backup was made: what is gone stays gone. */
export async function replay(query: Kysely<Tables>, erasures: readonly Erasure[]): Promise<void> {
  for (const { householdId, uid, at } of erasures.toSorted((one, other) => one.at - other.at)) {
    if (householdId && uid) await removeAgain(query, householdId, uid, at);
    else if (householdId) await removeHousehold(query, householdId);
    else if (uid) await forgetAgain(query, uid, at);
  }
  await giveOwners(query);
}

/** Someone who came back after their removal stays. */
async function removeAgain(query: Kysely<Tables>, householdId: string, uid: string, at: number): Promise<void> {
  await query
    .updateTable("members")
    .set({ removed_at: at })
    .where("household_id", "=", householdId)
    .where("uid", "=", uid)
    .where("joined_at", "<=", at)
    .where("removed_at", "is", null)
    .execute();
}

async function forgetAgain(query: Kysely<Tables>, uid: string, at: number): Promise<void> {
  const households = await query.selectFrom("members").select("household_id").where("uid", "=", uid).execute();
  for (const { household_id } of households) await forgetIn(query, household_id, uid, at);
  await forgetAtDoors(query, uid);
  await eraseAccount(query, uid);
}

/** An owner who handed over and left after the backup is gone again: whoever has been there longest follows. */
async function giveOwners(query: Kysely<Tables>): Promise<void> {
  const owned = query.selectFrom("members").select("household_id").where("role", "=", "owner");
  const ownerless = await query
    .selectFrom("members")
    .select("household_id")
    .distinct()
    .where("removed_at", "is", null)
    .where("household_id", "not in", owned.where("removed_at", "is", null))
    .execute();
  for (const { household_id } of ownerless) {
    const [heir] = await presentMembers(query, household_id);
    const members = query.updateTable("members").set({ role: "owner" }).where("household_id", "=", household_id);
    await members.where("uid", "=", heir!.uid).execute();
  }
}

/** Households that nobody may open any more: everyone in the backup left later, and who came later is not in it. */
export async function countDeserted(query: Kysely<Tables>): Promise<number> {
  const present = query.selectFrom("members").select("household_id").where("removed_at", "is", null);
  const deserted = await query
    .selectFrom("households")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("id", "not in", present)
    .executeTakeFirstOrThrow();
  return Number(deserted.count);
}
