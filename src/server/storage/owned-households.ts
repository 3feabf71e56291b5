import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** More than any family needs, and too few to fill a server with. */
export const mostOwned = 20;

/** Holds the person's own memberships first, so that of two households begun at once the second sees the first. */
export async function ownsTooMany(query: Kysely<Tables>, uid: string, most = mostOwned): Promise<boolean> {
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
