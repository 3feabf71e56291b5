import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Connection } from "./database.ts";
import { storeEachValueOnce } from "./each-value-once.ts";
import type { Engine } from "./engine.ts";
import { addPasskeyLastUse, addSessionStart, createIdentityTables } from "./identity-tables.ts";
import {
  addSpaces,
  createChangeTable,
  createContactTable,
  createDocumentTables,
  createErasureTable,
  createHouseholdTables,
  createInvitationTable,
  createLostVersionTable,
  createMailTable,
  createNonEntryIndex,
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

interface Migration {
  name: string;
  up(query: Kysely<Tables>, engine: Engine): Promise<void>;
}

/** Run in this order, once each. Never change one after its release. */
export const migrations: readonly Migration[] = [
  {
    name: "0001-site-facts",
    async up(query) {
      await query.schema
        .createTable("site_facts")
        .addColumn("name", "text", (column) => column.primaryKey())
        .addColumn("value", "text", (column) => column.notNull())
        .execute();
      await query.insertInto("site_facts").values({ name: "installation", value: randomUUID() }).execute();
    },
  },
  {
    name: "0002-households",
    async up(query) {
      await createHouseholdTables(query);
      await createDocumentTables(query);
      await createChangeTable(query);
    },
  },
  {
    name: "0003-spaces-invitations-erasures",
    async up(query) {
      await addSpaces(query);
      await createInvitationTable(query);
      await createErasureTable(query);
    },
  },
  { name: "0004-mail", up: createMailTable },
  { name: "0005-identity", up: createIdentityTables },
  { name: "0006-contact", up: createContactTable },
  { name: "0007-passkey-use", up: addPasskeyLastUse },
  { name: "0008-reminders", up: createReminderTable },
  { name: "0009-each-value-once", up: storeEachValueOnce },
  { name: "0010-session-start", up: addSessionStart },
  { name: "0011-lost-versions", up: createLostVersionTable },
  { name: "0012-documents-without-entries", up: createNonEntryIndex },
];
