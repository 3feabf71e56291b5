import { createHash, randomUUID } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Kysely } from "kysely";
import { type BackupHeader, BackupProblem, backupEdition, backupFormat } from "./backup-format.ts";
import { isKept, presentTables, rowsOf } from "./backup-tables.ts";
import { connect, databaseOn, makeFolder, type Place, sqlitePath } from "./database.ts";
import { migrations, migrationsDone } from "./migrations.ts";
import { syncFolder } from "./sqlite.ts";
import type { Tables } from "./tables.ts";

export type RowCounts = Record<string, number>;

/** Writes everything the database holds at one moment to a file. The server may run meanwhile, and nobody waits. */
export async function backUp(place: Place, path: string, now = new Date()): Promise<RowCounts> {
  if (!place.databaseUrl && !existsSync(sqlitePath(place.dataDir)))
    throw new BackupProblem(`There is no database in DATA_DIR (${place.dataDir}).`);
  const database = databaseOn(connect(place));
  try {
    return await writeWhole(path, (draft) =>
      database.read(async (query) => {
        const header = await headerFor(query, now);
        const counts: RowCounts = {};
        await pipeline(Readable.from(linesOf(query, header, counts)), createGzip(), toFile(draft));
        return counts;
      }),
    );
  } finally {
    await database.close();
  }
}

/** Under another name until it is whole and on the disk: what has the name of a backup is one. */
async function writeWhole<T>(path: string, write: (draft: string) => Promise<T>): Promise<T> {
  const draft = `${path}.${randomUUID()}.part`;
  makeFolder(dirname(path));
  try {
    const result = await write(draft);
    await rename(draft, path);
    await syncFolder(path);
    return result;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

const toFile = (path: string) => createWriteStream(path, { flags: "wx", mode: 0o600, flush: true });

async function headerFor(query: Kysely<Tables>, now: Date): Promise<BackupHeader> {
  if (!(await presentTables(query)).includes("migrations"))
    throw new BackupProblem("The database holds nothing of Weekfold yet.");
  const done = await migrationsDone(query);
  if (done.some((name) => !migrations.some((migration) => migration.name === name)))
    throw new BackupProblem("The database was written by a newer Weekfold. Make the backup with that one.");
  return { format: backupFormat, edition: backupEdition, madeAt: now.toISOString(), migrations: done };
}

async function* linesOf(query: Kysely<Tables>, header: BackupHeader, counts: RowCounts): AsyncGenerator<string> {
  const hash = createHash("sha256");
  const hashed = (value: unknown) => {
    const line = `${JSON.stringify(value)}\n`;
    hash.update(line);
    return line;
  };
  yield hashed(header);
  for (const table of (await presentTables(query)).filter(isKept)) {
    counts[table] = 0;
    for await (const row of rowsOf(query, table)) {
      yield hashed([table, row]);
      counts[table] += 1;
    }
  }
  yield `${JSON.stringify({ rows: counts, sha256: hash.digest("hex") })}\n`;
}
