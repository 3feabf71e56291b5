import { setTimeout as sleep } from "node:timers/promises";
import { type Dialect, SqliteDialect, sql } from "kysely";
import SqliteFile from "libsql";
import type { Engine } from "./engine.ts";
import { storeOnSqlite } from "./push/store-sqlite.ts";
import { rememberStatements } from "./sqlite-statements.ts";

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
  const dialect: Dialect = new SqliteDialect({ database: rememberStatements(file) as never });
  const begin = () => beginImmediate(file);
  // Nothing to try again: whoever has begun immediately is alone until the commit.
  return {
    dialect,
    beginAlone: begin,
    beginWriting: begin,
    keyText: sql`text`,
    eachOf,
    eachTextOf: eachOf,
    storePushes: storeOnSqlite,
    writersAtOnce: 1,
    checkpoint: (mode) => void file.pragma(`wal_checkpoint(${mode})`),
    findDamage: () => damageIn(file),
    // Crosswise, because then the rows before it come first. Nobody to wait for: whoever writes is alone.
    lookUp: (table, where) => sql`cross join ${sql.raw(table)} on ${where}`,
    takeHouseholds: (where) => sql`cross join (select *, 0 as waited from households) as households on ${where}`,
    isDown,
    wasInTheWay: () => false,
    wasCutOff: () => false,
    wasThere: (error) => /^SQLITE_CONSTRAINT_(PRIMARYKEY|UNIQUE)$/.test(codeOf(error)),
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

const eachOf: Engine["eachOf"] = (json) => sql`json_each(${json})`;

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
