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
  /** Reads that belong together: all see the same moment. */
  read<T>(work: (query: Kysely<Tables>) => Promise<T>): Promise<T>;
  /**
   * One transaction, all or nothing. `work` may run more than once, so it touches nothing but the database. Where it is
   * `isRepeatable`, it also runs again after a commit of which nobody knows whether it took effect.
   */
  write<T>(work: (query: Kysely<Tables>) => Promise<T>, options?: { isRepeatable?: boolean }): Promise<T>;
  /** How many transactions were written through this connection. */
  writeCount(): number;
  engine: Engine;
  /** Whether the database can be written to now. Asked again within a second, it gives the same answer. */
  works(): Promise<boolean>;
  close(): Promise<void>;
}

export type Place = Pick<Config, "databaseUrl" | "dataDir">;

export interface Connection {
  engine: Engine;
  query: Kysely<Tables>;
}

/** The database as it is, whatever its schema. */
export function connect(place: Place): Connection {
  const engine = engineFor(place);
  return { engine, query: new Kysely<Tables>({ dialect: engine.dialect }) };
}

/** Whether there is no database yet at all: asked before one is made, so that the operator can still put theirs back. */
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
      // Without it, everything since the last automatic checkpoint would be in the log beside the file.
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

/** One level at a time: Node's own recursive way may never return where a file system refuses folders. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/** A full disk and a file system that turned read-only still answer reads. */
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

/** Every answer costs a commit, and anyone may ask. */
function memoizedFor<T>(milliseconds: number, work: () => Promise<T>): () => Promise<T> {
  let last: { at: number; answer: Promise<T> } | null = null;
  return () => {
    if (!last || Date.now() - last.at >= milliseconds) last = { at: Date.now(), answer: work() };
    return last.answer;
  };
}
