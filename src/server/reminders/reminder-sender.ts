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
import { dateOf, hashOf, type ReminderSecrets } from "./reminder-storage.ts";

interface ReminderMail {
  to: string;
  date: MoneyDate;
  /** The day of the money date relative to now. */
  day: "today" | "tomorrow";
  publicUrl: string;
  /** The secret that switches these mails off. */
  secret: string;
  /** The end of that day, in milliseconds. */
  until: number;
}

/** `19:00`. */
const timeOf = ({ minute }: MoneyDate): string => new Date(minute * 60_000).toISOString().slice(11, 16);

/** Announces the money date, and says nothing about money: other people may see the mail. */
export function reminderMail({ to, date, day, publicUrl, secret, until }: ReminderMail): Mail {
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

export interface SenderParts {
  database: Database;
  publicUrl: string;
  secrets: ReminderSecrets;
  log: Logger;
  /** Called when mails were queued. */
  wake: () => void;
  now?: () => number;
  pause?: Pause;
}

type Due = ReminderRow & { email: string; emailVerified: 0 | 1 };

const pollInterval = 30_000;
const batchSize = 100;

/** Polls for due mails until it is closed. Any number of nodes can run this. */
export function openReminders(parts: SenderParts): { close(): Promise<void> } {
  const { log, wake, pause = pauseFor } = parts;
  const closing = new AbortController();
  const poll = async () => {
    if ((await queueDue(parts)) > 0) wake();
  };
  const running = (async () => {
    while (!closing.signal.aborted) {
      await poll().catch((err: unknown) => log.error({ err }, "the reminders did not answer"));
      if (!closing.signal.aborted) await pause(pollInterval, closing.signal);
    }
  })();
  return {
    async close() {
      closing.abort();
      await running;
    },
  };
}

/** Queues every due mail, and returns their number. */
export async function queueDue(parts: SenderParts): Promise<number> {
  const now = (parts.now ?? Date.now)();
  let queued = 0;
  for (;;) {
    const due = await dueAt(parts.database.query, now);
    let processed = 0;
    for (const row of due) {
      const done = await parts.database.write((query) => queueOne(parts, query, row, now)).catch(logFault(parts));
      if (done !== "fault") processed += 1;
      if (done === "queued") queued += 1;
    }
    if (due.length < batchSize || processed === 0) return queued;
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
    .limit(batchSize)
    .execute();

/** A reminder that fails, such as one in an unknown time zone, does not block others. */
const logFault =
  ({ log }: SenderParts) =>
  (err: unknown): "fault" => {
    log.error({ err }, "a reminder could not be queued");
    return "fault";
  };

/**
 * Claims a mail by planning the next one: of several nodes that read the same row, only one finds it unchanged. Skips mails
 * of past days, and mails that were due before the last change of the settings.
 */
async function queueOne(parts: SenderParts, query: Kysely<Tables>, row: Due, now: number) {
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
