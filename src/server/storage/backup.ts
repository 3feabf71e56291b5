import { createHash, type Hash, randomUUID } from "node:crypto";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline as pipe, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { type Kysely, sql } from "kysely";
import * as v from "valibot";
import { connect, databaseOn, makeFolder, type Place, sqlitePath } from "./database.ts";
import { migrations, migrationsDone } from "./migrations.ts";
import { syncFolder } from "./sqlite.ts";
import type { Tables } from "./tables.ts";

/**
 * A backup is gzipped lines of JSON: the header, every row as `["table", {…}]`, and the footer with the row counts and the
 * SHA-256 of everything before it. It does not depend on the engine, so it restores into any.
 */
const backupFormat = "weekfold-backup";
const backupEdition = 1;

const headerSchema = v.object({
  format: v.literal(backupFormat),
  edition: v.literal(backupEdition),
  madeAt: v.string(),
  /** The migrations that the database had; a restore begins with the same. */
  migrations: v.array(v.string()),
});

export type BackupHeader = v.InferOutput<typeof headerSchema>;

const rowSchema = v.strictTuple([v.string(), v.record(v.string(), v.union([v.string(), v.number(), v.null()]))]);

export type BackupRow = v.InferOutput<typeof rowSchema>;

const footerSchema = v.object({ rows: v.record(v.string(), v.number()), sha256: v.string() });

/** A problem that the operator can fix, with a message for them. */
export class BackupProblem extends Error {
  override name = "BackupProblem";
}

/** Far more than any row needs; without a limit a malicious file could fill the memory. */
const maxLineLength = 16_777_216;

const newline = 0x0a;

/** The lines of a compressed file, one at a time. A last line without a newline is dropped. */
async function* readLines(path: string): AsyncGenerator<string> {
  let rest: Buffer[] = [];
  let length = 0;
  for await (const chunk of unzipped(path)) {
    let from = 0;
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, from)) {
      yield Buffer.concat([...rest, chunk.subarray(from, at)]).toString();
      rest = [];
      length = 0;
      from = at + 1;
    }
    rest.push(chunk.subarray(from));
    length += chunk.length - from;
    if (length > maxLineLength) throw new BackupProblem(`${path} was changed or damaged after it was made.`);
  }
}

async function* unzipped(path: string): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  // An error reaches the reader of the last stream.
  pipe(createReadStream(path), gunzip, () => {});
  try {
    for await (const chunk of gunzip) yield chunk as Buffer;
  } catch (error) {
    throw new BackupProblem(messageFor(path, error as NodeJS.ErrnoException, gunzip.bytesWritten));
  }
}

function messageFor(path: string, { code, message }: NodeJS.ErrnoException, bytesRead: number): string {
  if (code === "ENOENT") return `There is no file ${path}.`;
  if (code === "Z_BUF_ERROR") return `${path} ends too early: it was not written or copied whole.`;
  if (code?.startsWith("Z_"))
    return message === "incorrect header check" && bytesRead <= 65_536
      ? `${path} is not a backup of Weekfold's database.`
      : `${path} was changed or damaged after it was made.`;
  return `${path} can't be read (${code}).`;
}

type Row = Record<string, unknown>;

/**
 * What a backup does with each table: it stores the rows ordered by the given key, or leaves them out, so that the table is
 * empty after a restore (secrets that grant access, mails that would be sent twice). A new table must be added here to compile.
 */
const tablePlan = {
  migrations: "in the header",
  site_facts: ["name"],
  households: ["id"],
  members: ["household_id", "uid"],
  documents: ["household_id", "id"],
  changes: ["household_id", "seq"],
  lost_versions: ["household_id", "after_version"],
  invitations: ["household_id", "id"],
  erasures: ["id"],
  mails: "revoked",
  contact_messages: ["id"],
  reminders: ["uid"],
  people: ["id"],
  sign_ins: ["id"],
  passkeys: ["id"],
  second_factors: ["id"],
  account_events: ["id"],
  sessions: "revoked",
  verifications: "revoked",
  attempts: "revoked",
} as const satisfies { [Name in keyof Tables]: readonly (keyof Tables[Name])[] | "in the header" | "revoked" };

export type TableName = keyof Tables;

/** Later ones may refer to earlier ones. */
const allTables = Object.keys(tablePlan) as TableName[];

