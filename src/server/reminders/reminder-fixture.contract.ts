import { type Lead, leads } from "#domain/money-date/money-date.ts";
import type { Reminders } from "#sync/reminder-api.ts";
import { newMember, type Served } from "../identity/identity-fixture.contract.ts";
import { capturedLog } from "../mail/mail-fixture.contract.ts";
import type { QueuedMail } from "../mail/mail-queue.ts";
import type { Database } from "../storage/database.ts";
import { queueDue, type SenderParts } from "./reminder-sender.ts";
import { choose, reminderSecrets } from "./reminder-storage.ts";

/** The same secret as the identity fixture's server. */
export const secrets = reminderSecrets("the-same-secret-on-every-node-of-a-test");
export const sunday = { weekday: 7, minute: 1140, timeZone: "Europe/Berlin" } as const;
export const [hourBefore] = leads;

export const at = (text: string): number => Date.parse(text);
/** A Friday, and the time when the mail for Sunday's money date is due. */
export const friday = at("2026-11-13T12:00:00Z");
export const due = at("2026-11-15T17:00:00Z");

/** Someone with a confirmed address and reminder settings from a given time. */
export async function someone(served: Served, now = friday, lead: Lead | null = hourBefore) {
  const person = await newMember(served);
  const { uid } = person;
  await served.database.query.updateTable("people").set({ emailVerified: 1 }).where("id", "=", uid).execute();
  await chooses(served.database, uid, now, lead);
  return person;
}

export const chooses = (database: Database, uid: string, now: number, lead: Lead | null, date = sunday as object) =>
  database.write((query) => choose(query, { uid, choice: { date: { ...sunday, ...date }, mail: lead }, secrets, now }));

export const partsAt = (database: Database, now: number): SenderParts => ({
  database,
  secrets,
  publicUrl: "https://money.example",
  log: capturedLog().log,
  wake: () => {},
  now: () => now,
});

/** Runs the sender once at a given time. */
export const queueDueAt = (database: Database, now: number): Promise<number> => queueDue(partsAt(database, now));

export async function queued({ query }: Database): Promise<QueuedMail[]> {
  const rows = await query.selectFrom("mails").selectAll().execute();
  return rows.map(({ id, body }) => ({ id, ...JSON.parse(body) }) as QueuedMail);
}

export const mailsTo = async (database: Database, email: string): Promise<QueuedMail[]> =>
  (await queued(database)).filter(({ to }) => to === email);

export const remindersOf = async (person: Awaited<ReturnType<typeof newMember>>): Promise<Reminders> =>
  (await person.browser.json("GET /api/account/reminders")) as unknown as Reminders;
