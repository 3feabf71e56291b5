import { createHash, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Invitation } from "#sync/household-api.ts";
import type { InvitationRow, Tables } from "./tables.ts";

export const newSecret = (): string => randomBytes(32).toString("base64url");

/** The secret has 256 random bits: a plain hash is enough, and it can be looked up by that. */
export const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

const idForm = /^[0-9a-f-]{36}$/;

/** An invitation of a household by its id. */
export async function invitationIn(query: Kysely<Tables>, householdId: string, id: string) {
  if (!idForm.test(id)) return undefined;
  const rows = query.selectFrom("invitations").selectAll().where("household_id", "=", householdId);
  return rows.where("id", "=", id).executeTakeFirst();
}

export const invitationBySecret = (query: Kysely<Tables>, secret: string): Promise<InvitationRow | undefined> =>
  query.selectFrom("invitations").selectAll().where("secret_hash", "=", hashOf(secret)).executeTakeFirst();

/** Nothing runs when an invitation expires, so its row does not tell. */
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
 * Closes an invitation. Forgets who took it unless they joined; the address of a mailed one stays, because the household
 * entered it.
 */
export async function close(
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

/** Someone who leaves takes their undecided invitations with them. */
export async function revokeInvitationsBy(query: Kysely<Tables>, householdId: string, uid: string): Promise<void> {
  const undecided = await query
    .selectFrom("invitations")
    .selectAll()
    .where("household_id", "=", householdId)
    .where("invited_by", "=", uid)
    .where("state", "in", ["open", "waiting"])
    .execute();
  for (const row of undecided) await close(query, row, "revoked");
}

/** After a restore: an earlier secret may be in the wrong hands by now. */
export async function revokeAllInvitations(query: Kysely<Tables>): Promise<void> {
  const undecided = await query
    .selectFrom("invitations")
    .selectAll()
    .where("state", "in", ["open", "waiting"])
    .execute();
  for (const row of undecided) await close(query, row, "revoked");
}
