import type { Kysely } from "kysely";
import { err, ok, type Result } from "#domain/result.ts";
import type { InvitationGlance, InvitationTaken } from "#sync/household-api.ts";
import { holdHousehold, type OpenHousehold } from "./household-access.ts";
import { invitationBySecret, settle, stateOf } from "./invitation-rows.ts";
import { addMember, presentMembers } from "./members.ts";
import type { InvitationRow, Tables } from "./tables.ts";

export type TakeRefusal =
  | "no-such-invitation"
  | "invitation-over"
  | "own-invitation"
  | "private-space"
  | "already-a-member"
  | "too-many-members";

/** Whoever takes an invitation, and how they are known. */
export interface Taking {
  secret: string;
  uid: string;
  contact: string;
  now: number;
  most: number;
}

/** Consumes nothing. The names are told while the invitation still leads somewhere. */
export async function look(
  query: Kysely<Tables>,
  secret: string,
  now: number,
): Promise<Result<InvitationGlance, "no-such-invitation">> {
  const row = await invitationBySecret(query, secret);
  if (!row) return err("no-such-invitation");
  const state = stateOf(row, now);
  const leads = state === "open" || state === "waiting";
  const householdName = leads ? await nameOf(query, row.household_id) : null;
  const inviterName = leads ? await nameOf(query, row.household_id, row.invited_by) : null;
  return ok({ state, by: row.by, householdName, inviterName, expiresAt: row.expires_at });
}

/** What the household is called, or whoever in it has this account. */
async function nameOf(query: Kysely<Tables>, householdId: string, uid?: string): Promise<string | null> {
  const records = query.selectFrom("documents").select("body").where("household_id", "=", householdId);
  const live = records.where("kind", "=", uid === undefined ? "household" : "person").where("deleted", "=", 0);
  const rows = await live.orderBy("version").execute();
  const read = rows.map(({ body }) => JSON.parse(body) as { name?: unknown; uid?: unknown });
  const name = read.find((record) => record.uid === uid)?.name;
  return typeof name === "string" && name.trim() !== "" ? name.slice(0, 80) : null;
}

/** A mailed one lets in at once; whoever takes a link waits for the inviter's word. */
export async function take(query: Kysely<Tables>, taking: Taking): Promise<Result<InvitationTaken, TakeRefusal>> {
  const held = await holdInvitation(query, taking.secret);
  if (!held) return err("no-such-invitation");
  const { row, household } = held;
  const householdId = household.id;
  if (isWaitingFor(row, taking)) return ok({ householdId, state: "waiting" });
  const refused = await refusalOf(query, held, taking);
  if (refused) return err(refused);
  if (row.by === "link") await keepWaiting(query, row, taking);
  else await join(query, row, taking);
  return ok({ householdId, state: row.by === "link" ? "waiting" : "joined" });
}

interface Held {
  row: InvitationRow;
  household: OpenHousehold;
}

/** Held as its inviter would hold it: without them in the household it leads nowhere. Read again, as it was before the wait. */
async function holdInvitation(query: Kysely<Tables>, secret: string): Promise<Held | null> {
  const seen = await invitationBySecret(query, secret);
  const household = seen && (await holdHousehold(query, seen.household_id, seen.invited_by));
  const row = household && (await invitationBySecret(query, secret));
  return row ? { row, household } : null;
}

/** The answer to their first request may have been lost. */
const isWaitingFor = (row: InvitationRow, { uid, now }: Taking): boolean =>
  stateOf(row, now) === "waiting" && row.taken_by === uid;

async function refusalOf(
  query: Kysely<Tables>,
  { row, household }: Held,
  { uid, now, most }: Taking,
): Promise<TakeRefusal | null> {
  if (row.invited_by === uid) return "own-invitation";
  const members = await presentMembers(query, household.id);
  if (members.some((member) => member.uid === uid)) return "already-a-member";
  if (stateOf(row, now) !== "open") return "invitation-over";
  if (household.space === "private") return "private-space";
  return members.length >= most ? "too-many-members" : null;
}

const keepWaiting = (query: Kysely<Tables>, { household_id, id }: InvitationRow, { uid, contact }: Taking) =>
  query
    .updateTable("invitations")
    .set({ state: "waiting", taken_by: uid, contact })
    .where("household_id", "=", household_id)
    .where("id", "=", id)
    .execute();

async function join(query: Kysely<Tables>, row: InvitationRow, { uid, now, most }: Taking): Promise<void> {
  const { household_id: householdId, invited_by: by } = row;
  const added = await addMember(query, { householdId, by, uid, now, most });
  // All that could refuse it was asked in this transaction; going on would use the invitation up for nothing.
  if (!added.ok) throw new Error(`an invitation was taken but ${added.problem}`);
  await settle(query, { ...row, taken_by: uid }, "joined");
}
