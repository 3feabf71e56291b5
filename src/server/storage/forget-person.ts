import type { ExpressionBuilder, Kysely } from "kysely";
import type { Database } from "./database.ts";
import { recordErasure } from "./erasures.ts";
import { lockHousehold } from "./household-access.ts";
import { eraseHousehold } from "./households.ts";
import { currentMembers, transferOwnership } from "./members.ts";
import type { Tables } from "./tables.ts";

/** Signs someone out everywhere, except from one session if it is named. */
export async function endSessions(query: Kysely<Tables>, uid: string, except?: string): Promise<void> {
  const theirs = query.deleteFrom("sessions").where("userId", "=", uid);
  await (except === undefined ? theirs : theirs.where("id", "!=", except)).execute();
}

/** Invalidates the links that were mailed to them and the flows that they began. */
export async function endVerifications(query: Kysely<Tables>, uid: string): Promise<void> {
  // The value begins with the uid; an address may follow.
  const theirs = query
    .deleteFrom("verifications")
    .where((row) => row.or([row("value", "=", uid), row("value", "like", `${uid} %`)]));
  await theirs.execute();
}

/** Deletes everything that tells who someone was and how they signed in. */
export async function eraseAccount(query: Kysely<Tables>, uid: string): Promise<void> {
  await endSessions(query, uid);
  await endVerifications(query, uid);
  // Unfinished passkeys have the owner in the middle of the value.
  await query.deleteFrom("verifications").where("value", "like", `%"id":"${uid}"%`).execute();
  // So do providers that are being linked, with the address.
  await query.deleteFrom("verifications").where("value", "like", `%"userId":"${uid}"%`).execute();
  for (const table of ["sign_ins", "passkeys", "second_factors"] as const)
    await query.deleteFrom(table).where("userId", "=", uid).execute();
  await query.deleteFrom("account_events").where("uid", "=", uid).execute();
  await query.deleteFrom("reminders").where("uid", "=", uid).execute();
  await query.deleteFrom("people").where("id", "=", uid).execute();
}

/** Replaces the author of erased people's writes. */
const erasedAuthor = "erased";

/**
 * Erases a person, household by household so that nobody waits long; if it fails half-way it can be run again. What they
 * wrote stays with the other members. Their devices are signed out and their invitations closed first, so that nothing is
 * added meanwhile; their account goes last, so that they can request it again. Returns the ids of the changed households.
 */
export async function forgetPerson(database: Database, uid: string, now: number): Promise<string[]> {
  await database.write(async (query) => {
    await recordErasure(query, { at: now, uid });
    await endSessions(query, uid);
    await forgetInInvitations(query, uid);
  });
  const changed: string[] = [];
  for (;;) {
    const next = await database.write((query) => forgetNext(query, uid, now));
    if (next === null) return changed;
    changed.push(next);
  }
}

/** Forgets them in one household. If none is left, erases the account in the same transaction. */
async function forgetNext(query: Kysely<Tables>, uid: string, now: number): Promise<string | null> {
  const theirs = query.selectFrom("members").select("household_id").where("uid", "=", uid);
  const next = await theirs.executeTakeFirst();
  if (next) await forgetIn(query, next.household_id, uid, now);
  else await eraseAccount(query, uid);
  return next?.household_id ?? null;
}

/** Also for a household that they were removed from earlier: their uid is in its log. */
export async function forgetIn(query: Kysely<Tables>, householdId: string, uid: string, now: number): Promise<void> {
  const household = await lockHousehold(query, householdId, uid);
  if (household) {
    const [heir] = (await currentMembers(query, householdId)).filter((member) => member.uid !== uid);
    if (!heir) return eraseHousehold(query, householdId, now);
    if (household.role === "owner") await transferOwnership(query, householdId, uid, heir.uid);
  }
  for (const table of ["documents", "changes"] as const) {
    const written = query.updateTable(table).set({ uid: erasedAuthor }).where("household_id", "=", householdId);
    await written.where("uid", "=", uid).execute();
  }
  const invitations = query.deleteFrom("invitations").where("household_id", "=", householdId);
  await invitations.where("invited_by", "=", uid).execute();
  const memberships = query.deleteFrom("members").where("household_id", "=", householdId);
  await memberships.where("uid", "=", uid).execute();
}

/** Clears them from invitations that they took, joined by, or were only mailed. */
export async function forgetInInvitations(query: Kysely<Tables>, uid: string): Promise<void> {
  const person = await query.selectFrom("people").select("email").where("id", "=", uid).executeTakeFirst();
  const isTheirs = ({ or, eb, fn }: ExpressionBuilder<Tables, "invitations">) =>
    or([eb("taken_by", "=", uid), ...(person ? [eb(fn<string>("lower", ["contact"]), "=", person.email)] : [])]);
  const undecided = query.updateTable("invitations").where("state", "in", ["open", "waiting"]);
  await undecided.set({ state: "declined" }).where(isTheirs).execute();
  await query.updateTable("invitations").set({ taken_by: null, contact: null }).where(isTheirs).execute();
}
