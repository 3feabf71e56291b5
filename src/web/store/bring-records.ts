import { readRecord } from "#sync/read-record.ts";
import type { AnyRecord } from "#sync/record.ts";
import type { DeviceDatabase, DeviceTables, RecordRow } from "./device/device-database.ts";
import { EditRefused } from "./keep-edits.ts";
import { waitsToBeSent } from "./outbox.ts";

export interface Bringing {
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
export class BringingEnded extends Error {
  override name = "BringingEnded";
}

/** Few enough that a page which writes them stays quick to answer. */
const recordsAtOnce = 100;

/**
 * Writes many new records, all to be sent: in one transaction, so that a tab which closes in the middle leaves none of
 * them, and in parts, so that the page stays quick to answer. Each is checked as one that is typed.
 */
export const bringRecords = (
  database: Pick<DeviceDatabase, "write">,
  household: string,
  records: NewRecords,
  { onProgress, signal }: Bringing,
): Promise<number> =>
  database.write(async (tables) => {
    if (!(await tables.households.get([[household]]))[0]) throw new EditRefused("household-gone");
    let before: Promise<unknown> = Promise.resolve();
    for (let at = 0; at < records.length; at += recordsAtOnce) {
      if (signal?.aborted) throw new BringingEnded();
      const rows = records.slice(at, at + recordsAtOnce).map((record) => soundRow(household, record));
      const written = putRows(tables, rows);
      // The device is given the next part while it writes this one, so that neither waits for the other.
      await before;
      before = written;
      onProgress?.((at + rows.length) / records.length);
    }
    await before;
    // The last moment to leave it: from here on the device has it.
    if (signal?.aborted) throw new BringingEnded();
    return tables.outbox.count();
  });

function soundRow(household: string, record: AnyRecord): RecordRow {
  if (!readRecord(record).ok) throw new EditRefused("bad-fields");
  return { household, id: record.id, record };
}

function putRows({ records, outbox }: DeviceTables, rows: readonly RecordRow[]): Promise<unknown> {
  const written = Promise.all([records.put(rows), outbox.put(rows.map((row) => waitsToBeSent(row, null)))]);
  // Whoever waits hears of it; while the part before it fails nobody does.
  written.catch(() => {});
  return written;
}
