import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

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
