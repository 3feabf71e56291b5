import { type Expression, type Kysely, sql } from "kysely";
import type { Engine } from "./engine.ts";
import type { Tables } from "./tables.ts";

type Query = Kysely<Tables>;

/**
 * Before this migration every accepted version was stored twice, as a document and as a change. Now the document has its
 * author, time and base, and only replaced versions are changes. Both tables are rewritten: updating nearly every row would
 * take longer and leave as much space unused.
 */
export async function storeEachValueOnce(query: Query, { keyText }: Engine): Promise<void> {
  await createDocuments(query, keyText);
  await createChanges(query, keyText);
  await fillDocuments(query);
  await fillChanges(query);
  for (const table of ["documents", "changes"] as const) {
    await query.schema.dropTable(table).execute();
    await query.schema.alterTable(`new_${table}`).renameTo(table).execute();
  }
  await createIndexes(query);
}

/** The last three columns belong to the change log, and are null once the version is forgotten there. */
async function createDocuments({ schema }: Query, keyText: Expression<string>): Promise<void> {
  await schema
    .createTable("new_documents")
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
}

async function createChanges({ schema }: Query, keyText: Expression<string>): Promise<void> {
  await schema
    .createTable("new_changes")
    .addColumn("household_id", keyText, (column) => column.notNull())
    .addColumn("seq", "bigint", (column) => column.notNull())
    .addColumn("id", keyText, (column) => column.notNull())
    .addColumn("uid", keyText, (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("base", "bigint", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("changes_by_seq", ["household_id", "seq"])
    .execute();
}

/** In the order in which devices pull. */
async function fillDocuments(query: Query): Promise<void> {
  await sql`
    insert into new_documents (household_id, id, kind, version, deleted, body, uid, at, base)
    select documents.household_id, documents.id, kind, version, deleted, documents.body, changes.uid, changes.at, changes.base
    from documents left join changes on changes.household_id = documents.household_id and changes.seq = version
    order by documents.household_id, version
  `.execute(query);
}

async function fillChanges(query: Query): Promise<void> {
  await sql`
    insert into new_changes (household_id, seq, id, uid, at, base, body)
    select household_id, seq, id, uid, at, base, body from changes
    where not exists (
      select 1 from documents where documents.household_id = changes.household_id and documents.version = changes.seq
    )
    order by household_id, seq
  `.execute(query);
}

/** The index by time leaves out forgotten documents: they grow each year, and nothing queries them by time. */
async function createIndexes({ schema }: Query): Promise<void> {
  const byVersion = schema.createIndex("documents_by_version").on("documents").columns(["household_id", "version"]);
  await byVersion.unique().execute();
  const byTime = schema.createIndex("documents_by_time").on("documents").column("at");
  await byTime.where("at", "is not", null).execute();
  const byBase = schema.createIndex("changes_by_base").on("changes").columns(["household_id", "id", "base"]);
  await byBase.unique().execute();
  await schema.createIndex("changes_by_time").on("changes").column("at").execute();
}
