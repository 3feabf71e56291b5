import { existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { Kysely } from "kysely";
import type { Config } from "../config.ts";
import type { Engine } from "./engine.ts";
import { migrate } from "./migrations.ts";
import { postgresEngine } from "./postgres.ts";
import { sqliteEngine } from "./sqlite.ts";
import type { Tables } from "./tables.ts";
import { inTransaction, withRetries } from "./transaction.ts";

/** The server's one database: an embedded SQLite file, or PostgreSQL where the operator gives an address. */
export interface Database {
  query: Kysely<Tables>;
  /** Runs all reads of `work` on one snapshot. */
  read<T>(work: (query: Kysely<Tables>) => Promise<T>): Promise<T>;
  /**
   * One transaction, all or nothing. `work` may run more than once, so it must touch nothing but the database. If it is
   * `isRepeatable`, it also runs again after a commit that may or may not have taken effect.
   */
  write<T>(work: (query: Kysely<Tables>) => Promise<T>, options?: { isRepeatable?: boolean }): Promise<T>;
  /** How many transactions this connection has committed. */
  writeCount(): number;
  engine: Engine;
  /** Whether the database can be written to. The result is cached for a second. */
  works(): Promise<boolean>;
  close(): Promise<void>;
}

export type Place = Pick<Config, "databaseUrl" | "dataDir">;

export interface Connection {
  engine: Engine;
  query: Kysely<Tables>;
}

/** Connects without migrating. */
export function connect(place: Place): Connection {
  const engine = engineFor(place);
  return { engine, query: new Kysely<Tables>({ dialect: engine.dialect }) };
}

/** Whether there is no database yet: checked before one is created, so that the operator can still restore theirs. */
export async function isMissing(place: Place): Promise<boolean> {
  if (!place.databaseUrl) return !existsSync(sqlitePath(place.dataDir));
  const { query } = connect(place);
  try {
    return (await query.introspection.getTables()).every(({ name }) => name !== "site_facts");
  } finally {
    await query.destroy();
  }
}

export async function openDatabase(place: Place): Promise<Database> {
  const { engine, query } = connect(place);
  await migrate({ engine, query });
  return databaseOn({ engine, query });
}

export function databaseOn({ engine, query }: Connection): Database {
  let writes = 0;
  return {
    query,
    writeCount: () => writes,
    read: (work) =>
      withRetries(
        () => query.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(work),
        { isConflict: engine.isConflict, isConnectionLost: engine.isConnectionLost },
      ),
    async write(work, { isRepeatable = false } = {}) {
      const { beginWriting, isConflict, isConnectionLost } = engine;
      const run = () => inTransaction(query, beginWriting, work, isConnectionLost);
      const result = await withRetries(run, { isConflict, isConnectionLost, isRepeatable });
      writes += 1;
      return result;
    },
    engine,
    works: memoizedFor(1_000, () => canWrite(query)),
    async close() {
      // Otherwise everything since the last automatic checkpoint stays in the log beside the file.
      engine.checkpoint("truncate");
      await query.destroy();
    },
  };
}

function engineFor({ databaseUrl, dataDir }: Place): Engine {
  if (databaseUrl) return postgresEngine(databaseUrl);
  makeFolder(dataDir);
  return sqliteEngine(sqlitePath(dataDir));
}

export const sqlitePath = (dataDir: string): string => join(dataDir, "weekfold.db");

/** One level at a time: Node's recursive mkdir may hang where a file system refuses folders. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/** Writes, because a full disk or a read-only file system still answers reads. */
async function canWrite(query: Kysely<Tables>): Promise<boolean> {
  try {
    const value = String(Date.now());
    const fact = query.insertInto("site_facts").values({ name: "checked", value });
    await fact.onConflict((conflict) => conflict.column("name").doUpdateSet({ value })).execute();
    return true;
  } catch {
    return false;
  }
}

/** Every check costs a commit, and anyone can request one. */
function memoizedFor<T>(milliseconds: number, work: () => Promise<T>): () => Promise<T> {
  let last: { at: number; result: Promise<T> } | null = null;
  return () => {
    if (!last || Date.now() - last.at >= milliseconds) last = { at: Date.now(), result: work() };
    return last.result;
  };
}
