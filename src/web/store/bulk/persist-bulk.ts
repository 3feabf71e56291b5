import { isSameValue } from "#sync/merge-same-value.ts";
import { readRecord } from "#sync/read-record.ts";
import type { AnyRecord } from "#sync/record.ts";
import {
  asWaiting,
  type DeviceDatabase,
  type DeviceTables,
  type Key,
  type OutboxRow,
  type RecordRow,
} from "../device/device-database.ts";
import {
  type CurrentRows,
  type Edit,
  EditRefused,
  keysFor,
  mergeEdits,
  putMergedRows,
  readCurrent,
  requireHousehold,
} from "../persist-edits.ts";
import type { OpenPullWriter } from "../sync/pull.ts";
import { type Direction, inDirection } from "../undo-history.ts";

interface PersistedEdits {
  /** The records as they are kept; of deleted ones only that they are. */
  persisted: AnyRecord[];
  unsent: number;
}

/** Writes very many records in one transaction: all of them or none. */
export interface BulkWriter {
  /** New ones. Answers how many records wait to be sent. */
  importRecords(household: string, records: NewRecords, options: ImportOptions): Promise<number>;
  /** Edits, or what takes them back. */
  persistEdits(household: string, edits: readonly Edit[], way: Direction): Promise<PersistedEdits>;
  /** Where the pages of a first pull are written, if not where they come in. */
  openPullWriter?: OpenPullWriter;
}

/** Writes from where it is called. */
export const createBulkWriter = (database: Pick<DeviceDatabase, "write">): BulkWriter => ({
  importRecords: (household, records, options) => importRecords(database, household, records, options),
  persistEdits: (household, edits, way) =>
    database.write(async (tables) => ({
      kept: await persistBulkEdits(tables, household, edits, way),
      unsent: await tables.outbox.count(),
    })),
});

export interface ImportOptions {
  /** How much of it the device has been given, from 0 to 1. */
  onProgress?(share: number): void;
  /** Leaves nothing of it behind. */
  signal?: AbortSignal;
}

/**
 * New records, had part by part and the same each time: an array, or what makes them when they are asked for, so that very
 * many need not stand in the page while the device writes them.
 */
export type NewRecords = Pick<readonly AnyRecord[], "length" | "slice">;

/** Someone changed their mind while it was written. */
export class ImportCanceled extends Error {
  override name = "ImportCanceled";
}

/** Few enough that a page which writes them stays quick to answer. */
const importChunkSize = 100;

/**
 * Writes many new records, all to be sent: in one transaction, so that a tab which closes in the middle leaves none of
 * them, and in parts, so that the page stays quick to answer. Each is checked as one that is typed.
 */
const importRecords = (
  database: Pick<DeviceDatabase, "write">,
  household: string,
  records: NewRecords,
  { onProgress, signal }: ImportOptions,
): Promise<number> =>
  database.write(async (tables) => {
    if (!(await tables.households.get([[household]]))[0]) throw new EditRefused("household-gone");
    let before: Promise<unknown> = Promise.resolve();
    for (let at = 0; at < records.length; at += importChunkSize) {
      if (signal?.aborted) throw new ImportCanceled();
      const rows = records.slice(at, at + importChunkSize).map((record) => validRow(household, record));
      const written = putImportedRows(tables, rows);
      // The device is given the next part while it writes this one, so that neither waits for the other.
      await before;
      before = written;
      onProgress?.((at + rows.length) / records.length);
    }
    await before;
    // The last moment to leave it: from here on the device has it.
    if (signal?.aborted) throw new ImportCanceled();
    return tables.outbox.count();
  });

function validRow(household: string, record: AnyRecord): RecordRow {
  if (!readRecord(record).ok) throw new EditRefused("bad-fields");
  return { household, id: record.id, record };
}

function putImportedRows({ records, outbox }: DeviceTables, rows: readonly RecordRow[]): Promise<unknown> {
  const written = Promise.all([records.put(rows), outbox.put(rows.map((row) => asWaiting(row, null)))]);
  // Whoever waits hears of it; while the part before it fails nobody does.
  written.catch(() => {});
  return written;
}

/** Few enough that a page which writes them stays quick to answer. */
const editChunkSize = 100;

/** Keeps very many in the same transaction, part by part. The next part is read while the device writes the one before. */
export async function persistBulkEdits(
  tables: DeviceTables,
  household: string,
  edits: readonly Edit[],
  way: Direction,
): Promise<AnyRecord[]> {
  await requireHousehold(tables, household);
  const kept: AnyRecord[] = [];
  const announced: Promise<readonly AnyRecord[]>[] = [];
  let before: Promise<unknown> = Promise.resolve();
  for (let at = 0; at < edits.length; at += editChunkSize) {
    const part = edits.slice(at, at + editChunkSize);
    // What failed first says why: by it everything fails that follows in the transaction.
    const found = await readCurrent(tables, household, part).catch((error: unknown) =>
      before.then(() => Promise.reject(error)),
    );
    await before;
    const written = writeChunk(tables, household, part, way, found);
    before = written.done;
    // Whoever waits hears of it; while the next part is read nobody does.
    before.catch(() => {});
    kept.push(...written.kept);
    announced.push(written.done);
  }
  await before;
  return [...kept, ...(await Promise.all(announced)).flat()];
}

interface WrittenChunk {
  kept: readonly AnyRecord[];
  /** The announcements of what the edits overrode. */
  done: Promise<readonly AnyRecord[]>;
}

function writeChunk(
  tables: DeviceTables,
  household: string,
  edits: readonly Edit[],
  way: Direction,
  found: CurrentRows,
): WrittenChunk {
  const asked = edits.map((edit) => inDirection(edit, way));
  const isUnmade = way === "back" && edits.every((edit, at) => isLocalOnly(edit, found.stored[at], found.waiting[at]));
  if (isUnmade) return { kept: asked.map(({ after }) => after), done: removeRows(tables, keysFor(household, edits)) };
  const rows = mergeEdits(household, asked, found);
  return { kept: rows.records.map(({ record }) => record), done: putMergedRows(tables, household, rows) };
}

/**
 * A new record as it was brought, which no server has heard of. Taken back it is gone as if it had never been: nothing says
 * that it is deleted, and a long import is taken back as quickly as its rows can be removed.
 */
const isLocalOnly = ({ before, after }: Edit, stored: RecordRow | undefined, waiting: OutboxRow | undefined): boolean =>
  before === undefined && stored?.record.version === 0 && isSameValue(stored.record, after) && isUnsent(waiting);

const isUnsent = (waiting: OutboxRow | undefined): boolean =>
  !waiting || (waiting.state !== "sent" && waiting.base === null);

async function removeRows(tables: DeviceTables, keys: readonly Key[]): Promise<readonly AnyRecord[]> {
  await tables.records.remove(keys);
  await tables.outbox.remove(keys);
  return [];
}
