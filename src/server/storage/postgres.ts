import { type Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from "kysely";
import pg from "pg";
import type { Engine } from "./engine.ts";
import { storeOnPostgres } from "./push/store-postgres.ts";
import type { Tables } from "./tables.ts";

const maxPlans = 200;

/**
 * Names each SQL text, so that the server caches it as a prepared statement: planning the queries of a push costs more than
 * running them. Texts beyond the limit run unprepared.
 */
export function namePreparedStatements(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    if (!names.has(text) && names.size < maxPlans) names.set(text, `weekfold-${names.size}`);
    return names.get(text);
  };
  const preparing = (client: pg.PoolClient): PostgresPoolClient => ({
    // Kysely's type also allows cursors, which nothing here uses.
    query: ((text: string, values: unknown[]) => {
      const name = nameOf(text);
      return client.query({ text, values, ...(name && { name }) });
    }) as unknown as PostgresPoolClient["query"],
    release: () => client.release(),
  });
  return {
    connect: async () => preparing(await pool.connect()),
    end: () => pool.end(),
  };
}

/** Any number works, as long as every node of this product uses the same one. */
const advisoryLock = 20_261_115;

/** Serialization failure and deadlock. */
const conflictCodes = ["40001", "40P01"];

/**
 * Plans are cached, and one made while a table was nearly empty would scan it forever. All five of these features pay off
 * only for many rows, and nearly every query here reads few rows by key; a query that must scan a table still does. Set on
 * the open connection, so that the operator's own options in the address stay in force.
 */
const preferKeyLookups = ["enable_seqscan", "enable_hashjoin", "enable_mergejoin", "enable_bitmapscan", "jit"]
  .map((name) => `set ${name} = off`)
  .join("; ");

/** `pg` returns 64-bit numbers as text. Ours are counters and milliseconds, which are always safe integers. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === pg.types.builtins.INT8 && format !== "binary" ? Number : pg.types.getTypeParser(type, format),
};

export function postgresEngine(connectionString: string): Engine {
  const limits = { max: 10, connectionTimeoutMillis: 5_000, lock_timeout: 5_000 };
  const pool = new pg.Pool({
    connectionString,
    ...limits,
    types,
    onConnect: (client) => client.query(preferKeyLookups),
  });
  // The pool replaces a lost connection, but without listeners the error event would end the process. The pool's listener
  // receives errors of idle connections only; a connection that is lost during a transaction needs its own.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return {
    dialect: new PostgresDialect({ pool: namePreparedStatements(pool) }),
    async beginExclusive(connection) {
      await beginWriting(connection);
      // Another node may be migrating for a while; writers time out sooner.
      await sql`set local lock_timeout = 0`.execute(connection);
      await sql`select pg_advisory_xact_lock(${sql.lit(advisoryLock)})`.execute(connection);
    },
    beginWriting,
    keyText: sql`text collate "C"`,
    jsonElements: (json) => sql`jsonb_array_elements(${json}::jsonb) as each_of(value)`,
    jsonTextElements: (json) => sql`jsonb_array_elements_text(${json}::jsonb) as each_text(value)`,
    storePushes: storeOnPostgres,
    // The offset keeps the planner from turning it into a plain join.
    lookUp: (table, where) =>
      sql`cross join lateral (select * from ${sql.raw(table)} where ${where} offset 0) as ${sql.raw(table)}`,
    lockHouseholds,
    concurrentWriters: 2,
    checkpoint() {},
    findDamage: async () => null,
    isDown: (error) => !/^(?!08|53|57)[0-9A-Z]{5}$/.test(codeOf(error)),
    isConflict: (error) => conflictCodes.includes(codeOf(error)),
    isConnectionLost,
    isDuplicateKey: (error) => codeOf(error) === "23505",
  };
}

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? "";

/** The server shuts down, starts or crashed: by PostgreSQL's codes, the system's, or messages of `pg`, which have no code. */
const isConnectionLost: Engine["isConnectionLost"] = (error) =>
  /^(08...|57P0.|ECONN.*|EPIPE|ETIMEDOUT)$/.test(codeOf(error)) ||
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/.test(
    (error as Error).message,
  );

/** A locked row is read after the wait, but `seen` is the row from when the statement began. */
const lockHouseholds: Engine["lockHouseholds"] = (where) => sql`
  cross join lateral (
    select *, xmin <> (select seen.xmin from households as seen where seen.id = households.id) as waited
    from households where ${where} for update
  ) as households`;

async function beginWriting(connection: Kysely<Tables>): Promise<void> {
  await sql`begin`.execute(connection);
}
