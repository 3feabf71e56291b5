import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { err, ok, type Result } from "#domain/result.ts";
import { holdHousehold } from "./household-access.ts";
import type { Tables } from "./tables.ts";

export type DeleteRefusal = "not-a-member" | "not-the-owner";

export async function createHousehold(query: Kysely<Tables>, uid: string, now: number): Promise<string> {
  const id = randomUUID();
  const household = { id, epoch: randomUUID(), seq: 0, created_at: now, record_count: 0 };
  await query.insertInto("households").values(household).execute();
  const owner = { household_id: id, uid, role: "owner" as const, joined_at: now, removed_at: null };
  await query.insertInto("members").values(owner).execute();
  return id;
}

export async function deleteHousehold(
  query: Kysely<Tables>,
  householdId: string,
  by: string,
): Promise<Result<null, DeleteRefusal>> {
  const household = await holdHousehold(query, householdId, by);
  if (!household) return err("not-a-member");
  if (household.role !== "owner") return err("not-the-owner");
  for (const table of ["changes", "documents", "members"] as const)
    await query.deleteFrom(table).where("household_id", "=", householdId).execute();
  await query.deleteFrom("households").where("id", "=", householdId).execute();
  return ok(null);
}

/** After a restore: every device of every household starts over. One name does for all, since each compares only its own. */
export async function newEpoch(query: Kysely<Tables>): Promise<string> {
  const epoch = randomUUID();
  await query.updateTable("households").set({ epoch }).execute();
  return epoch;
}
