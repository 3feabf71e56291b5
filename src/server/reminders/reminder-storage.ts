import { createHash, createHmac, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { type MoneyDate, nextReminder } from "#domain/money-date/money-date.ts";
import type { ReminderChoice } from "#sync/reminder-api.ts";
import type { ReminderRow, Tables } from "../storage/tables.ts";

type Query = Kysely<Tables>;

export const dateOf = ({ weekday, minute, time_zone: timeZone }: ReminderRow): MoneyDate => ({
  weekday,
  minute,
  timeZone,
});

export const reminderOf = (query: Query, uid: string): Promise<ReminderRow | undefined> =>
  query.selectFrom("reminders").selectAll().where("uid", "=", uid).executeTakeFirst();

interface Choice {
  uid: string;
  choice: ReminderChoice;
  secrets: ReminderSecrets;
  now: number;
}

/** Stores the settings. A week that was mailed is not mailed again, whatever the new settings are. */
export async function choose(query: Query, { uid, choice, secrets, now }: Choice): Promise<void> {
  const { weekday, minute, timeZone } = choice.date;
  const chosen = { weekday, minute, time_zone: timeZone, lead: choice.mail };
  const stored = await lock(query, {
    uid,
    ...chosen,
    ...nothingYet,
    changed_at: now,
    stop_hash: hashOf(secrets.stop(uid)),
  });
  const isSame = (Object.keys(chosen) as (keyof typeof chosen)[]).every((name) => stored[name] === chosen[name]);
  // Choosing the same again while a mail is due must not cancel it.
  if (isSame && stored.since > 0) return;
  const next = choice.mail === null ? null : nextReminder(choice.date, choice.mail, now, stored.sent_week);
  const planned = { since: now, next_week: next?.week ?? null, next_at: next?.at ?? null };
  const theirs = query.updateTable("reminders").where("uid", "=", uid);
  await theirs.set({ ...chosen, ...planned }).execute();
}

const nothingYet = { since: 0, sent_week: null, next_week: null, next_at: null, feed_nonce: null, feed_hash: null };

/** The upsert locks the row, so that no mail is sent between reading and updating it. */
const lock = (query: Query, row: ReminderRow): Promise<ReminderRow> =>
  query
    .insertInto("reminders")
    .values(row)
    .onConflict((found) => found.column("uid").doUpdateSet({ changed_at: row.changed_at }))
    .returningAll()
    .executeTakeFirstOrThrow();

/** Creates a new calendar address, replacing the previous one. Returns false without reminder settings. */
export async function createFeed(query: Query, uid: string, secrets: ReminderSecrets, now: number): Promise<boolean> {
  const nonce = randomBytes(16).toString("base64url");
  const feed = { feed_nonce: nonce, feed_hash: hashOf(secrets.feed(uid, nonce)), changed_at: now };
  const theirs = query.updateTable("reminders").set(feed).where("uid", "=", uid);
  return (await theirs.executeTakeFirstOrThrow()).numUpdatedRows === 1n;
}

export async function dropFeed(query: Query, uid: string, now: number): Promise<void> {
  const gone = { feed_nonce: null, feed_hash: null, changed_at: now };
  await query.updateTable("reminders").set(gone).where("uid", "=", uid).execute();
}

/** Switches mails off by the secret. Returns whether the secret is valid, even if the mails were off already. */
export async function stopMails(query: Query, secret: string, now: number): Promise<boolean> {
  const off = { lead: null, next_week: null, next_at: null, changed_at: now };
  const theirs = query.updateTable("reminders").set(off).where("stop_hash", "=", hashOf(secret));
  return (await theirs.executeTakeFirstOrThrow()).numUpdatedRows === 1n;
}

export const reminderOfFeed = (query: Query, secret: string): Promise<ReminderRow | undefined> =>
  query.selectFrom("reminders").selectAll().where("feed_hash", "=", hashOf(secret)).executeTakeFirst();

/**
 * The secrets in mails and calendar addresses. They are derived from the site's secret on demand, because each weekly mail
 * and every device must show them again, while the database stores only hashes.
 */
export interface ReminderSecrets {
  /** Switches someone's mails off, and nothing else. The same in every mail, so that old mails still work. */
  stop(uid: string): string;
  /** Opens someone's calendar. A new nonce replaces it. */
  feed(uid: string, nonce: string): string;
}

export function reminderSecrets(siteSecret: string): ReminderSecrets {
  const derive = (what: string) => createHmac("sha256", siteSecret).update(what).digest("base64url");
  return {
    stop: (uid) => derive(`stop-reminders:${uid}`),
    feed: (uid, nonce) => derive(`calendar:${nonce}:${uid}`),
  };
}

export const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("base64url");
