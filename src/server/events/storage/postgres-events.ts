import { Kysely, PostgresDialect, sql, type Transaction } from "kysely";
import pg from "pg";
import { namePreparedStatements } from "../../storage/postgres.ts";
import {
  createEvents,
  createMigrationTable,
  type EventEngine,
  type EventMigration,
  type EventTables,
  insertParameter,
  insertText,
} from "./event-rows.ts";

/** Any number works, as long as nothing else uses it. */
const advisoryLock = 20_261_116;

/** Run in this order, once each. Never change one after its release. */
const migrations: readonly EventMigration[] = [
  {
    name: "0001-events",
    statements: [
      ...createEvents("events."),
      "create table events.taken (bytes bigint not null)",
      "insert into events.taken values (0)",
    ],
  },
];

/** Deterministic for a row, and close to its real size with two indexes. */
const bytesOfRow = `octet_length(concat(
  id, id, id, visit, name, params, first_source, first_medium, first_campaign, first_lander,
  last_source, last_medium, last_campaign, last_lander, since, reached, consent_by)) + 140`;

/** A schema of its own in the operator's database, with few connections and short timeouts. */
export function postgresEvents(connectionString: string): EventEngine {
  const timeouts = {
    connectionTimeoutMillis: 5_000,
    lock_timeout: 2_000,
    statement_timeout: 5_000,
    query_timeout: 10_000,
  };
  const pool = new pg.Pool({ connectionString, max: 2, ...timeouts });
  // The pool replaces a connection that is lost while idle, but without a listener the error event would end the process.
  pool.on("error", () => {});
  const plain = new Kysely<EventTables>({ dialect: new PostgresDialect({ pool: namePreparedStatements(pool) }) });
  return {
    query: plain.withSchema("events"),
    migrate: () => migrate(plain),
    insert: async (rows) => void (await pool.query({ name: "store", text: insert, values: [insertParameter(rows)] })),
    deleteBefore: async (at, most) => Number((await deleted(at, most).execute(plain)).rows[0]!.count),
    async bytes() {
      const { rows } = await sql<{ bytes: string }>`select bytes from events.taken`.execute(plain);
      return Number(rows[0]!.bytes);
    },
  };
}

/** Maintains a byte counter, because a table does not shrink when rows are deleted, though their space is reused. */
const insert = `
  with given as (
    select value from jsonb_array_elements($1::jsonb) as each_of(value)
  ), stored as (
    ${insertText("events.events", "given")} returning ${bytesOfRow} as bytes
  )
  update events.taken set bytes = taken.bytes + (select sum(bytes) from stored) where exists (select from stored)`;

const deleted = (at: number, most: number) => sql<{ count: string }>`
  with gone as (
    delete from events.events where id in (select id from events.events where at < ${at} order by at limit ${most})
    returning ${sql.raw(bytesOfRow)} as bytes
  ), counted as (
    update events.taken set bytes = taken.bytes - (select sum(bytes) from gone) where exists (select from gone)
  )
  select count(*) as count from gone`;

const migrate = (query: Kysely<EventTables>): Promise<void> =>
  query.transaction().execute(async (transaction) => {
    await run(transaction, "set local lock_timeout = 0", "set local statement_timeout = 0");
    await run(transaction, `select pg_advisory_xact_lock(${advisoryLock})`);
    // Checked first: without the privilege, `create schema if not exists` fails even if it exists.
    const found = await sql<{ isThere: boolean }>`select to_regnamespace('events') is not null as "isThere"`.execute(
      transaction,
    );
    if (!found.rows[0]!.isThere) await run(transaction, "create schema events");
    await run(transaction, createMigrationTable("events."));
    const { rows } = await sql<{ name: string }>`select name from events.versions`.execute(transaction);
    const done = new Set(rows.map(({ name }) => name));
    for (const { name, statements } of migrations.filter((one) => !done.has(one.name))) {
      await run(transaction, ...statements);
      await sql`insert into events.versions values (${name}, ${new Date().toISOString()})`.execute(transaction);
    }
  });

async function run(transaction: Transaction<EventTables>, ...statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(transaction);
}

export async function hasPostgresEvents(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    const { rows } = await client.query("select to_regclass('events.versions') is not null as found");
    return rows[0].found as boolean;
  } finally {
    await client.end();
  }
}
