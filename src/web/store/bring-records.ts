import type { AnyRecord } from "#sync/record.ts";
import type { DeviceDatabase } from "./device/device-database.ts";
import { EditRefused } from "./keep-edits.ts";
import { waitsToBeSent } from "./outbox.ts";

export interface Bringing {
  /** How much of it the device has been given, from 0 to 1. */
  onProgress?(share: number): void;
  /** Leaves nothing of it behind. */
  signal?: AbortSignal;
}

/** Someone changed their mind while it was written. */
export class BringingEnded extends Error {
  override name = "BringingEnded";
}

const recordsAtOnce = 500;

/**
 * Writes many new records, all to be sent: in one transaction, so that a tab which closes in the middle leaves none of
 * them, and in parts, so that the page stays quick to answer. They are sound and at version 0.
 */
export const bringRecords = (
  database: Pick<DeviceDatabase, "write">,
  household: string,
  records: readonly AnyRecord[],
  { onProgress, signal }: Bringing,
): Promise<number> =>
  database.write(async (tables) => {
    if (!(await tables.households.get([[household]]))[0]) throw new EditRefused("household-gone");
    for (let at = 0; at < records.length; at += recordsAtOnce) {
      if (signal?.aborted) throw new BringingEnded();
      const rows = records.slice(at, at + recordsAtOnce).map((record) => ({ household, id: record.id, record }));
      await tables.records.put(rows);
      await tables.outbox.put(rows.map((row) => waitsToBeSent(row, null)));
      onProgress?.((at + rows.length) / records.length);
    }
    // The last moment to leave it: from here on the device has it.
    if (signal?.aborted) throw new BringingEnded();
    return tables.outbox.count();
  });
