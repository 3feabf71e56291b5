import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { ContactMessage } from "#sync/contact-api.ts";
import { keptFor, queueMail } from "../mail/mail-queue.ts";
import type { Tables } from "../storage/tables.ts";
import { contactMail } from "./contact-mail.ts";

type Query = Kysely<Tables>;

const keptOnceSent = 30 * 86_400_000;

/** Keeps a message, and gives the id under which its mail is to be queued. */
export async function keepMessage(query: Query, written: ContactMessage, now: number): Promise<string> {
  const id = randomUUID();
  const { name, email, message } = written;
  const row = { id, at: now, queued_at: now, sent_at: null, name, email, message };
  await query.insertInto("contact_messages").values(row).execute();
  return id;
}

/**
 * For whenever a mail went out. It may have been a message; old ones can go; and as mails do go out, those that the queue
 * has given up are put into it again.
 */
export const contactSent =
  (contactEmail: string | null) =>
  async (query: Query, mailId: string, now: number): Promise<void> => {
    await query.updateTable("contact_messages").set({ sent_at: now }).where("id", "=", mailId).execute();
    await query
      .deleteFrom("contact_messages")
      .where("sent_at", "<", now - keptOnceSent)
      .execute();
    if (contactEmail) await queueAgain(query, contactEmail, now);
  };

async function queueAgain(query: Query, contactEmail: string, now: number): Promise<void> {
  const unsent = query.selectFrom("contact_messages").selectAll().where("sent_at", "is", null);
  for (const row of await unsent
    .where("queued_at", "<", now - keptFor)
    .limit(10)
    .execute()) {
    await query.updateTable("contact_messages").set({ queued_at: now }).where("id", "=", row.id).execute();
    await queueMail(query, contactMail(row.id, contactEmail, row), now);
  }
}
