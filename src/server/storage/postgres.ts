import { type Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from "kysely";
import pg from "pg";
import type { Engine } from "./engine.ts";
import { storeOnPostgres } from "./push/store-postgres.ts";
import type { Tables } from "./tables.ts";

const most = 200;

/**
 * Lets the server keep each text with its plan: planning the questions of a push costs more than answering them. What
 * comes in too many forms to be kept is asked as it is.
 */
export function namePreparedStatements(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    if (!names.has(text) && names.size < most) names.set(text, `weekfold-${names.size}`);
    return names.get(text);
  };
  const remembering = (client: pg.PoolClient): PostgresPoolClient => ({
    // Kysely's type also has cursors, which nobody here asks for.
    query: ((text: string, values: unknown[]) => {
      const name = nameOf(text);
      return client.query({ text, values, ...(name && { name }) });
    }) as unknown as PostgresPoolClient["query"],
    release: () => client.release(),
  });
  return {
    connect: async () => remembering(await pool.connect()),
    end: () => pool.end(),
  };
}

/** Any number does, as long as every node of this product asks for the same one. */
const advisoryLock = 20_261_115;

/** A transaction that could not be put in order with another, and a deadlock. */
const inTheWay = ["40001", "40P01"];

/**
 * Plans are kept, and one made while a table was nearly empty would go on reading the whole of it. All five of these pay
 * only for many rows, and nearly every question here is about few that have a key; what must read a whole table still
 * does. Set on the open connection, so that the operator's own options in the address stay in force beside it.
 */
const byKey = ["enable_seqscan", "enable_hashjoin", "enable_mergejoin", "enable_bitmapscan", "jit"]
  .map((name) => `set ${name} = off`)
  .join("; ");

/** `pg` hands out 64-bit numbers as text. Ours are counters and milliseconds, which never leave the exact integers. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === pg.types.builtins.INT8 && format !== "binary" ? Number : pg.types.getTypeParser(type, format),
};

export function postgresEngine(connectionString: string): Engine {
  const limits = { max: 10, connectionTimeoutMillis: 5_000, lock_timeout: 5_000 };
  const pool = new pg.Pool({ connectionString, ...limits, types, onConnect: (client) => client.query(byKey) });
  // The pool replaces a lost connection. Without listeners the event would end the process: the pool's own hears of idle
  // connections only, so one that is lost between two statements of a transaction needs another.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return {
    dialect: new PostgresDialect({ pool: namePreparedStatements(pool) }),
    async beginExclusive(connection) {
      await beginWriting(connection);
      // Another node may be migrating for a while; who only writes waits less long.
      await sql`set local lock_timeout = 0`.execute(connection);
      await sql`select pg_advisory_xact_lock(${sql.lit(advisoryLock)})`.execute(connection);
    },
    beginWriting,
    keyText: sql`text collate "C"`,
    jsonElements: (json) => sql`jsonb_array_elements(${json}::jsonb) as each_of(value)`,
    jsonTextElements: (json) => sql`jsonb_array_elements_text(${json}::jsonb) as each_text(value)`,
    storePushes: storeOnPostgres,
    // The offset keeps the planner from taking it for a plain join.
    lookUp: (table, where) =>
      sql`cross join lateral (select * from ${sql.raw(table)} where ${where} offset 0) as ${sql.raw(table)}`,
    lockHouseholds,
    concurrentWriters: 2,
    checkpoint() {},
    findDamage: async () => null,
    isDown: (error) => !/^(?!08|53|57)[0-9A-Z]{5}$/.test(codeOf(error)),
    isConflict: (error) => inTheWay.includes(codeOf(error)),
    isConnectionLost,
    isDuplicateKey: (error) => codeOf(error) === "23505",
  };
}

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? "";

/** A server that shuts down, starts or crashed, by its own words, by the system's, or by those of `pg`, which have no code. */
const isConnectionLost: Engine["isConnectionLost"] = (error) =>
  /^(08...|57P0.|ECONN.*|EPIPE|ETIMEDOUT)$/.test(codeOf(error)) ||
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/.test(
    (error as Error).message,
  );

/** A row that is waited for comes as it is after the wait, but `seen` is what was there when the statement began. */
const lockHouseholds: Engine["lockHouseholds"] = (where) => sql`
  cross join lateral (
    select *, xmin <> (select seen.xmin from households as seen where seen.id = households.id) as waited
    from households where ${where} for update
  ) as households`;

async function beginWriting(connection: Kysely<Tables>): Promise<void> {
  await sql`begin`.execute(connection);
}
