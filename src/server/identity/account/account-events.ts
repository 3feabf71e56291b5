import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { AccountEvent } from "#sync/account-api.ts";
import { purgeAttempts } from "../../limits/attempts.ts";
import { day } from "../../limits/limits.ts";
import type { Tables } from "../../storage/tables.ts";

/** Thirteen months, as the log of changes. */
const keptFor = 396 * day;
const shown = 200;

interface NewEvent {
  uid: string;
  what: AccountEvent["what"];
  device: string;
  now: number;
}

/** Notes what happened to an account, for its owner to read. Rare enough to clear away what is old in the same breath. */
export async function noteEvent(query: Kysely<Tables>, { uid, what, device, now }: NewEvent): Promise<void> {
  await query.insertInto("account_events").values({ id: randomUUID(), uid, at: now, what, device }).execute();
  await purge(query, now);
}

async function purge(query: Kysely<Tables>, now: number): Promise<void> {
  const isOver = new Date(now).toISOString();
  await query
    .deleteFrom("account_events")
    .where("at", "<", now - keptFor)
    .execute();
  await query.deleteFrom("sessions").where("expiresAt", "<", isOver).execute();
  await query.deleteFrom("verifications").where("expiresAt", "<", isOver).execute();
  await purgeAttempts(query, now - day);
}

/** Newest first. */
export async function eventsOf(query: Kysely<Tables>, uid: string): Promise<AccountEvent[]> {
  const theirs = query.selectFrom("account_events").selectAll().where("uid", "=", uid);
  const rows = await theirs.orderBy("at", "desc").orderBy("id").limit(shown).execute();
  return rows.map(({ what, at, device }) => ({ what: what as AccountEvent["what"], at, device }));
}

/** Whether someone has signed in from such a device before. */
export async function isKnownDevice(query: Kysely<Tables>, uid: string, device: string): Promise<boolean> {
  const signIns = query.selectFrom("account_events").select("id").where("what", "in", ["signed-up", "signed-in"]);
  const theirs = signIns.where("uid", "=", uid).where("device", "=", device);
  return (await theirs.executeTakeFirst()) !== undefined;
}
