import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { MailRow, Tables } from "../storage/tables.ts";
import type { Mail, Text } from "./mail.ts";

interface InQueue {
  id: string;
  queuedAt: number;
  /** Counts from 1, and is a fencing token: after a lapsed lease the row has another number. */
  attempt: number;
}

export type QueuedMail = Mail & InQueue;
export type QueuedText = Text & InQueue;
/** The queue does not distinguish mails and texts. */
export type Queued = QueuedMail | QueuedText;

type Query = Kysely<Tables>;

const minute = 60_000;
const firstDelay = 15_000;
/** Short enough for links that expire within the hour. */
const longestDelay = 15 * minute;
/** How long a claimed mail belongs to one node: much longer than sending takes, and than the clock skew of two nodes. */
export const lease = 5 * minute;
export const queueRetention = 3 * 24 * 60 * minute;

export async function queueMail(query: Query, mail: Mail | Text, now: number): Promise<void> {
  const { id = randomUUID(), ...content } = mail as Mail;
  const body = JSON.stringify(content);
  await query
    .insertInto("mails")
    .values({ id, queued_at: now, due_at: now, attempts: 0, body })
    .onConflict((queued) => queued.column("id").doNothing())
    .execute();
}

/** Claims due mails for the time of the lease. */
export async function claimMails(query: Query, now: number, most: number): Promise<Queued[]> {
  const due = query.selectFrom("mails").selectAll().where("due_at", "<=", now);
  const rows = await due.orderBy("due_at").orderBy("id").limit(most).execute();
  const claimed: Queued[] = [];
  for (const row of rows) if (await claim(query, row, now)) claimed.push(read(row));
  return claimed;
}

/** Two nodes may have read the same row; the second one finds `attempts` already incremented. */
async function claim(query: Query, { id, attempts }: MailRow, now: number): Promise<boolean> {
  const claimed = query.updateTable("mails").set({ attempts: attempts + 1, due_at: now + lease });
  const { numUpdatedRows } = await claimed
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

const read = ({ id, queued_at, attempts, body }: MailRow): Queued => ({
  ...(JSON.parse(body) as Mail | Text),
  id,
  queuedAt: queued_at,
  attempt: attempts + 1,
});

/** Regardless of the lease: the mail was sent, or never will be. */
export async function eraseMail(query: Query, { id }: Queued): Promise<void> {
  await query.deleteFrom("mails").where("id", "=", id).execute();
}

export async function postponeMail(query: Query, { id, attempt }: Queued, dueAt: number): Promise<void> {
  const mine = query.updateTable("mails").where("id", "=", id).where("attempts", "=", attempt);
  await mine.set({ due_at: dueAt }).execute();
}

export const delayAfter = (attempt: number): number => Math.min(longestDelay, firstDelay * 2 ** (attempt - 1));

/** Deletes mails that are too old and not claimed, and returns their number. */
export async function discardOldMails(query: Query, now: number): Promise<number> {
  const old = query.deleteFrom("mails").where("queued_at", "<=", now - queueRetention);
  return Number((await old.where("due_at", "<=", now).executeTakeFirstOrThrow()).numDeletedRows);
}

export async function nextDue(query: Query): Promise<number | null> {
  const next = query.selectFrom("mails").select("due_at").orderBy("due_at").limit(1);
  return (await next.executeTakeFirst())?.due_at ?? null;
}
