import { type Kysely, type SqlBool, sql } from "kysely";
import type { Engine } from "./engine.ts";
import type { Tables } from "./tables.ts";

/** Primary keys start with the household, so that an engine can shard by household. */
export async function createHouseholdTables({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable("households")
    .addColumn("id", "text", (column) => column.primaryKey())
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

/** The unique indexes let no fault of ours give one version twice, or accept two writes on the same base. */
export async function createDocumentTables({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable("documents")
    .addColumn("household_id", "text", (column) => column.notNull())
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("version", "bigint", (column) => column.notNull())
    .addColumn("deleted", "integer", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("documents_key", ["household_id", "id"])
    .execute();
  const byVersion = schema.createIndex("documents_by_version").on("documents").columns(["household_id", "version"]);
  await byVersion.unique().execute();
}

export async function createChangeTable({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable("changes")
    .addColumn("household_id", "text", (column) => column.notNull())
    .addColumn("seq", "bigint", (column) => column.notNull())
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("uid", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("base", "bigint", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("changes_key", ["household_id", "seq"])
    .execute();
  const byBase = schema.createIndex("changes_by_base").on("changes").columns(["household_id", "id", "base"]);
  await byBase.unique().execute();
  await schema.createIndex("changes_by_time").on("changes").column("at").execute();
}

/**
 * A new device first pulls everything except the entries. They are most of a household, so the index leaves them out: a
 * pushed entry costs no more than before.
 */
export async function createFirstRecordsIndex({ schema }: Kysely<Tables>): Promise<void> {
  const index = schema.createIndex("documents_without_entries").on("documents").columns(["household_id", "version"]);
  await index.where(sql<SqlBool>`kind <> 'transaction'`).execute();
}

/** Replaces the one number that a household had for its last restore. */
export async function createLostVersionTable(query: Kysely<Tables>, { keyText }: Engine): Promise<void> {
  await query.schema
    .createTable("lost_versions")
    .addColumn("household_id", keyText, (column) => column.notNull())
    .addColumn("after_version", "bigint", (column) => column.notNull())
    .addColumn("through_version", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("lost_versions_key", ["household_id", "after_version"])
    .execute();
  await sql`
    insert into lost_versions (household_id, after_version, through_version)
    select id, restored_seq, seq from households where restored_seq > 0
  `.execute(query);
  await query.schema.alterTable("households").dropColumn("restored_seq").execute();
}
