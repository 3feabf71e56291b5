import { type Kysely, sql } from "kysely";
import type { Engine } from "./engine.ts";
import { migrations } from "./migrations.ts";
import type { Tables } from "./tables.ts";
import { inTransaction } from "./transaction.ts";

/** Brings the schema forward, all or nothing, one node at a time. */
export const migrate = (query: Kysely<Tables>, engine: Engine): Promise<void> =>
  inTransaction(query, engine.beginAlone, runMissing);

async function runMissing(connection: Kysely<Tables>): Promise<void> {
  await sql`create table if not exists migrations (name text primary key, at text not null)`.execute(connection);
  const done = new Set((await connection.selectFrom("migrations").select("name").execute()).map(({ name }) => name));
  for (const { name, up } of migrations.filter((migration) => !done.has(migration.name))) {
    await up(connection);
    await connection.insertInto("migrations").values({ name, at: new Date().toISOString() }).execute();
  }
}
