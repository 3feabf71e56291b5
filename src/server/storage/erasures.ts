import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { ErasureRow, Tables } from "./tables.ts";

/** A deleted household, a person removed from one, or an erased person: ids and a time, nothing else. */
export interface Erasure {
  id: string;
  at: number;
  householdId: string | null;
  uid: string | null;
}

export const erasureOf = ({ id, at, household_id, uid }: ErasureRow): Erasure => ({
  id,
  at,
  householdId: household_id,
  uid,
});

export const erasureRow = ({ id, at, householdId, uid }: Erasure, copied: 0 | 1): ErasureRow => ({
  id,
  at,
  household_id: householdId,
  uid,
  copied,
});

/** Records an erasure in the transaction that erases, so that a restored backup can repeat it. */
export async function recordErasure(
  query: Kysely<Tables>,
  { at, householdId, uid }: { at: number; householdId?: string; uid?: string },
): Promise<void> {
  await query
    .insertInto("erasures")
    .values(erasureRow({ id: randomUUID(), at, householdId: householdId ?? null, uid: uid ?? null }, 0))
    .execute();
}
