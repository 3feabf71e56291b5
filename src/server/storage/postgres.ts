import { type Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Engine } from "./engine.ts";
import { rememberPlans } from "./postgres-statements.ts";
import type { Tables } from "./tables.ts";

/** Any number does, as long as every node of this product asks for the same one. */
const advisoryLock = 20_261_115;

/** A transaction that could not be put in order with another, and a deadlock. */
const inTheWay = ["40001", "40P01"];

/** `pg` hands out 64-bit numbers as text. Ours are counters and milliseconds, which never leave the exact integers. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === pg.types.builtins.INT8 && format !== "binary" ? Number : pg.types.getTypeParser(type, format),
};

export function postgresEngine(connectionString: string): Engine {
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 5_000, lock_timeout: 5_000, types });
  // A connection lost while idle is replaced by the pool; unheard, the event would end the process.
  pool.on("error", () => {});
  return {
    dialect: new PostgresDialect({ pool: rememberPlans(pool) }),
    async beginAlone(connection) {
      await beginWriting(connection);
      // Another node may be migrating for a while; who only writes waits less long.
      await sql`set local lock_timeout = 0`.execute(connection);
      await sql`select pg_advisory_xact_lock(${sql.lit(advisoryLock)})`.execute(connection);
    },
    beginWriting,
    eachOf: (json) => sql`jsonb_array_elements(${json}::jsonb) as each_of(value)`,
    forUpdate: sql`for update of households`,
    writersAtOnce: 2,
    isDown: (error) => !/^(?!08|53|57)[0-9A-Z]{5}$/.test((error as { code?: string }).code ?? ""),
    wasInTheWay: (error) => inTheWay.includes((error as { code?: string }).code ?? ""),
  };
}

async function beginWriting(connection: Kysely<Tables>): Promise<void> {
  await sql`begin`.execute(connection);
}
