import { existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { Kysely } from "kysely";
import type { Config } from "../config.ts";
import type { Engine } from "./engine.ts";
import { migrate } from "./migrate.ts";
import { postgresEngine } from "./postgres.ts";
import { sqliteEngine } from "./sqlite.ts";
import type { Tables } from "./tables.ts";
import { inTransaction, retrying } from "./transaction.ts";

/** The server's one database: an embedded SQLite file, or PostgreSQL where the operator gives an address. */
export interface Database {
  query: Kysely<Tables>;
  /** Reads that belong together: all see the same moment. */
  read<T>(work: (query: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** One transaction, all or nothing. `work` may run more than once, so it touches nothing but the database. */
  write<T>(work: (query: Kysely<Tables>) => Promise<T>): Promise<T>;
  engine: Engine;
  /** Whether the database answers a real read now. */
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

export async function openDatabase(place: Place): Promise<Database> {
  const { engine, query } = connect(place);
  await migrate({ engine, query });
  return databaseOn({ engine, query });
}

export function databaseOn({ engine, query }: Connection): Database {
  return {
    query,
    read: (work) => query.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(work),
    write: (work) => retrying(() => inTransaction(query, engine.beginWriting, work), engine.wasInTheWay),
    engine,
    works: () => answers(query),
    close: () => query.destroy(),
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

async function answers(query: Kysely<Tables>): Promise<boolean> {
  try {
    const facts = query.selectFrom("site_facts").select("value").where("name", "=", "installation");
    return (await facts.executeTakeFirst()) !== undefined;
  } catch {
    return false;
  }
}
