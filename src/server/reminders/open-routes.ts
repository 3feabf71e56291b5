import { createHash } from "node:crypto";
import type { Context, Hono } from "hono";
import { calendarFile } from "#domain/money-date/calendar-file.ts";
import { refuse } from "../identity/refusals.ts";
import type { Database } from "../storage/database.ts";
import { hashOf } from "./reminder-secrets.ts";
import { dateOf, reminderOfFeed, stopMails } from "./reminder-storage.ts";

interface OpenParts {
  database: Database;
  publicUrl: string;
  now: () => number;
}

/**
 * What a mail program or a calendar asks for, without a session: the secret is all it has. It stands in the path, since such
 * a program keeps no fragment, and logs hold the pattern alone.
 */
export function mountReminderLinks(app: Hono, { database, publicUrl, now }: OpenParts): void {
  // Whatever comes along, from wherever it is posted: it can do nothing but this.
  app.post("/api/unsubscribe/:secret", async (c) => {
    c.header("cache-control", "no-store");
    const isKnown = await database.write((query) => stopMails(query, c.req.param("secret"), now()));
    return isKnown ? c.json({}) : refuse(c, "not-found");
  });
  // Opened by a person whose mail program does not post: looking decides nothing, so it leads to the button.
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

/** Asked for again every few hours by each device; an address that was taken back is over at once, so nothing is cached. */
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
