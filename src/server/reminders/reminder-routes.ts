import type { Context, Hono } from "hono";
import { type Feed, type Reminders, reminderChoiceSchema } from "#sync/reminder-api.ts";
import { readBody } from "../http/read-body.ts";
import { refuse } from "../identity/refusals.ts";
import type { ReadSession } from "../identity/session.ts";
import type { Database } from "../storage/database.ts";
import type { ReminderRow } from "../storage/reminder-table.ts";
import { hashOf, type ReminderSecrets } from "./reminder-secrets.ts";
import { choose, dateOf, dropFeed, makeFeed, reminderOf } from "./reminder-storage.ts";

interface ReminderParts {
  database: Database;
  publicUrl: string;
  secrets: ReminderSecrets;
  readSession: ReadSession;
  now: () => number;
}

const path = "/api/account/reminders";

/** One's own reminders, for the account screen. */
export function mountReminders(app: Hono, parts: ReminderParts): void {
  const { database, secrets, readSession, now } = parts;
  const own = (work: (c: Context, uid: string) => Promise<Response | null>) => async (c: Context) => {
    c.header("cache-control", "no-store");
    const person = await readSession(c.req.raw);
    if (!person) return refuse(c, "signed-out");
    return (await work(c, person.uid)) ?? c.json(await remindersOf(parts, person.uid));
  };
  const looked = async () => null;
  app.get(path, own(looked));
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
      const isMade = await database.write((query) => makeFeed(query, uid, secrets, now()));
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
