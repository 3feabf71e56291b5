import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Engine } from "./engine.ts";
import type { Tables } from "./tables.ts";

const attempts = 5;

/** All or nothing, on a connection of its own. */
export function inTransaction<T>(
  query: Kysely<Tables>,
  begin: Engine["beginWriting"],
  work: (query: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  return query.connection().execute(async (connection) => {
    await begin(connection);
    try {
      const result = await work(connection);
      await sql`commit`.execute(connection);
      return result;
    } catch (error) {
      // An engine that has rolled back by itself refuses this; the fault to tell of is the first one.
      await sql`rollback`.execute(connection).catch(() => {});
      throw error;
    }
  });
}

/** Tries again, a few times and after a short wait of varying length, what failed only because of another transaction. */
export async function retrying<T>(work: () => Promise<T>, wasInTheWay: Engine["wasInTheWay"]): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !wasInTheWay(error)) throw error;
      await sleep(attempt * (5 + Math.random() * 20));
    }
  }
}
