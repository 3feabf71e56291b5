import type { AnyRecord } from "#sync/record.ts";
import { type Bringing, bringRecords, type NewRecords } from "../bring-records.ts";
import type { DeviceDatabase } from "../device/device-database.ts";
import type { Edit } from "../keep-edits.ts";
import { keepManyEdits } from "../keep-many-edits.ts";
import type { OpenPages } from "../replication/first-pull.ts";
import type { Way } from "../undo-history.ts";

export interface Kept {
  /** The records as they are kept; of deleted ones only that they are. */
  kept: AnyRecord[];
  unsent: number;
}

/** Writes very many records in one transaction: all of them or none. */
export interface ManyWriter {
  /** New ones. Answers how many records wait to be sent. */
  bring(household: string, records: NewRecords, options: Bringing): Promise<number>;
  /** Edits, or what takes them back. */
  keep(household: string, edits: readonly Edit[], way: Way): Promise<Kept>;
  /** Where the pages of a first pull are written, if not where they come in. */
  openPages?: OpenPages;
}

/** Writes from where it is called. */
export const writerOn = (database: Pick<DeviceDatabase, "write">): ManyWriter => ({
  bring: (household, records, options) => bringRecords(database, household, records, options),
  keep: (household, edits, way) =>
    database.write(async (tables) => ({
      kept: await keepManyEdits(tables, household, edits, way),
      unsent: await tables.outbox.count(),
    })),
});
