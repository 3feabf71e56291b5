import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

export async function addSpaces({ schema }: Kysely<Tables>): Promise<void> {
  const space = schema
    .alterTable("households")
    .addColumn("space", "text", (column) => column.notNull().defaultTo("shared"));
  await space.execute();
  const restored = schema
    .alterTable("households")
    .addColumn("restored_seq", "bigint", (column) => column.notNull().defaultTo(0));
  await restored.execute();
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
