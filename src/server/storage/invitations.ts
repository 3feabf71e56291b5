import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { err, ok, type Result } from "#domain/result.ts";
import type { Invitation, NewInvitation } from "#sync/household-api.ts";
import { holdHousehold, openHousehold } from "./household-access.ts";
import { hashOf, invitationIn, invitationOf, settle, stateOf } from "./invitation-rows.ts";
import { type AddRefusal, addMember } from "./members.ts";
import type { InvitationRow, Tables } from "./tables.ts";

const day = 86_400_000;
export const invitationLife = 7 * day;
export const mostOpen = 20;
/** What is over is of interest for a while, and then only somebody's address. */
const remembered = 30 * day;

export type InviteRefusal = "not-a-member" | "private-space" | "too-many-invitations";
export type DecideRefusal = "not-a-member" | "not-the-inviter" | "no-such-invitation";
export type RevokeRefusal = DecideRefusal | "invitation-over";
export type DeclineRefusal = DecideRefusal | "nobody-waits";
export type ConfirmRefusal = DeclineRefusal | AddRefusal;

interface Asked {
  householdId: string;
  uid: string;
  now: number;
}

export interface InvitationAsked extends Asked {
  id: string;
}

export async function invite(
  query: Kysely<Tables>,
  { householdId, uid, now, secret, ...wanted }: Asked & { secret: string } & NewInvitation,
): Promise<Result<Invitation, InviteRefusal>> {
  const household = await holdHousehold(query, householdId, uid);
  if (!household) return err("not-a-member");
  if (household.space === "private") return err("private-space");
  await forgetOld(query, householdId, now);
  if (await hasTooMany(query, householdId, now)) return err("too-many-invitations");
  const row: InvitationRow = {
    ...{ household_id: householdId, id: randomUUID(), secret_hash: hashOf(secret), by: wanted.by, invited_by: uid },
    ...{ contact: wanted.by === "mail" ? wanted.email : null, taken_by: null, state: "open" },
    ...{ created_at: now, expires_at: now + invitationLife },
  };
  await query.insertInto("invitations").values(row).execute();
  return ok(invitationOf(row, now));
}

const forgetOld = (query: Kysely<Tables>, householdId: string, now: number) =>
  query
    .deleteFrom("invitations")
    .where("household_id", "=", householdId)
    .where("expires_at", "<", now - remembered)
    .execute();

/** Mails of the last day count even when revoked, or revoking and inviting again would mail somebody without end. */
async function hasTooMany(query: Kysely<Tables>, householdId: string, now: number): Promise<boolean> {
  const rows = await query.selectFrom("invitations").selectAll().where("household_id", "=", householdId).execute();
  const counted = rows.filter((row) => {
    const isRecentMail = row.by === "mail" && row.created_at > now - day;
    return isRecentMail || ["open", "waiting"].includes(stateOf(row, now));
  });
  return counted.length >= mostOpen;
}

/** Newest first. */
export async function invitationsOf(
  query: Kysely<Tables>,
  { householdId, uid, now }: Asked,
): Promise<Result<Invitation[], "not-a-member">> {
  if (!(await openHousehold(query, householdId, uid))) return err("not-a-member");
  const rows = await query
    .selectFrom("invitations")
    .selectAll()
    .where("household_id", "=", householdId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  return ok(rows.map((row) => invitationOf(row, now)));
}

/** One that nobody has decided on yet, or that is revoked already. */
export async function revoke(query: Kysely<Tables>, asked: InvitationAsked): Promise<Result<null, RevokeRefusal>> {
  const found = await toDecide(query, asked);
  if (!found.ok) return found;
  if (found.value.state === "joined" || found.value.state === "declined") return err("invitation-over");
  await settle(query, found.value, "revoked");
  return ok(null);
}

export async function decline(query: Kysely<Tables>, asked: InvitationAsked): Promise<Result<null, DeclineRefusal>> {
  const found = await toDecide(query, asked);
  if (!found.ok) return found;
  if (found.value.state !== "waiting") return err("nobody-waits");
  await settle(query, found.value, "declined");
  return ok(null);
}

/** Lets in whoever took the link. */
export async function confirm(
  query: Kysely<Tables>,
  { most, ...asked }: InvitationAsked & { most: number },
): Promise<Result<null, ConfirmRefusal>> {
  const found = await toDecide(query, asked);
  if (!found.ok) return found;
  const row = found.value;
  if (stateOf(row, asked.now) !== "waiting" || row.taken_by === null) return err("nobody-waits");
  const { householdId, uid: by, now } = asked;
  const added = await addMember(query, { householdId, by, uid: row.taken_by, now, most });
  if (added.ok) await settle(query, row, "joined");
  return added;
}

/** The inviter decides, and the owner. Holding the household first puts all who decide in a row. */
async function toDecide(
  query: Kysely<Tables>,
  { householdId, uid, id }: InvitationAsked,
): Promise<Result<InvitationRow, DecideRefusal>> {
  const household = await holdHousehold(query, householdId, uid);
  if (!household) return err("not-a-member");
  const row = await invitationIn(query, householdId, id);
  if (!row) return err("no-such-invitation");
  return household.role === "owner" || row.invited_by === uid ? ok(row) : err("not-the-inviter");
}
