import { type Kysely, type SqlBool, sql } from "kysely";
import type { Lead } from "#domain/money-date/money-date.ts";
import type { Weekday } from "#domain/time/day.ts";
import type { WeekId } from "#domain/time/week.ts";
import type { NewInvitation, Space } from "#sync/household-api.ts";
import type { Engine } from "./engine.ts";
import type { IdentityTables } from "./identity-tables.ts";

/** The tables as Kysely sees them. Text and whole numbers only, so that every engine stores the same. */
export interface Tables extends IdentityTables {
  migrations: { name: string; at: string };
  site_facts: { name: string; value: string };
  households: HouseholdRow;
  members: MemberRow;
  documents: DocumentRow;
  changes: ChangeRow;
  lost_versions: LostVersionRow;
  invitations: InvitationRow;
  erasures: ErasureRow;
  mails: MailRow;
  contact_messages: ContactMessageRow;
  reminders: ReminderRow;
}

export interface HouseholdRow {
  id: string;
  space: Space;
  /** Changes when the database was restored or set back: devices then start over and return what it lost. */
  epoch: string;
  /** The counter: the newest version. */
  seq: number;
  created_at: number;
  /** How many documents there are, tombstones included. */
  record_count: number;
}

export interface MemberRow {
  household_id: string;
  uid: string;
  role: "owner" | "member";
  joined_at: number;
  removed_at: number | null;
}

/**
 * The current version of a record. `body` is the record as JSON, without its version. `uid`, `at` and `base` belong to the
 * change log: all three are null once the version is forgotten there.
 */
export interface DocumentRow {
  household_id: string;
  id: string;
  kind: string;
  version: number;
  deleted: 0 | 1;
  body: string;
  uid: string | null;
  at: number | null;
  base: number | null;
}

/** A version that was accepted and has been replaced since, and the version it was based on. */
export interface ChangeRow {
  household_id: string;
  seq: number;
  id: string;
  uid: string;
  at: number;
  base: number;
  body: string;
}

/** A gap in a household's versions: the database was set back, and the records with these versions are lost. */
interface LostVersionRow {
  household_id: string;
  /** The last version before the gap. */
  after_version: number;
  /** The last version in the gap. */
  through_version: number;
}

/** Only the link has the secret itself. `taken_by` is stored while the inviter decides, and after the person joined. */
export interface InvitationRow {
  household_id: string;
  id: string;
  secret_hash: string;
  by: NewInvitation["by"];
  invited_by: string;
  contact: string | null;
  taken_by: string | null;
  state: "open" | "waiting" | "joined" | "declined" | "revoked";
  created_at: number;
  expires_at: number;
}

/** What must stay erased after a restore. `copied` tells whether it is in the ledger outside the database. */
export interface ErasureRow {
  id: string;
  at: number;
  household_id: string | null;
  uid: string | null;
  copied: 0 | 1;
}

/** A queued mail as JSON. Deleted once it is sent or given up: its text and address are personal data. */
export interface MailRow {
  id: string;
  queued_at: number;
  /** The time of the next attempt; for a mail that is being sent, when another node may take it over. */
  due_at: number;
  attempts: number;
  body: string;
}

/** A message to the operator from the contact page. */
interface ContactMessageRow {
  id: string;
  at: number;
  /** When it was last put into the mail queue, under the same id. */
  queued_at: number;
  sent_at: number | null;
  name: string;
  email: string;
  message: string;
}

/** When someone's money date is, and how they are reminded of it. */
export interface ReminderRow {
  uid: string;
  weekday: Weekday;
  /** Minutes since midnight. */
  minute: number;
  time_zone: string;
  /** How many minutes earlier the mail is sent; null for no mail. */
  lead: Lead | null;
  /** When these settings took effect: nothing that was due earlier is mailed, and calendars begin here. */
  since: number;
  /** When its owner last changed anything. */
  changed_at: number;
  /** The last week that was mailed. */
  sent_week: WeekId | null;
  /** The next mail: for which week's money date, and when. */
  next_week: WeekId | null;
  next_at: number | null;
  /** Only hashes of the secrets in mails and calendar addresses are stored. */
  stop_hash: string;
  /** Together with the site's secret it derives the calendar address. */
  feed_nonce: string | null;
  feed_hash: string | null;
}

