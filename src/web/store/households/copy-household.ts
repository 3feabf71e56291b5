import type { DeviceTables, RecordRow } from "../device/device-database.ts";
import { newHousehold } from "../household-rows.ts";
import { waitsToBeSent } from "../outbox.ts";

/**
 * One's own copy of a household, to keep when leaving it: every record as it is, under the same ids, in a household of
 * its own that has no history. In the transaction it is given.
 */
export async function copyHousehold(tables: DeviceTables, from: string, copy: string): Promise<void> {
  const records = await copyRecords(tables, from, copy);
  await tables.households.put([newHousehold(copy, "shared")]);
  await tables.outbox.put(records.map((row) => waitsToBeSent(row, null)));
}

/** The live records under another name, or some of them, which alone makes no household. */
export async function copyRecords(
  tables: DeviceTables,
  from: string,
  to: string,
  isWanted: (row: RecordRow) => boolean = () => true,
): Promise<RecordRow[]> {
  const rows = await tables.records.all({ household: from });
  const live = rows.filter((row) => !row.record.deleted && isWanted(row));
  const records = live.map(({ id, record }) => copied(id, record, to));
  await tables.records.put(records);
  return records;
}

function copied<Row extends { version: number; restored?: number }>(id: string, record: Row, household: string) {
  const { restored: _, ...fields } = record;
  return { household, id, record: { ...fields, version: 0 } as unknown as Row };
}
