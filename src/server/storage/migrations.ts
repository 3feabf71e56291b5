import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Connection } from "./database.ts";
import type { Engine } from "./engine.ts";
import { createIdentityTables } from "./identity-tables.ts";
import {
  createChangeTable,
  createContactTable,
  createDocumentTable,
  createErasureTable,
  createHouseholdTables,
  createInvitationTable,
  createLostVersionTable,
  createMailTable,
  createReminderTable,
  type Tables,
} from "./tables.ts";
import { inTransaction } from "./transaction.ts";

/** Runs the missing migrations in one transaction, one node at a time. */
export const migrate = ({ query, engine }: Connection): Promise<void> =>
  inTransaction(query, engine.beginExclusive, (alone) => runMissing({ query: alone, engine }, migrations));

/** The names of the migrations that ran on this database. */
export async function migrationsDone(query: Kysely<Tables>): Promise<string[]> {
  const rows = await query.selectFrom("migrations").select("name").orderBy("name").execute();
  return rows.map(({ name }) => name);
}

export async function runMissing({ query, engine }: Connection, wanted: readonly Migration[]): Promise<void> {
  await sql`create table if not exists migrations (name text primary key, at text not null)`.execute(query);
  const done = new Set(await migrationsDone(query));
  for (const { name, up } of wanted.filter((migration) => !done.has(migration.name))) {
    await up(query, engine);
    await query.insertInto("migrations").values({ name, at: new Date().toISOString() }).execute();
  }
}

export interface Migration {
  name: string;
  up(query: Kysely<Tables>, engine: Engine): Promise<void>;
}

/** Run in this order, once each. Never change one after its release; until the first release, the initial one is edited. */
export const migrations: readonly Migration[] = [{ name: "0001-initial", up: createTables }];

async function createTables(query: Kysely<Tables>, engine: Engine): Promise<void> {
  await createSiteFacts(query);
  await createHouseholdTables(query);
  await createDocumentTable(query, engine);
  await createChangeTable(query, engine);
  await createLostVersionTable(query, engine);
  await createInvitationTable(query);
  await createErasureTable(query);
  await createMailTable(query);
  await createIdentityTables(query);
  await createContactTable(query);
  await createReminderTable(query);
}

async function createSiteFacts(query: Kysely<Tables>): Promise<void> {
  await query.schema
    .createTable("site_facts")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .execute();
  await query.insertInto("site_facts").values({ name: "installation", value: randomUUID() }).execute();
}
