import { PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Engine } from "./engine.ts";

/** Any number does, as long as every node of this product asks for the same one. */
const advisoryLock = 20_261_115;

export function postgresEngine(connectionString: string): Engine {
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 5_000 });
  // A connection lost while idle is replaced by the pool; unheard, the event would end the process.
  pool.on("error", () => {});
  return {
    dialect: new PostgresDialect({ pool }),
    async beginAlone(connection) {
      await sql`begin`.execute(connection);
      await sql`select pg_advisory_xact_lock(${sql.lit(advisoryLock)})`.execute(connection);
    },
  };
}
