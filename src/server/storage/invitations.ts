import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { err, ok, type Result } from "#domain/result.ts";
import type { Invitation, InvitationGlance, InvitationTaken, NewInvitation } from "#sync/household-api.ts";
import type { AnyRecord } from "#sync/record.ts";
import { lockHousehold, type OpenHousehold, openHousehold } from "./household-access.ts";
import { close, hashOf, invitationBySecret, invitationIn, invitationOf, stateOf } from "./invitation-rows.ts";
import { type AddRefusal, addMember, currentMembers } from "./members.ts";
import type { InvitationRow, Tables } from "./tables.ts";

export type TakeRefusal =
  | "no-such-invitation"
  | "invitation-over"
  | "own-invitation"
  | "private-space"
  | "already-a-member"
  | "too-many-members";

/** Who takes an invitation, and the contact that identifies them to the inviter. */
export interface Taking {
  secret: string;
  uid: string;
  contact: string;
  now: number;
  maxMembers: number;
}

/** Does not use the invitation up. The names are shown only while it is still valid. */
export async function look(
  query: Kysely<Tables>,
  secret: string,
  now: number,
): Promise<Result<InvitationGlance, "no-such-invitation">> {
  const row = await invitationBySecret(query, secret);
  if (!row) return err("no-such-invitation");
  const state = stateOf(row, now);
  const isValid = state === "open" || state === "waiting";
  const householdName = isValid ? await nameOf(query, row.household_id) : null;
  const inviterName = isValid ? await nameOf(query, row.household_id, row.invited_by) : null;
  return ok({ state, by: row.by, householdName, inviterName, expiresAt: row.expires_at });
}

/** The name of the household, or of the person in it with this account. */
async function nameOf(query: Kysely<Tables>, householdId: string, uid?: string): Promise<string | null> {
  const records = query.selectFrom("documents").select("body").where("household_id", "=", householdId);
  const live = records.where("kind", "=", uid === undefined ? "household" : "person").where("deleted", "=", 0);
  const rows = await live.orderBy("version").execute();
  const read = rows.map(({ body }) => (JSON.parse(body) as AnyRecord).fields);
  const name = read.find((fields) => fields.uid === uid)?.name;
  return typeof name === "string" && name.trim() !== "" ? name.slice(0, 80) : null;
}

/** A mailed invitation lets the person in at once; someone who takes a link waits for the inviter to confirm. */
export async function take(query: Kysely<Tables>, taking: Taking): Promise<Result<InvitationTaken, TakeRefusal>> {
  const locked = await lockInvitation(query, taking.secret);
  if (!locked) return err("no-such-invitation");
  const { row, household } = locked;
  const householdId = household.id;
  if (isWaitingFor(row, taking)) return ok({ householdId, state: "waiting" });
  const refused = await refusalOf(query, locked, taking);
  if (refused) return err(refused);
  if (row.by === "link") await markWaiting(query, row, taking);
  else await join(query, row, taking);
  return ok({ householdId, state: row.by === "link" ? "waiting" : "joined" });
}

interface LockedInvitation {
  row: InvitationRow;
  household: OpenHousehold;
}

/** Locked in the name of its inviter: once they left, the invitation is void. Read again, because the lock may have waited. */
async function lockInvitation(query: Kysely<Tables>, secret: string): Promise<LockedInvitation | null> {
  const seen = await invitationBySecret(query, secret);
  const household = seen && (await lockHousehold(query, seen.household_id, seen.invited_by));
  const row = household && (await invitationBySecret(query, secret));
  return row ? { row, household } : null;
}

/** The answer to the first request may have been lost. */
const isWaitingFor = (row: InvitationRow, { uid, now }: Taking): boolean =>
  stateOf(row, now) === "waiting" && row.taken_by === uid;

async function refusalOf(
  query: Kysely<Tables>,
  { row, household }: LockedInvitation,
  { uid, now, maxMembers }: Taking,
): Promise<TakeRefusal | null> {
  if (row.invited_by === uid) return "own-invitation";
  const members = await currentMembers(query, household.id);
  if (members.some((member) => member.uid === uid)) return "already-a-member";
  if (stateOf(row, now) !== "open") return "invitation-over";
  if (household.space === "private") return "private-space";
  return members.length >= maxMembers ? "too-many-members" : null;
}

const markWaiting = (query: Kysely<Tables>, { household_id, id }: InvitationRow, { uid, contact }: Taking) =>
  query
    .updateTable("invitations")
    .set({ state: "waiting", taken_by: uid, contact })
    .where("household_id", "=", household_id)
    .where("id", "=", id)
    .execute();

