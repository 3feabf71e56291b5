import { isSameValue } from "#sync/merge.ts";
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
  /** The records as stored; deleted ones may lack what a merge changed. */
  persisted: AnyRecord[];
  unsent: number;
}

/** Writes a large number of records in one transaction: all or none. */
export interface BulkWriter {
  /** Stores new records. Returns the number of unsent records. */
  importRecords(household: string, records: NewRecords, options: ImportOptions): Promise<number>;
  /** Stores edits, or undoes them. */
  persistEdits(household: string, edits: readonly Edit[], direction: Direction): Promise<PersistedEdits>;
  /** Opens a writer for the pages of a first pull; defaults to one on this thread. */
  openPullWriter?: OpenPullWriter;
}

/** Writes on the current thread. */
export const createBulkWriter = (database: Pick<DeviceDatabase, "write">): BulkWriter => ({
  importRecords: (household, records, options) => importRecords(database, household, records, options),
  persistEdits: (household, edits, direction) =>
    database.write(async (tables) => ({
      persisted: await persistBulkEdits(tables, household, edits, direction),
      unsent: await tables.outbox.count(),
    })),
});

export interface ImportOptions {
  /** The share that was passed to the device, from 0 to 1. */
  onProgress?(share: number): void;
  /** Cancels the import; nothing of it is stored. */
  signal?: AbortSignal;
  /** Changes of existing records that belong to the import: stored, shown and undone with it. */
  changes?: readonly Edit[];
}

/**
 * New records: an array, or an object that creates the same records each time a slice is read, so that a large import
 * doesn't have to be in memory while it is written.
 */
export type NewRecords = Pick<readonly AnyRecord[], "length" | "slice">;

/** The user canceled the import. */
export class ImportCanceled extends Error {
  override name = "ImportCanceled";
}

/** Small enough not to block the main thread. */
const chunkSize = 100;

/**
 * Stores many new records and queues them to be sent: in one transaction, so that a tab that closes midway leaves none of
 * them, and in chunks, so that the main thread stays free. Each is validated.
 */
const importRecords = (
  database: Pick<DeviceDatabase, "write">,
  household: string,
  records: NewRecords,
  { onProgress, signal, changes = [] }: ImportOptions,
): Promise<number> =>
  database.write(async (tables) => {
    if (!(await tables.households.get([[household]]))[0]) throw new EditRefused("household-gone");
    let before: Promise<unknown> = Promise.resolve();
    for (let at = 0; at < records.length; at += chunkSize) {
      if (signal?.aborted) throw new ImportCanceled();
      const rows = records.slice(at, at + chunkSize).map((record) => validRow(household, record));
      const written = putImportedRows(tables, rows);
      // The next chunk is prepared while the device writes this one.
      await before;
      before = written;
      onProgress?.((at + rows.length) / records.length);
    }
    await before;
    if (changes.length > 0) await persistBulkEdits(tables, household, changes, "forward");
    // Last chance to cancel: the transaction commits after this.
    if (signal?.aborted) throw new ImportCanceled();
    return tables.outbox.count();
  });

function validRow(household: string, record: AnyRecord): RecordRow {
  if (!readRecord(record).ok) throw new EditRefused("bad-fields");
  return { household, id: record.id, record };
}

function putImportedRows({ records, outbox }: DeviceTables, rows: readonly RecordRow[]): Promise<unknown> {
  const written = Promise.all([records.put(rows), outbox.put(rows.map((row) => asWaiting(row, null)))]);
  // Not unhandled: the caller awaits it, unless the previous chunk fails first.
  written.catch(() => {});
  return written;
}

/** Stores edits in chunks, in the given transaction. The next chunk is read while the device writes the previous one. */
export async function persistBulkEdits(
  tables: DeviceTables,
  household: string,
  edits: readonly Edit[],
  direction: Direction,
): Promise<AnyRecord[]> {
  await requireHousehold(tables, household);
  const stored: AnyRecord[] = [];
  const announced: Promise<readonly AnyRecord[]>[] = [];
  let before: Promise<unknown> = Promise.resolve();
  for (let at = 0; at < edits.length; at += chunkSize) {
    const part = edits.slice(at, at + chunkSize);
    // The first failure is the cause: everything after it in the transaction fails too.
    const found = await readCurrent(tables, household, part).catch((error: unknown) =>
      before.then(() => Promise.reject(error)),
    );
    await before;
    const written = writeChunk(tables, household, part, direction, found);
    before = written.done;
    // Not unhandled: it is awaited, but only after the next chunk was read.
    before.catch(() => {});
    stored.push(...written.stored);
    announced.push(written.done);
  }
  await before;
  return [...stored, ...(await Promise.all(announced)).flat()];
}

interface WrittenChunk {
  stored: readonly AnyRecord[];
  /** The announcements of overridden values. */
  done: Promise<readonly AnyRecord[]>;
}

function writeChunk(
  tables: DeviceTables,
  household: string,
  edits: readonly Edit[],
  direction: Direction,
  found: CurrentRows,
): WrittenChunk {
  const wanted = edits.map((edit) => inDirection(edit, direction));
  const isRemovable =
    direction === "backward" && edits.every((edit, at) => isLocalOnly(edit, found.stored[at], found.waiting[at]));
  if (isRemovable)
    return { stored: wanted.map(({ after }) => after), done: removeRows(tables, keysFor(household, edits)) };
  const rows = mergeEdits(household, wanted, found);
  return { stored: rows.records.map(({ record }) => record), done: putMergedRows(tables, household, rows) };
}

/**
 * An unchanged new record that was never sent. Undoing it removes its rows, without a deleted record to send, so that
 * undoing a long import is as fast as deleting rows.
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
