import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { type MoneyDate, nextReminder } from "#domain/money-date/money-date.ts";
import type { ReminderChoice } from "#sync/reminder-api.ts";
import type { ReminderRow, Tables } from "../storage/tables.ts";
import { hashOf, type ReminderSecrets } from "./reminder-sender.ts";

type Query = Kysely<Tables>;

export const dateOf = ({ weekday, minute, time_zone: timeZone }: ReminderRow): MoneyDate => ({
  weekday,
  minute,
  timeZone,
});

export const reminderOf = (query: Query, uid: string): Promise<ReminderRow | undefined> =>
  query.selectFrom("reminders").selectAll().where("uid", "=", uid).executeTakeFirst();

interface Choosing {
  uid: string;
  choice: ReminderChoice;
  secrets: ReminderSecrets;
  now: number;
}

/** Keeps what someone chose. A week that was mailed is not mailed again, whatever they choose now. */
export async function choose(query: Query, { uid, choice, secrets, now }: Choosing): Promise<void> {
  const { weekday, minute, timeZone } = choice.date;
  const chosen = { weekday, minute, time_zone: timeZone, lead: choice.mail };
  const held = await hold(query, {
    uid,
    ...chosen,
    ...nothingYet,
    changed_at: now,
    stop_hash: hashOf(secrets.stop(uid)),
  });
  const isSame = (Object.keys(chosen) as (keyof typeof chosen)[]).every((name) => held[name] === chosen[name]);
  // Whoever chooses the same again while their mail is due still gets it.
  if (isSame && held.since > 0) return;
  const next = choice.mail === null ? null : nextReminder(choice.date, choice.mail, now, held.sent_week);
  const planned = { since: now, next_week: next?.week ?? null, next_at: next?.at ?? null };
  const theirs = query.updateTable("reminders").where("uid", "=", uid);
  await theirs.set({ ...chosen, ...planned }).execute();
}

const nothingYet = { since: 0, sent_week: null, next_week: null, next_at: null, feed_nonce: null, feed_hash: null };

/** Writing the row first holds it, so that no mail is sent between looking and choosing. */
const hold = (query: Query, row: ReminderRow): Promise<ReminderRow> =>
  query
    .insertInto("reminders")
    .values(row)
    .onConflict((found) => found.column("uid").doUpdateSet({ changed_at: row.changed_at }))
    .returningAll()
    .executeTakeFirstOrThrow();

/** Gives someone's calendar an address, in place of the one before. Nothing where they have not chosen yet. */
export async function makeFeed(query: Query, uid: string, secrets: ReminderSecrets, now: number): Promise<boolean> {
  const nonce = randomBytes(16).toString("base64url");
  const feed = { feed_nonce: nonce, feed_hash: hashOf(secrets.feed(uid, nonce)), changed_at: now };
  const theirs = query.updateTable("reminders").set(feed).where("uid", "=", uid);
  return (await theirs.executeTakeFirstOrThrow()).numUpdatedRows === 1n;
}

export async function dropFeed(query: Query, uid: string, now: number): Promise<void> {
  const gone = { feed_nonce: null, feed_hash: null, changed_at: now };
  await query.updateTable("reminders").set(gone).where("uid", "=", uid).execute();
}

/** Whether the secret was anyone's. Their mails are off then, as they may have been before. */
export async function stopMails(query: Query, secret: string, now: number): Promise<boolean> {
  const off = { lead: null, next_week: null, next_at: null, changed_at: now };
  const theirs = query.updateTable("reminders").set(off).where("stop_hash", "=", hashOf(secret));
  return (await theirs.executeTakeFirstOrThrow()).numUpdatedRows === 1n;
}

export const reminderOfFeed = (query: Query, secret: string): Promise<ReminderRow | undefined> =>
  query.selectFrom("reminders").selectAll().where("feed_hash", "=", hashOf(secret)).executeTakeFirst();
