import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

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
