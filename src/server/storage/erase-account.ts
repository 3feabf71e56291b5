import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** Signs someone out everywhere, but for one session if it is named. */
export async function endSessions(query: Kysely<Tables>, uid: string, except?: string): Promise<void> {
  const theirs = query.deleteFrom("sessions").where("userId", "=", uid);
  await (except === undefined ? theirs : theirs.where("id", "!=", except)).execute();
}

/** What was mailed to them, or begun by them, no longer leads anywhere. */
export async function endVerifications(query: Kysely<Tables>, uid: string): Promise<void> {
  // The value begins with whose it is; an address may follow.
  const theirs = query
    .deleteFrom("verifications")
    .where((row) => row.or([row("value", "=", uid), row("value", "like", `${uid} %`)]));
  await theirs.execute();
}

/** Everything that says who someone was and how they signed in. */
export async function eraseAccount(query: Kysely<Tables>, uid: string): Promise<void> {
  await endSessions(query, uid);
  await endVerifications(query, uid);
  // Half-made passkeys name their owner in the middle.
  await query.deleteFrom("verifications").where("value", "like", `%"id":"${uid}"%`).execute();
  // So do providers that are about to be linked, with the address.
  await query.deleteFrom("verifications").where("value", "like", `%"userId":"${uid}"%`).execute();
  for (const table of ["sign_ins", "passkeys", "second_factors"] as const)
    await query.deleteFrom(table).where("userId", "=", uid).execute();
  await query.deleteFrom("account_events").where("uid", "=", uid).execute();
  await query.deleteFrom("reminders").where("uid", "=", uid).execute();
  await query.deleteFrom("people").where("id", "=", uid).execute();
}