async function join(query: Kysely<Tables>, row: InvitationRow, { uid, now, maxMembers }: Taking): Promise<void> {
  const { household_id: householdId, invited_by: by } = row;
  const added = await addMember(query, { householdId, by, uid, now, maxMembers });
  // This transaction checked every refusal before; continuing would use the invitation up for nothing.
  if (!added.ok) throw new Error(`an invitation was taken but ${added.problem}`);
  await close(query, { ...row, taken_by: uid }, "joined");
}

const day = 86_400_000;
export const invitationLife = 7 * day;
export const maxOpenInvitations = 20;
/** Closed invitations are of interest for a while; then they are only somebody's address. */
const retention = 30 * day;

export type InviteRefusal = "not-a-member" | "private-space" | "too-many-invitations";
export type DecideRefusal = "not-a-member" | "not-the-inviter" | "no-such-invitation";
export type RevokeRefusal = DecideRefusal | "invitation-over";
export type DeclineRefusal = DecideRefusal | "nobody-waits";
export type ConfirmRefusal = DeclineRefusal | AddRefusal;

interface MemberRequest {
  householdId: string;
  uid: string;
  now: number;
}

interface InvitationRequest extends MemberRequest {
  id: string;
}

export async function invite(
  query: Kysely<Tables>,
  { householdId, uid, now, secret, ...wanted }: MemberRequest & { secret: string } & NewInvitation,
): Promise<Result<Invitation, InviteRefusal>> {
  const household = await lockHousehold(query, householdId, uid);
  if (!household) return err("not-a-member");
  if (household.space === "private") return err("private-space");
  await deleteOld(query, householdId, now);
  if (await hasTooMany(query, householdId, now)) return err("too-many-invitations");
  const row: InvitationRow = {
    household_id: householdId,
    id: randomUUID(),
    secret_hash: hashOf(secret),
    by: wanted.by,
    invited_by: uid,
    contact: wanted.by === "mail" ? wanted.email : null,
    taken_by: null,
    state: "open",
    created_at: now,
    expires_at: now + invitationLife,
  };
  await query.insertInto("invitations").values(row).execute();
  return ok(invitationOf(row, now));
}

const deleteOld = (query: Kysely<Tables>, householdId: string, now: number) =>
  query
    .deleteFrom("invitations")
    .where("household_id", "=", householdId)
    .where("expires_at", "<", now - retention)
    .execute();

/** Mails of the last day count even when revoked, or revoking and inviting again could mail somebody endlessly. */
async function hasTooMany(query: Kysely<Tables>, householdId: string, now: number): Promise<boolean> {
  const rows = await query.selectFrom("invitations").selectAll().where("household_id", "=", householdId).execute();
  const counted = rows.filter((row) => {
    const isRecentMail = row.by === "mail" && row.created_at > now - day;
    return isRecentMail || ["open", "waiting"].includes(stateOf(row, now));
  });
  return counted.length >= maxOpenInvitations;
}

/** Newest first. */
export async function invitationsOf(
  query: Kysely<Tables>,
  { householdId, uid, now }: MemberRequest,
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

/** Works until it is decided; revoking twice is fine. */
export async function revoke(query: Kysely<Tables>, request: InvitationRequest): Promise<Result<null, RevokeRefusal>> {
  const found = await lockForDecision(query, request);
  if (!found.ok) return found;
  if (found.value.state === "joined" || found.value.state === "declined") return err("invitation-over");
  await close(query, found.value, "revoked");
  return ok(null);
}

export async function decline(
  query: Kysely<Tables>,
  request: InvitationRequest,
): Promise<Result<null, DeclineRefusal>> {
  const found = await lockForDecision(query, request);
  if (!found.ok) return found;
  if (found.value.state !== "waiting") return err("nobody-waits");
  await close(query, found.value, "declined");
  return ok(null);
}

/** Lets the person who took the link in. */
export async function confirm(
  query: Kysely<Tables>,
  { maxMembers, ...request }: InvitationRequest & { maxMembers: number },
): Promise<Result<null, ConfirmRefusal>> {
  const found = await lockForDecision(query, request);
  if (!found.ok) return found;
  const row = found.value;
  if (stateOf(row, request.now) !== "waiting" || row.taken_by === null) return err("nobody-waits");
  const { householdId, uid: by, now } = request;
  const added = await addMember(query, { householdId, by, uid: row.taken_by, now, maxMembers });
  if (added.ok) await close(query, row, "joined");
  return added;
}

/** The inviter and the owner may decide. Locking the household serializes their decisions. */
async function lockForDecision(
  query: Kysely<Tables>,
  { householdId, uid, id }: InvitationRequest,
): Promise<Result<InvitationRow, DecideRefusal>> {
  const household = await lockHousehold(query, householdId, uid);
  if (!household) return err("not-a-member");
  const row = await invitationIn(query, householdId, id);
  if (!row) return err("no-such-invitation");
  return household.role === "owner" || row.invited_by === uid ? ok(row) : err("not-the-inviter");
}
