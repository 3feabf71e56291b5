import { createHash, createHmac } from "node:crypto";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import { endOfMoneyDay, type MoneyDate, moneyDay, reminderStillOpen } from "#domain/money-date/money-date.ts";
import { localDay } from "#domain/money-date/wall-clock.ts";
import { addWeeks } from "#domain/time/week.ts";
import type { Mail } from "../mail/mail.ts";
import { queueMail } from "../mail/mail-queue.ts";
import { type Pause, pauseFor } from "../mail/mail-sender.ts";
import { mailText } from "../mail/mail-text.ts";
import type { Database } from "../storage/database.ts";
import type { ReminderRow, Tables } from "../storage/tables.ts";
import { dateOf } from "./reminder-storage.ts";

interface Reminding {
  to: string;
  date: MoneyDate;
  /** Of the money date, seen from now. */
  day: "today" | "tomorrow";
  publicUrl: string;
  /** Switches these mails off. */
  secret: string;
  /** When the day is over, in milliseconds. */
  until: number;
}

/** `19:00`. */
const timeOf = ({ minute }: MoneyDate): string => new Date(minute * 60_000).toISOString().slice(11, 16);

/** Says that it is time, and nothing of anyone's money: mails are read by more eyes than their owner's. */
export function reminderMail({ to, date, day, publicUrl, secret, until }: Reminding): Mail {
  const words = mailText({
    greeting: "Hello,",
    paragraphs: [
      `Your money date is ${day} at ${timeOf(date)}.`,
      "Ten minutes are enough: what came in, what to set aside, one decision. If this week does not suit you, skip it. Nothing is lost.",
    ],
    action: { label: "Open the money date", url: `${publicUrl}/MyDashboard/money-date` },
    closing: "You asked for this mail on your account page. Day and time can be changed there.",
    aside: { label: "Stop these mails", url: `${publicUrl}/account/unsubscribe#${secret}` },
  });
  const unsubscribe = `${publicUrl}/api/unsubscribe/${secret}`;
  return { to, subject: `Your money date is ${day}`, ...words, unsubscribe, until };
}

/**
 * The secrets in mails and calendar addresses. They are made from the site's own secret each time they are needed: a weekly
 * mail has to carry one again, and an address can be shown again on a second device, though the database knows hashes alone.
 */
export interface ReminderSecrets {
  /** Switches someone's mails off, and nothing else. The same in every mail: an old one still works. */
  stop(uid: string): string;
  /** Opens someone's calendar. Another nonce makes another. */
  feed(uid: string, nonce: string): string;
}

export function reminderSecrets(siteSecret: string): ReminderSecrets {
  const made = (what: string) => createHmac("sha256", siteSecret).update(what).digest("base64url");
  return {
    stop: (uid) => made(`stop-reminders:${uid}`),
    feed: (uid, nonce) => made(`calendar:${nonce}:${uid}`),
  };
}

export const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

export interface SenderParts {
  database: Database;
  publicUrl: string;
  secrets: ReminderSecrets;
  log: Logger;
  /** Called when mails were put into the queue. */
  wake: () => void;
  now?: () => number;
  pause?: Pause;
}

type Due = ReminderRow & { email: string; emailVerified: 0 | 1 };

const every = 30_000;
const atOnce = 100;

/** Looks regularly whose mail is due, until it is closed. Any number of nodes may. */
export function openReminders(parts: SenderParts): { close(): Promise<void> } {
  const { log, wake, pause = pauseFor } = parts;
  const closing = new AbortController();
  const look = async () => {
    if ((await queueDue(parts)) > 0) wake();
  };
  const running = (async () => {
    while (!closing.signal.aborted) {
      await look().catch((err: unknown) => log.error({ err }, "the reminders did not answer"));
      if (!closing.signal.aborted) await pause(every, closing.signal);
    }
  })();
  return {
    async close() {
      closing.abort();
      await running;
    },
  };
}

/** Puts every mail that is due into the queue, and says how many there were. */
export async function queueDue(parts: SenderParts): Promise<number> {
  const now = (parts.now ?? Date.now)();
  let queued = 0;
  for (;;) {
    const due = await dueAt(parts.database.query, now);
    let settled = 0;
    for (const row of due) {
      const done = await parts.database.write((query) => settle(parts, query, row, now)).catch(tellFault(parts));
      if (done !== "fault") settled += 1;
      if (done === "queued") queued += 1;
    }
    if (due.length < atOnce || settled === 0) return queued;
  }
}

const dueAt = (query: Kysely<Tables>, now: number): Promise<Due[]> =>
  query
    .selectFrom("reminders")
    .innerJoin("people", "people.id", "reminders.uid")
    .selectAll("reminders")
    .select(["people.email", "people.emailVerified"])
    .where("next_at", "<=", now)
    .orderBy("next_at")
    .limit(atOnce)
    .execute();

/** One that can't be settled, such as in a zone that this engine does not know, holds up no other. */
const tellFault =
  ({ log }: SenderParts) =>
  (err: unknown): "fault" => {
    log.error({ err }, "a reminder could not be queued");
    return "fault";
  };

/**
 * Claims a mail by planning the next: of several nodes that read the same row, one finds it as it was. Mails of days that
 * are over, or which were due before the last change, are passed over without a word.
 */
async function settle(parts: SenderParts, query: Kysely<Tables>, row: Due, now: number) {
  const { uid, lead, next_at: at, next_week: week } = row;
  if (lead === null || at === null || week === null) return "passed";
  const date = dateOf(row);
  const open = reminderStillOpen(date, lead, now, week);
  const isDue = open.at <= now;
  const next = isDue ? reminderStillOpen(date, lead, now, addWeeks(open.week, 1)) : open;
  const isWanted = isDue && open.at >= row.since && row.emailVerified === 1;
  const secret = parts.secrets.stop(uid);
  const planned = { next_at: next.at, next_week: next.week, stop_hash: hashOf(secret) };
  const found = query.updateTable("reminders").where("uid", "=", uid).where("next_at", "=", at);
  const claim = found.where("lead", "=", lead).set({ ...planned, ...(isWanted && { sent_week: open.week }) });
  if ((await claim.executeTakeFirstOrThrow()).numUpdatedRows !== 1n || !isWanted) return "passed";
  const day = localDay(now, date.timeZone) === moneyDay(open.week, date.weekday) ? "today" : "tomorrow";
  const until = endOfMoneyDay(date, open.week);
  await queueMail(query, reminderMail({ to: row.email, date, day, publicUrl: parts.publicUrl, secret, until }), now);
  return "queued";
}
