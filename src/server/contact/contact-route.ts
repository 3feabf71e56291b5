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
import { queueMail, queueRetention } from "../mail/mail-queue.ts";
import { mailText } from "../mail/mail-text.ts";
import type { Database } from "../storage/database.ts";
import type { Tables } from "../storage/tables.ts";

/** A message to the operator. Replies go to the writer, but the writer gets no mail: the address is unverified. */
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

const sentRetention = 30 * 86_400_000;

/** Stores a message, and returns the id for its mail. */
export async function storeMessage(query: Query, written: ContactMessage, now: number): Promise<string> {
  const id = randomUUID();
  const { name, email, message } = written;
  const row = { id, at: now, queued_at: now, sent_at: null, name, email, message };
  await query.insertInto("contact_messages").values(row).execute();
  return id;
}

/**
 * Called for every sent mail, which may have been a message. Deletes old messages, and, as the mail server works again,
 * requeues messages that the queue discarded.
 */
export const contactSent =
  (contactEmail: string | null) =>
  async (query: Query, mailId: string, now: number): Promise<void> => {
    await query.updateTable("contact_messages").set({ sent_at: now }).where("id", "=", mailId).execute();
    await query
      .deleteFrom("contact_messages")
      .where("sent_at", "<", now - sentRetention)
      .execute();
    if (contactEmail) await requeueUnsent(query, contactEmail, now);
  };

async function requeueUnsent(query: Query, contactEmail: string, now: number): Promise<void> {
  const unsent = query.selectFrom("contact_messages").selectAll().where("sent_at", "is", null);
  for (const row of await unsent
    .where("queued_at", "<", now - queueRetention)
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
/** The limit for all addresses together: more than an operator reads. */
const fromAll = window(300, day);

/** The contact form: a message to the operator, if they configured an address. */
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
    // Honeypot: a bot that fills in every field gets the same answer.
    if (website !== "") return c.json({});
    const id = await database.write((query) => storeMessage(query, written, now()));
    await mail(contactMail(id, contactEmail, written));
    return c.json({});
  });
}
