import { type Kysely, sql } from "kysely";
import type { Connection } from "./database.ts";
import { type Migration, migrations } from "./migrations.ts";
import type { Tables } from "./tables.ts";
import { inTransaction } from "./transaction.ts";

/** Brings the schema forward, all or nothing, one node at a time. */
export const migrate = ({ query, engine }: Connection): Promise<void> =>
  inTransaction(query, engine.beginAlone, (alone) => runMissing({ query: alone, engine }, migrations));

/** Those that a database has had. */
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
