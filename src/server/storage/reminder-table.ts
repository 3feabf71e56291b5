import type { Kysely } from "kysely";
import type { Lead } from "#domain/money-date/money-date.ts";
import type { Weekday } from "#domain/time/day.ts";
import type { WeekId } from "#domain/time/week.ts";
import type { Tables } from "./tables.ts";

/** When someone's money date is, and how they want to be reminded of it. */
export interface ReminderRow {
  uid: string;
  weekday: Weekday;
  /** Since midnight. */
  minute: number;
  time_zone: string;
  /** How long before it the mail comes, in minutes. None is mailed where there is none. */
  lead: Lead | null;
  /** From when this holds: what was due earlier is not mailed, and calendars begin here. */
  since: number;
  /** When its owner last changed anything. */
  changed_at: number;
  /** The last week that was mailed. */
  sent_week: WeekId | null;
  /** The next mail: for which week's money date, and when. */
  next_week: WeekId | null;
  next_at: number | null;
  /** Of the secrets in mails and calendar addresses only what is needed to know them again. */
  stop_hash: string;
  /** With the site's secret it gives the address again. */
  feed_nonce: string | null;
  feed_hash: string | null;
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
