import { createHash, type Hash } from "node:crypto";
import * as v from "valibot";
import {
  type BackupHeader,
  BackupProblem,
  type BackupRow,
  backupEdition,
  backupFormat,
  footerSchema,
  headerSchema,
  rowSchema,
} from "./backup-format.ts";
import { linesIn } from "./backup-lines.ts";

export interface Backup {
  header: BackupHeader;
  /** To be read to the end: only there it is known that the file is whole and as it was made. */
  rows: AsyncGenerator<BackupRow>;
}

export async function openBackup(path: string): Promise<Backup> {
  const lines = linesIn(path);
  const first = await lines.next();
  const headerLine = first.done ? "" : first.value;
  return { header: readHeader(path, headerLine), rows: rowsAfter(path, headerLine, lines) };
}

const isChanged = (path: string) => new BackupProblem(`${path} was changed or damaged after it was made.`);

function readHeader(path: string, line: string): BackupHeader {
  const given = parse(line) as { format?: unknown; edition?: unknown } | null;
  if (given?.format !== backupFormat) throw new BackupProblem(`${path} is not a backup of Weekfold's database.`);
  if (typeof given.edition === "number" && given.edition > backupEdition)
    throw new BackupProblem(`${path} was made by a newer Weekfold. Restore it with that one.`);
  const header = v.safeParse(headerSchema, given);
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
