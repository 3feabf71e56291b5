import { Kysely, SqliteDialect, sql } from "kysely";
import SqliteFile from "libsql";
import { cacheStatements } from "../../storage/sqlite.ts";
import {
  createEvents,
  createMigrationTable,
  type EventEngine,
  type EventMigration,
  type EventTables,
  insertParameter,
  insertText,
} from "./event-rows.ts";

/** Run in this order, once each. Never change one after its release. */
const migrations: readonly EventMigration[] = [{ name: "0001-events", statements: createEvents("") }];

/**
 * A wait here blocks the whole process, so the timeout is short: browsers send again what can't be stored. `normal`: a
 * commit survives the end of the process without waiting for the disk. A power cut may lose the last moments of counts;
 * they are nobody's money.
 */
const settings = `
  pragma busy_timeout = 100; pragma journal_mode = wal; pragma synchronous = normal;
  pragma journal_size_limit = 8388608; pragma cache_size = -16000`;

/** Materialized, because `json_each` would serialize each value again for each column. */
const insert = `with given as materialized (select value from json_each(?)) ${insertText("events", "given")}`;

/** A file of its own, on a connection of its own. */
export function sqliteEvents(path: string): EventEngine {
  const file = new SqliteFile(path);
  try {
    file.exec(settings);
  } catch (error) {
    file.close();
    throw error;
  }
  const database = cacheStatements(file);
  // Kysely's type requires more of a statement than it uses.
  const query = new Kysely<EventTables>({ dialect: new SqliteDialect({ database: database as never }) });
  return {
    query,
    migrate: async () => migrate(file),
    insert: async (rows) => void database.prepare(insert).run([insertParameter(rows)]),
    deleteBefore: (at, most) => deleteBefore(query, at, most),
    bytes: () => bytesIn(query),
  };
}

function migrate(file: SqliteFile.Database): void {
  file.exec(createMigrationTable(""));
  if (missingIn(file).length === 0) return;
  file.exec("begin immediate");
  try {
    // Checked again inside the transaction: another process may have been faster.
    for (const { name, statements } of missingIn(file)) {
      const version = `insert into versions values ('${name}', '${new Date().toISOString()}')`;
      file.exec([version, ...statements].join(";"));
    }
    file.exec("commit");
  } catch (error) {
    file.exec("rollback");
    throw error;
  }
}

function missingIn(file: SqliteFile.Database): EventMigration[] {
  const done = file.prepare("select name from versions").all() as { name: string }[];
  return migrations.filter((migration) => !done.some(({ name }) => name === migration.name));
}

async function deleteBefore(query: Kysely<EventTables>, at: number, most: number): Promise<number> {
  const old = query.selectFrom("events").select("id").where("at", "<", at).orderBy("at").limit(most);
  const { numDeletedRows } = await query.deleteFrom("events").where("id", "in", old).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

async function bytesIn(query: Kysely<EventTables>): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select (page_count - freelist_count) * page_size as bytes
    from pragma_page_count, pragma_freelist_count, pragma_page_size`.execute(query);
  return rows[0]!.bytes;
}