export const isBackedUp = (name: string): name is TableName =>
  Object.hasOwn(tablePlan, name) && typeof tablePlan[name as TableName] !== "string";

/** The tables that this database has: one of an earlier release has fewer. */
export async function existingTables(query: Kysely<Tables>): Promise<TableName[]> {
  const names = new Set((await query.introspection.getTables()).map(({ name }) => name));
  return allTables.filter((name) => names.has(name));
}

const rowBatch = 200;

/** All rows of a table, ordered by its key and page by page. Run it in `read`: all pages must see one snapshot. */
async function* rowsOf(query: Kysely<Tables>, table: TableName): AsyncGenerator<Row> {
  const key = tablePlan[table] as readonly string[];
  const columns = sql.join(key.map((name) => sql.ref(name)));
  let after = sql``;
  for (;;) {
    const page = sql<Row>`select * from ${sql.table(table)} ${after} order by ${columns} limit ${sql.lit(rowBatch)}`;
    const { rows } = await page.execute(query);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < rowBatch) return;
    after = sql`where (${columns}) > (${sql.join(key.map((name) => last[name]))})`;
  }
}

interface Backup {
  header: BackupHeader;
  /** Read it to the end: only the footer proves that the file is complete and unchanged. */
  rows: AsyncGenerator<BackupRow>;
}

export async function openBackup(path: string): Promise<Backup> {
  const lines = readLines(path);
  const first = await lines.next();
  const headerLine = first.done ? "" : first.value;
  return { header: readHeader(path, headerLine), rows: rowsAfter(path, headerLine, lines) };
}

const isChanged = (path: string) => new BackupProblem(`${path} was changed or damaged after it was made.`);

function readHeader(path: string, line: string): BackupHeader {
  const parsed = parse(line) as { format?: unknown; edition?: unknown } | null;
  if (parsed?.format !== backupFormat) throw new BackupProblem(`${path} is not a backup of Weekfold's database.`);
  if (typeof parsed.edition === "number" && parsed.edition > backupEdition)
    throw new BackupProblem(`${path} was made by a newer Weekfold. Restore it with that one.`);
  const header = v.safeParse(headerSchema, parsed);
  if (!header.success) throw isChanged(path);
  return header.output;
}

async function* rowsAfter(path: string, headerLine: string, lines: AsyncGenerator<string>): AsyncGenerator<BackupRow> {
  const hash = createHash("sha256").update(`${headerLine}\n`);
  const counts: Record<string, number> = {};
  for await (const line of lines) {
    if (!line.startsWith("[")) {
      const isLast = (await lines.next()).done;
      if (isLast && isRightFooter(line, counts, hash)) return;
      throw isChanged(path);
    }
    const row = v.safeParse(rowSchema, parse(line));
    if (!row.success) throw isChanged(path);
    hash.update(`${line}\n`);
    counts[row.output[0]] = (counts[row.output[0]] ?? 0) + 1;
    yield row.output;
  }
  throw new BackupProblem(`${path} ends too early: it was not written or copied whole.`);
}

function isRightFooter(line: string, counts: Record<string, number>, hash: Hash): boolean {
  const footer = v.safeParse(footerSchema, parse(line));
  if (!footer.success || footer.output.sha256 !== hash.digest("hex")) return false;
  return Object.entries(footer.output.rows).every(([table, count]) => (counts[table] ?? 0) === count);
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

type RowCounts = Record<string, number>;

/** Writes a snapshot of the database to a file. The server may run meanwhile, and nobody waits. */
export async function backUp(place: Place, path: string, now = new Date()): Promise<RowCounts> {
  if (!place.databaseUrl && !existsSync(sqlitePath(place.dataDir)))
    throw new BackupProblem(`There is no database in DATA_DIR (${place.dataDir}).`);
  const database = databaseOn(connect(place));
  try {
    return await writeAtomically(path, (draft) =>
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

/** Writes under a temporary name until the file is complete and on the disk. */
async function writeAtomically<T>(path: string, write: (draft: string) => Promise<T>): Promise<T> {
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
  if (!(await existingTables(query)).includes("migrations"))
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
  for (const table of (await existingTables(query)).filter(isBackedUp)) {
    counts[table] = 0;
    for await (const row of rowsOf(query, table)) {
      yield hashed([table, row]);
      counts[table] += 1;
    }
  }
  yield `${JSON.stringify({ rows: counts, sha256: hash.digest("hex") })}\n`;
}
