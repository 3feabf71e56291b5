import { createHash, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Invitation } from "#sync/household-api.ts";
import type { InvitationRow, Tables } from "./tables.ts";

export const newSecret = (): string => randomBytes(32).toString("base64url");

/** The secret has 256 random bits: a plain hash is enough, and lets it be found by its key. */
export const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

const ids = /^[0-9a-f-]{36}$/;

/** One of a household, if its id is one of ours. */
export async function invitationIn(query: Kysely<Tables>, householdId: string, id: string) {
  if (!ids.test(id)) return undefined;
  const rows = query.selectFrom("invitations").selectAll().where("household_id", "=", householdId);
  return rows.where("id", "=", id).executeTakeFirst();
}

export const invitationBySecret = (query: Kysely<Tables>, secret: string): Promise<InvitationRow | undefined> =>
  query.selectFrom("invitations").selectAll().where("secret_hash", "=", hashOf(secret)).executeTakeFirst();

/** Nothing happens when one expires, so its row does not say so. */
export function stateOf({ state, expires_at }: InvitationRow, now: number): Invitation["state"] {
  const isUndecided = state === "open" || state === "waiting";
  return isUndecided && now >= expires_at ? "expired" : state;
}

export const invitationOf = (row: InvitationRow, now: number): Invitation => ({
  id: row.id,
  by: row.by,
  contact: row.contact,
  state: stateOf(row, now),
  invitedBy: row.invited_by,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
});

/**
 * Ends one. Who took it is forgotten unless they joined, and then until they are erased; where one was mailed to is the
 * household's own knowledge.
 */
export async function settle(
  query: Kysely<Tables>,
  { household_id, id, by, contact, taken_by }: InvitationRow,
  state: "joined" | "declined" | "revoked",
): Promise<void> {
  const isJoined = state === "joined";
  await query
    .updateTable("invitations")
    .set({ state, taken_by: isJoined ? taken_by : null, contact: isJoined || by === "mail" ? contact : null })
    .where("household_id", "=", household_id)
    .where("id", "=", id)
    .execute();
}

/** Whoever leaves takes their undecided invitations with them. */
export async function revokeInvitationsBy(query: Kysely<Tables>, householdId: string, uid: string): Promise<void> {
  const undecided = await query
    .selectFrom("invitations")
    .selectAll()
    .where("household_id", "=", householdId)
    .where("invited_by", "=", uid)
    .where("state", "in", ["open", "waiting"])
    .execute();
  for (const row of undecided) await settle(query, row, "revoked");
}

/** After a restore: what was handed out before may be in the wrong hands by now. */
export async function revokeAllInvitations(query: Kysely<Tables>): Promise<void> {
  const undecided = await query
    .selectFrom("invitations")
    .selectAll()
    .where("state", "in", ["open", "waiting"])
    .execute();
  for (const row of undecided) await settle(query, row, "revoked");
}
