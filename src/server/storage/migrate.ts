import { type Kysely, sql } from "kysely";
import type { Engine } from "./engine.ts";
import { type Migration, migrations } from "./migrations.ts";
import type { Tables } from "./tables.ts";
import { inTransaction } from "./transaction.ts";

/** Brings the schema forward, all or nothing, one node at a time. */
export const migrate = (query: Kysely<Tables>, engine: Engine): Promise<void> =>
  inTransaction(query, engine.beginAlone, (connection) => runMissing(connection, migrations));

/** Those that a database has had. */
export async function migrationsDone(connection: Kysely<Tables>): Promise<string[]> {
  const rows = await connection.selectFrom("migrations").select("name").orderBy("name").execute();
  return rows.map(({ name }) => name);
}

export async function runMissing(connection: Kysely<Tables>, wanted: readonly Migration[]): Promise<void> {
  await sql`create table if not exists migrations (name text primary key, at text not null)`.execute(connection);
  const done = new Set(await migrationsDone(connection));
  for (const { name, up } of wanted.filter((migration) => !done.has(migration.name))) {
    await up(connection);
    await connection.insertInto("migrations").values({ name, at: new Date().toISOString() }).execute();
  }
}
