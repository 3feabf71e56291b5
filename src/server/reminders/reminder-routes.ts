import { createHash } from "node:crypto";
import type { Context, Hono } from "hono";
import { calendarFile } from "#domain/money-date/calendar-file.ts";
import { type Feed, type Reminders, reminderChoiceSchema } from "#sync/reminder-api.ts";
import { readBody } from "../http/request-rules.ts";
import type { ReadSession } from "../identity/read-session.ts";
import { refuse } from "../identity/refusals.ts";
import type { Database } from "../storage/database.ts";
import type { ReminderRow } from "../storage/tables.ts";
import {
  choose,
  createFeed,
  dateOf,
  dropFeed,
  hashOf,
  type ReminderSecrets,
  reminderOf,
  reminderOfFeed,
  stopMails,
} from "./reminder-storage.ts";

interface OpenParts {
  database: Database;
  publicUrl: string;
  now: () => number;
}

/**
 * Links for mail programs and calendars, which have no session: the secret authorizes them. It is in the path, because such
 * programs drop fragments; logs contain only the route pattern.
 */
export function mountReminderLinks(app: Hono, { database, publicUrl, now }: OpenParts): void {
  // Accepts a post from any origin: the secret allows nothing else.
  app.post("/api/unsubscribe/:secret", async (c) => {
    c.header("cache-control", "no-store");
    const isKnown = await database.write((query) => stopMails(query, c.req.param("secret"), now()));
    return isKnown ? c.json({}) : refuse(c, "not-found");
  });
  // For people whose mail program does not post: a GET must change nothing, so it redirects to the page with the button.
  app.get("/api/unsubscribe/:secret", (c) => {
    c.header("cache-control", "no-store");
    return c.redirect(`/account/unsubscribe#${encodeURIComponent(c.req.param("secret"))}`, 303);
  });
  app.get("/api/calendar/:secret", async (c) => {
    const secret = c.req.param("secret").replace(/\.ics$/, "");
    const row = await reminderOfFeed(database.query, secret);
    if (!row) return c.notFound();
    const host = new URL(publicUrl).hostname;
    const uid = `${hashOf(`money-date:${row.uid}`).slice(0, 22)}@${host}`;
    const link = `${publicUrl}/MyDashboard/money-date`;
    return answerCalendar(c, calendarFile({ date: dateOf(row), since: row.since, uid, link }));
  });
}

/** Calendars poll every few hours. A revoked address must stop working at once, so nothing is cached. */
function answerCalendar(c: Context, text: string): Response {
  const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 20)}"`;
  c.header("etag", etag);
  c.header("cache-control", "private, no-cache");
  c.header("x-robots-tag", "noindex");
  if (c.req.header("if-none-match")?.includes(etag)) return c.body(null, 304);
  c.header("content-type", "text/calendar; charset=utf-8");
  c.header("content-disposition", 'inline; filename="money-date.ics"');
  return c.body(text);
}

interface ReminderParts {
  database: Database;
  publicUrl: string;
  secrets: ReminderSecrets;
  readSession: ReadSession;
  now: () => number;
}

const path = "/api/account/reminders";

/** The reminders of the signed-in person, for the account screen. */
export function mountReminders(app: Hono, parts: ReminderParts): void {
  const { database, secrets, readSession, now } = parts;
  const own = (work: (c: Context, uid: string) => Promise<Response | null>) => async (c: Context) => {
    c.header("cache-control", "no-store");
    const person = await readSession(c.req.raw);
    if (!person) return refuse(c, "signed-out");
    return (await work(c, person.uid)) ?? c.json(await remindersOf(parts, person.uid));
  };
  app.get(
    path,
    own(async () => null),
  );
  app.post(
    path,
    own(async (c, uid) => {
      const body = await readBody(c.req, reminderChoiceSchema);
      if (!body.ok) return refuse(c, body.problem);
      await database.write((query) => choose(query, { uid, choice: body.value, secrets, now: now() }));
      return null;
    }),
  );
  app.post(
    `${path}/feed`,
    own(async (c, uid) => {
      const isMade = await database.write((query) => createFeed(query, uid, secrets, now()));
      return isMade ? null : refuse(c, "not-found");
    }),
  );
  app.delete(
    `${path}/feed`,
    own(async (_, uid) => {
      await database.write((query) => dropFeed(query, uid, now()));
      return null;
    }),
  );
}

async function remindersOf(parts: ReminderParts, uid: string): Promise<Reminders> {
  const { query } = parts.database;
  const row = await reminderOf(query, uid);
  const people = query.selectFrom("people").select(["email", "emailVerified"]).where("id", "=", uid);
  const person = await people.executeTakeFirst();
  const emailVerified = person?.emailVerified === 1;
  return {
    choice: row ? { date: dateOf(row), mail: row.lead } : null,
    email: person?.email ?? "",
    emailVerified,
    nextMail: emailVerified ? (row?.next_at ?? null) : null,
    feed: row ? feedOf(parts, row) : null,
  };
}

function feedOf({ publicUrl, secrets }: ReminderParts, row: ReminderRow): Feed | null {
  if (row.feed_nonce === null) return null;
  const secret = secrets.feed(row.uid, row.feed_nonce);
  return { url: hashOf(secret) === row.feed_hash ? `${publicUrl}/api/calendar/${secret}.ics` : null };
}
