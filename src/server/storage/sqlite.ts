import { open } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Dialect, SqliteDialect, sql } from "kysely";
import SqliteFile from "libsql";
import type { Logger } from "pino";
import type { Database } from "./database.ts";
import type { Engine } from "./engine.ts";
import { storeOnSqlite } from "./push/store-sqlite.ts";

/** What Kysely asks of a database file and of its statements. */
interface Statement {
  reader: boolean;
  all(parameters: readonly unknown[]): unknown[];
  run(parameters: readonly unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
  iterate(parameters: readonly unknown[]): IterableIterator<unknown>;
}

const most = 200;
const changesSchema = /^\s*(create|alter|drop)\b/i;

/**
 * Prepares each text once: preparing costs more than running. One that was refused stays open in libsql and then forbids
 * the commit, so it is forgotten; a change of the schema forgets all.
 */
export function cacheStatements(file: SqliteFile.Database) {
  const remembered = new Map<string, Statement>();

  function prepare(text: string): Statement {
    const known = remembered.get(text);
    if (known) return known;
    const fresh = guarded(text);
    if (changesSchema.test(text) || remembered.size >= most) remembered.clear();
    if (!changesSchema.test(text)) remembered.set(text, fresh);
    return fresh;
  }

  function guarded(text: string): Statement {
    const statement = file.prepare(text) as unknown as Statement;
    const orForget = <T>(work: () => T): T => {
      try {
        return work();
      } catch (error) {
        remembered.delete(text);
        throw error;
      }
    };
    return {
      reader: statement.reader,
      all: (parameters) => orForget(() => statement.all(parameters)),
      run: (parameters) => orForget(() => statement.run(parameters)),
      // Read bit by bit it may be left half-way, so it is nobody else's.
      iterate: (parameters) => (file.prepare(text) as unknown as Statement).iterate(parameters),
    };
  }

  return { prepare, close: () => file.close() };
}

const patience = 30_000;
const pause = 5;

/**
 * WAL with full synchronisation: an acknowledged write survives a power cut. It is folded into the file after 32 MB, and
 * not after 4: the same pages are written again and again, and need to go there once.
 */
export function sqliteEngine(path: string): Engine {
  const file = new SqliteFile(path);
  file.exec(
    "pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma wal_autocheckpoint = 8000",
  );
  // Kysely's type asks for more of a statement than it uses.
  const dialect: Dialect = new SqliteDialect({ database: cacheStatements(file) as never });
  const begin = () => beginImmediate(file);
  // Nothing to try again: whoever has openTransaction immediately is alone until the commit.
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
    // Crosswise, because then the rows before it come first. Nobody to wait for: whoever writes is alone.
    lookUp: (table, where) => sql`cross join ${sql.raw(table)} on ${where}`,
    lockHouseholds: (where) => sql`cross join (select *, 0 as waited from households) as households on ${where}`,
    isDown,
    isConflict: () => false,
    isConnectionLost: () => false,
    isDuplicateKey: (error) => /^SQLITE_CONSTRAINT_(PRIMARYKEY|UNIQUE)$/.test(codeOf(error)),
  };
}

/** Table by table, because a check stops the whole process while it runs. */
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
 * Immediate, because a transaction that reads first and then finds another writer is refused for good. Waiting inside
 * SQLite would stop the whole process, and with it the one we wait for if it is our own. `exec`, because a prepared
 * statement that was refused stays open in libsql and then forbids the commit.
 */
async function beginImmediate(file: SqliteFile.Database): Promise<void> {
  file.exec("pragma busy_timeout = 0");
  try {
    for (let waited = 0; !tryBegin(file, waited >= patience); waited += pause) await sleep(pause);
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
 * Takes care of the embedded database's file: copies its write-ahead log into it every few minutes in which something was
 * written, so that little is in the log when the machine dies, and looks for damage each day. The start has looked already.
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

/** Makes a file's name as durable as its content. Windows can't open a folder, and keeps names by itself. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const folder = await open(dirname(path), "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
