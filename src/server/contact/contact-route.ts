import { randomUUID } from "node:crypto";
import type { Hono } from "hono";
import type { Kysely } from "kysely";
import { type ContactMessage, contactSchema } from "#sync/contact-api.ts";
import type { Config } from "../config.ts";
import { readBody } from "../http/request-rules.ts";
import { refuse, refuseForNow } from "../identity/refusals.ts";
import { attemptsIn, day, hour, window } from "../limits/attempts.ts";
import { clientAddress } from "../limits/client-address.ts";
import { isAddress } from "../mail/delivery.ts";
import type { Mail, SendMail } from "../mail/mail.ts";
import { keptFor, queueMail } from "../mail/mail-queue.ts";
import { mailText } from "../mail/mail-text.ts";
import type { Database } from "../storage/database.ts";
import type { Tables } from "../storage/tables.ts";

/** What someone wrote, to the operator and nobody else: an answer reaches the writer, the mail itself never does. */
export function contactMail(id: string, to: string, { name, email, message }: ContactMessage): Mail {
  const lines = message.split(/\r\n?|\n/).filter((line) => line.trim() !== "");
  const words = mailText({
    greeting: name ? `From ${name} (${email}):` : `From ${email}:`,
    paragraphs: lines,
    closing: "Written on the contact page. Nobody has checked whether the address is the writer’s own.",
  });
  return { id, to, replyTo: email, subject: "A message from the contact page", ...words };
}

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

interface ContactParts {
  config: Pick<Config, "contactEmail" | "trustProxy">;
  database: Database;
  secret: string;
  mail: SendMail;
  now: () => number;
}

const perAddress = window(5, hour);
/** More than an operator reads, from however many addresses. */
const fromAll = window(300, day);

/** The contact form: a message to the operator, where they have given an address. */
export function mountContact(app: Hono, { config, database, secret, mail, now }: ContactParts): void {
  const { contactEmail, trustProxy } = config;
  if (contactEmail === null) return;
  const attempts = attemptsIn(database, secret);
  app.post("/api/contact", async (c) => {
    c.header("cache-control", "no-store");
    const body = await readBody(c.req, contactSchema);
    if (!body.ok) return refuse(c, body.problem);
    const { website, ...written } = body.value;
    if (!isAddress(written.email)) return refuse(c, "malformed");
    const here = await attempts.take(`contact ${clientAddress(c, trustProxy)}`, perAddress, now());
    const wait = here || (await attempts.take("contact", fromAll, now()));
    if (wait > 0) return refuseForNow(c, wait);
    // A program that fills in every field learns nothing from the answer.
    if (website !== "") return c.json({});
    const id = await database.write((query) => keepMessage(query, written, now()));
    await mail(contactMail(id, contactEmail, written));
    return c.json({});
  });
}
