import type { AnyRecord } from "#sync/record.ts";
import { type Bringing, bringRecords } from "../bring-records.ts";
import type { DeviceDatabase } from "../device/device-database.ts";
import { type Edit, keepManyEdits } from "../keep-edits.ts";

export interface Kept {
  /** The records as they are kept. */
  kept: AnyRecord[];
  unsent: number;
}

/** Writes very many records in one transaction: all of them or none. */
export interface ManyWriter {
  /** New ones. Answers how many records wait to be sent. */
  bring(household: string, records: readonly AnyRecord[], options: Bringing): Promise<number>;
  /** Edits, each turned as asked. */
  keep(household: string, edits: readonly Edit[], turned: (edit: Edit) => Edit): Promise<Kept>;
}

/** Writes from where it is called. */
export const writerOn = (database: Pick<DeviceDatabase, "write">): ManyWriter => ({
  bring: (household, records, options) => bringRecords(database, household, records, options),
  keep: (household, edits, turned) =>
    database.write(async (tables) => ({
      kept: await keepManyEdits(tables, household, edits, turned),
      unsent: await tables.outbox.count(),
    })),
});
