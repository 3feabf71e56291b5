import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { ErasureRow, Tables } from "./tables.ts";

/** A household that was deleted, a person who was removed from one, or a person who was erased. Ids and a time, no more. */
export interface Erasure {
  id: string;
  at: number;
  householdId: string | null;
  uid: string | null;
}

export const erasureOf = ({ id, at, household_id, uid }: ErasureRow): Erasure => ({
  ...{ id, at, householdId: household_id, uid },
});

export const erasureRow = ({ id, at, householdId, uid }: Erasure, copied: 0 | 1): ErasureRow => ({
  ...{ id, at, household_id: householdId, uid, copied },
});

/** Whether this person's account was erased on purpose, as far as the database knows. */
export async function isErased(query: Kysely<Tables>, uid: string): Promise<boolean> {
  const found = query.selectFrom("erasures").select("id").where("uid", "=", uid).where("household_id", "is", null);
  return (await found.limit(1).executeTakeFirst()) !== undefined;
}

/** Notes what must stay gone, in the transaction that erases it. */
export async function noteErasure(
  query: Kysely<Tables>,
  { at, householdId, uid }: { at: number; householdId?: string; uid?: string },
): Promise<void> {
  await query
    .insertInto("erasures")
    .values(erasureRow({ id: randomUUID(), at, householdId: householdId ?? null, uid: uid ?? null }, 0))
    .execute();
}
