import type { Kysely } from "kysely";
import type { Database } from "./database.ts";
import { endSessions, eraseAccount } from "./erase-account.ts";
import { noteErasure } from "./erasures.ts";
import { holdHousehold } from "./household-access.ts";
import { eraseHousehold } from "./households.ts";
import { passOwnership, presentMembers } from "./members.ts";
import type { Tables } from "./tables.ts";

/** Who wrote it is no longer known. */
const nobody = "erased";

/**
 * Forgets who someone was, household by household so that nobody waits long; if it ends half-way it can be run again. What
 * they wrote stays with those who share it. Their devices are signed out first, so that none writes meanwhile, and their
 * account goes last, so that they can ask again. Says which households changed.
 */
export async function forgetPerson(database: Database, uid: string, now: number): Promise<string[]> {
  await database.write(async (query) => {
    await noteErasure(query, { at: now, uid });
    await endSessions(query, uid);
  });
  const changed: string[] = [];
  for (;;) {
    const next = await database.query
      .selectFrom("members")
      .select("household_id")
      .where("uid", "=", uid)
      .executeTakeFirst();
    if (!next) break;
    await database.write((query) => forgetIn(query, next.household_id, uid, now));
    changed.push(next.household_id);
  }
  await database.write(async (query) => {
    await forgetWaiting(query, uid);
    await eraseAccount(query, uid);
  });
  return changed;
}

/** Also in a household they were removed from before: their name is in its log. */
export async function forgetIn(query: Kysely<Tables>, householdId: string, uid: string, now: number): Promise<void> {
  const household = await holdHousehold(query, householdId, uid);
  if (household) {
    const [heir] = (await presentMembers(query, householdId)).filter((member) => member.uid !== uid);
    if (!heir) return eraseHousehold(query, householdId, now);
    if (household.role === "owner") await passOwnership(query, householdId, uid, heir.uid);
  }
  const changes = query.updateTable("changes").set({ uid: nobody }).where("household_id", "=", householdId);
  await changes.where("uid", "=", uid).execute();
  const invitations = query.deleteFrom("invitations").where("household_id", "=", householdId);
  await invitations.where("invited_by", "=", uid).execute();
  const memberships = query.deleteFrom("members").where("household_id", "=", householdId);
  await memberships.where("uid", "=", uid).execute();
}

/** They may wait at the door of a household that they never were in. */
export async function forgetWaiting(query: Kysely<Tables>, uid: string): Promise<void> {
  const forgotten = { state: "declined", taken_by: null, contact: null } as const;
  await query.updateTable("invitations").set(forgotten).where("taken_by", "=", uid).execute();
}
