import type { ExpressionBuilder, Kysely } from "kysely";
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
 * they wrote stays with those who share it. Their devices are signed out first and nobody can let them in any more, so
 * that nothing is added meanwhile; their account goes last, so that they can ask again. Says which households changed.
 */
export async function forgetPerson(database: Database, uid: string, now: number): Promise<string[]> {
  await database.write(async (query) => {
    await noteErasure(query, { at: now, uid });
    await endSessions(query, uid);
    await forgetAtDoors(query, uid);
  });
  const changed: string[] = [];
  for (;;) {
    const next = await database.write((query) => forgetNext(query, uid, now));
    if (next === null) return changed;
    changed.push(next);
  }
}

/** In the household whose turn it is. Where none is left, the account goes, in the transaction that saw so. */
async function forgetNext(query: Kysely<Tables>, uid: string, now: number): Promise<string | null> {
  const theirs = query.selectFrom("members").select("household_id").where("uid", "=", uid);
  const next = await theirs.executeTakeFirst();
  if (next) await forgetIn(query, next.household_id, uid, now);
  else await eraseAccount(query, uid);
  return next?.household_id ?? null;
}

/** Also in a household they were removed from before: their name is in its log. */
export async function forgetIn(query: Kysely<Tables>, householdId: string, uid: string, now: number): Promise<void> {
  const household = await holdHousehold(query, householdId, uid);
  if (household) {
    const [heir] = (await presentMembers(query, householdId)).filter((member) => member.uid !== uid);
    if (!heir) return eraseHousehold(query, householdId, now);
    if (household.role === "owner") await passOwnership(query, householdId, uid, heir.uid);
  }
  for (const table of ["documents", "changes"] as const) {
    const written = query.updateTable(table).set({ uid: nobody }).where("household_id", "=", householdId);
    await written.where("uid", "=", uid).execute();
  }
  const invitations = query.deleteFrom("invitations").where("household_id", "=", householdId);
  await invitations.where("invited_by", "=", uid).execute();
  const memberships = query.deleteFrom("members").where("household_id", "=", householdId);
  await memberships.where("uid", "=", uid).execute();
}

/** They may wait at the door of a household, have gone in by it, or only have been written to. */
export async function forgetAtDoors(query: Kysely<Tables>, uid: string): Promise<void> {
  const person = await query.selectFrom("people").select("email").where("id", "=", uid).executeTakeFirst();
  const isTheirs = ({ or, eb, fn }: ExpressionBuilder<Tables, "invitations">) =>
    or([eb("taken_by", "=", uid), ...(person ? [eb(fn<string>("lower", ["contact"]), "=", person.email)] : [])]);
  const undecided = query.updateTable("invitations").where("state", "in", ["open", "waiting"]);
  await undecided.set({ state: "declined" }).where(isTheirs).execute();
  await query.updateTable("invitations").set({ taken_by: null, contact: null }).where(isTheirs).execute();
}
