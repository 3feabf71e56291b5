import { open } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Dialect, SqliteDialect, sql } from "kysely";
import SqliteFile from "libsql";
import type { Logger } from "pino";
import type { Database } from "./database.ts";
import type { Engine } from "./engine.ts";
import { storeOnSqlite } from "./push/store-sqlite.ts";

/** What Kysely uses of a prepared statement. */
interface Statement {
  reader: boolean;
  all(parameters: readonly unknown[]): unknown[];
  run(parameters: readonly unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
  iterate(parameters: readonly unknown[]): IterableIterator<unknown>;
}

const maxStatements = 200;
const schemaChange = /^\s*(create|alter|drop)\b/i;

/**
 * Caches prepared statements: preparing costs more than running. A statement that failed stays open in libsql and blocks the
 * commit, so it is evicted; a schema change clears the cache.
 */
export function cacheStatements(file: SqliteFile.Database) {
  const statements = new Map<string, Statement>();

  function prepare(text: string): Statement {
    const cached = statements.get(text);
    if (cached) return cached;
    const fresh = evictedOnError(text);
    if (schemaChange.test(text) || statements.size >= maxStatements) statements.clear();
    if (!schemaChange.test(text)) statements.set(text, fresh);
    return fresh;
  }

  function evictedOnError(text: string): Statement {
    const statement = file.prepare(text) as unknown as Statement;
    const orEvict = <T>(work: () => T): T => {
      try {
        return work();
      } catch (error) {
        statements.delete(text);
        throw error;
      }
    };
    return {
      reader: statement.reader,
      all: (parameters) => orEvict(() => statement.all(parameters)),
      run: (parameters) => orEvict(() => statement.run(parameters)),
      // An iteration may be abandoned half-way, so it gets a statement of its own.
      iterate: (parameters) => (file.prepare(text) as unknown as Statement).iterate(parameters),
    };
  }

  return { prepare, close: () => file.close() };
}

const lockTimeout = 30_000;
const lockPollInterval = 5;

/**
 * WAL with full synchronization: an acknowledged write survives a power cut. The checkpoint runs after 32 MB instead of
 * 4: the same pages are written again and again, and are then copied into the file only once.
 */
export function sqliteEngine(path: string): Engine {
  const file = new SqliteFile(path);
  file.exec(
    "pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma wal_autocheckpoint = 8000",
  );
  // Kysely's type requires more of a statement than it uses.
  const dialect: Dialect = new SqliteDialect({ database: cacheStatements(file) as never });
  const begin = () => beginImmediate(file);
  // Nothing to retry: an immediate transaction is the only writer until its commit.
  return {
    dialect,
    beginExclusive: begin,
    beginWriting: begin,
    keyText: sql`text`,
    jsonElements,
    jsonTextElements: jsonElements,
    storePushes: storeOnSqlite,
    concurrentWriters: 1,
    checkpoint: (mode) => void file.pragma(`wal_checkpoint(${mode})`),
    findDamage: () => damageIn(file),
    // A cross join keeps the join order. There is no lock to wait for: this transaction is the only writer.
    lookUp: (table, where) => sql`cross join ${sql.raw(table)} on ${where}`,
    lockHouseholds: (where) => sql`cross join (select *, 0 as waited from households) as households on ${where}`,
    isDown,
    isConflict: () => false,
    isConnectionLost: () => false,
    isDuplicateKey: (error) => /^SQLITE_CONSTRAINT_(PRIMARYKEY|UNIQUE)$/.test(codeOf(error)),
  };
}

/** Table by table, because a check blocks the whole process while it runs. */
async function damageIn(file: SqliteFile.Database): Promise<string | null> {
  const tables = file.prepare("select name from sqlite_master where type = 'table'").all() as { name: string }[];
  for (const { name } of tables) {
    const rows = file.pragma(`quick_check("${name}")`) as { quick_check: string }[];
    const found = rows.map((row) => row.quick_check).filter((words) => words !== "ok");
    if (found.length > 0) return found.slice(0, 5).join("; ");
    await new Promise((resolve) => setImmediate(resolve));
  }
  return null;
}

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? "";

const isDown: Engine["isDown"] = (error) => !/^SQLITE_(CONSTRAINT|ERROR|MISMATCH|TOOBIG|RANGE)/.test(codeOf(error));

const jsonElements: Engine["jsonElements"] = (json) => sql`json_each(${json})`;

/**
 * Immediate, because a transaction that reads first and then meets another writer fails for good. Waiting inside SQLite
 * would block the whole process, including the transaction we wait for if it is our own. `exec`, because a prepared
 * statement that failed stays open in libsql and blocks the commit.
 */
async function beginImmediate(file: SqliteFile.Database): Promise<void> {
  file.exec("pragma busy_timeout = 0");
  try {
    for (let waited = 0; !tryBegin(file, waited >= lockTimeout); waited += lockPollInterval)
      await sleep(lockPollInterval);
  } finally {
    file.exec("pragma busy_timeout = 5000");
  }
}

function tryBegin(file: SqliteFile.Database, isLastTry: boolean): boolean {
  try {
    file.exec("begin immediate");
    return true;
  } catch (error) {
    if (isLastTry || codeOf(error) !== "SQLITE_BUSY") throw error;
    return false;
  }
}

const checkpointEvery = 5 * 60_000;
const checkEvery = 86_400_000;

interface FileParts {
  database: Pick<Database, "engine" | "writeCount">;
  log: Pick<Logger, "error">;
}

/**
 * Maintains the embedded database's file: every few minutes it copies the write-ahead log into it if something was written,
 * so that little is in the log when the machine crashes; every day it checks for damage. The start has checked already.
 */
export function startFileUpkeep({ database: { engine, writeCount }, log }: FileParts): { close(): void } {
  let copied = 0;
  const checkpoint = () => {
    if (copied === writeCount()) return;
    copied = writeCount();
    try {
      engine.checkpoint("passive");
    } catch (err) {
      log.error({ err }, "the write-ahead log was not copied into the database");
    }
  };
  const check = async () => {
    try {
      const damage = await engine.findDamage();
      if (damage) log.error({ damage }, "the database is damaged: restore a backup");
    } catch (err) {
      log.error({ err }, "the database could not be checked for damage");
    }
  };
  const timers = [setInterval(checkpoint, checkpointEvery), setInterval(() => void check(), checkEvery)];
  for (const timer of timers) timer.unref();
  return { close: () => timers.forEach(clearInterval) };
}

/** Syncs the folder, so that a file's name is as durable as its content. Windows can't open folders and does not need this. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const folder = await open(dirname(path), "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