/** Primary keys start with the household, so that an engine can shard by household. */
export async function createHouseholdTables({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable("households")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("space", "text", (column) => column.notNull())
    .addColumn("epoch", "text", (column) => column.notNull())
    .addColumn("seq", "bigint", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("record_count", "bigint", (column) => column.notNull())
    .execute();
  await schema
    .createTable("members")
    .addColumn("household_id", "text", (column) => column.notNull())
    .addColumn("uid", "text", (column) => column.notNull())
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("joined_at", "bigint", (column) => column.notNull())
    .addColumn("removed_at", "bigint")
    .addPrimaryKeyConstraint("members_key", ["household_id", "uid"])
    .execute();
  await schema.createIndex("members_by_person").on("members").column("uid").execute();
}

/**
 * The unique indexes ensure that no bug can assign a version twice or accept two writes on the same base. The index by time
 * leaves out forgotten documents: they grow each year, and nothing queries them by time. A new device first pulls everything
 * except the entries. They are most of a household, so the index for it leaves them out: a pushed entry costs no more.
 */
export async function createDocumentTable({ schema }: Kysely<Tables>, { keyText }: Engine): Promise<void> {
  await schema
    .createTable("documents")
    .addColumn("household_id", keyText, (column) => column.notNull())
    .addColumn("id", keyText, (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("version", "bigint", (column) => column.notNull())
    .addColumn("deleted", "integer", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("uid", keyText)
    .addColumn("at", "bigint")
    .addColumn("base", "bigint")
    .addPrimaryKeyConstraint("documents_by_id", ["household_id", "id"])
    .execute();
  const byVersion = schema.createIndex("documents_by_version").on("documents").columns(["household_id", "version"]);
  await byVersion.unique().execute();
  const byTime = schema.createIndex("documents_by_time").on("documents").column("at");
  await byTime.where("at", "is not", null).execute();
  const others = schema.createIndex("documents_without_entries").on("documents").columns(["household_id", "version"]);
  await others.where(sql<SqlBool>`kind <> 'transaction'`).execute();
}

export async function createChangeTable({ schema }: Kysely<Tables>, { keyText }: Engine): Promise<void> {
  await schema
    .createTable("changes")
    .addColumn("household_id", keyText, (column) => column.notNull())
    .addColumn("seq", "bigint", (column) => column.notNull())
    .addColumn("id", keyText, (column) => column.notNull())
    .addColumn("uid", keyText, (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("base", "bigint", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("changes_by_seq", ["household_id", "seq"])
    .execute();
  const byBase = schema.createIndex("changes_by_base").on("changes").columns(["household_id", "id", "base"]);
  await byBase.unique().execute();
  await schema.createIndex("changes_by_time").on("changes").column("at").execute();
}

export async function createLostVersionTable({ schema }: Kysely<Tables>, { keyText }: Engine): Promise<void> {
  await schema
    .createTable("lost_versions")
    .addColumn("household_id", keyText, (column) => column.notNull())
    .addColumn("after_version", "bigint", (column) => column.notNull())
    .addColumn("through_version", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("lost_versions_key", ["household_id", "after_version"])
    .execute();
}

export async function createInvitationTable({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable("invitations")
    .addColumn("household_id", "text", (column) => column.notNull())
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("secret_hash", "text", (column) => column.notNull().unique())
    .addColumn("by", "text", (column) => column.notNull())
    .addColumn("invited_by", "text", (column) => column.notNull())
    .addColumn("contact", "text")
    .addColumn("taken_by", "text")
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("invitations_key", ["household_id", "id"])
    .execute();
}

export async function createErasureTable({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable("erasures")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("household_id", "text")
    .addColumn("uid", "text")
    .addColumn("copied", "integer", (column) => column.notNull())
    .execute();
  await schema.createIndex("erasures_to_copy").on("erasures").column("copied").execute();
  await schema.createIndex("erasures_by_household").on("erasures").column("household_id").execute();
}

export async function createMailTable({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable("mails")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("queued_at", "bigint", (column) => column.notNull())
    .addColumn("due_at", "bigint", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("mails_by_due_time").on("mails").column("due_at").execute();
}

export async function createContactTable({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable("contact_messages")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("queued_at", "bigint", (column) => column.notNull())
    .addColumn("sent_at", "bigint")
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("message", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("contact_messages_by_sending").on("contact_messages").column("sent_at").execute();
}

export async function createReminderTable({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable("reminders")
    .addColumn("uid", "text", (column) => column.primaryKey())
    .addColumn("weekday", "integer", (column) => column.notNull())
    .addColumn("minute", "integer", (column) => column.notNull())
    .addColumn("time_zone", "text", (column) => column.notNull())
    .addColumn("lead", "integer")
    .addColumn("since", "bigint", (column) => column.notNull())
    .addColumn("changed_at", "bigint", (column) => column.notNull())
    .addColumn("sent_week", "text")
    .addColumn("next_week", "text")
    .addColumn("next_at", "bigint")
    .addColumn("stop_hash", "text", (column) => column.notNull())
    .addColumn("feed_nonce", "text")
    .addColumn("feed_hash", "text")
    .execute();
  await schema.createIndex("reminders_by_time").on("reminders").column("next_at").execute();
  await schema.createIndex("reminders_by_stop").on("reminders").column("stop_hash").unique().execute();
  await schema.createIndex("reminders_by_feed").on("reminders").column("feed_hash").unique().execute();
}
