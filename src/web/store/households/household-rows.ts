import type { Memberships, Space } from "#sync/household-api.ts";
import { asWaiting, type DeviceTables, type HouseholdRow, type RecordRow } from "../device/device-database.ts";
import { recordExistingHouseholds } from "../owner/adoption.ts";
import { leavingHouseholds } from "./set-aside-facts.ts";

/** The row of a new household that is not on the server yet. */
export const newHouseholdRow = (id: string, space: Space): HouseholdRow => ({
  id,
  space,
  isOnServer: false,
  isOwner: true,
  site: null,
  epoch: null,
  seq: 0,
});

/**
 * Stores the households that the server lists for this account. Returns whether one of them is new here, or a pending
 * adoption now needs a decision.
 */
export async function applyMemberships(tables: DeviceTables, { site, households: all }: Memberships): Promise<boolean> {
  const leaving = await leavingHouseholds(
    tables,
    all.map(({ householdId }) => householdId),
  );
  const households = all.filter(({ householdId }) => !leaving.has(householdId));
  const known = await tables.households.get(households.map(({ householdId }) => [householdId]));
  const rows = households.map(({ householdId, space, role }, index) => ({
    ...(known[index] ?? { ...newHouseholdRow(householdId, space), missing: "everything" as const }),
    isOnServer: true,
    isOwner: role === "owner",
    site,
  }));
  await tables.households.put(rows);
  const isUndecided = await recordExistingHouseholds(tables, households);
  return isUndecided || known.includes(undefined);
}

/** Removes a household with its records and unsent changes from this device. */
export async function removeHousehold(tables: DeviceTables, household: string): Promise<void> {
  for (const table of [tables.records, tables.outbox]) {
    const rows = await table.all({ household });
    await table.remove(rows.map(({ id }) => [household, id]));
  }
  await tables.households.remove([[household]]);
}

/** Copies all live records, with the same ids, into a new household without history. In the given transaction. */
export async function copyHousehold(tables: DeviceTables, from: string, copy: string): Promise<void> {
  const records = await copyRecords(tables, from, copy);
  await tables.households.put([newHouseholdRow(copy, "shared")]);
  await tables.outbox.put(records.map((row) => asWaiting(row, null)));
}

/** Copies all or some live records to another household id, without creating a household. */
export async function copyRecords(
  tables: DeviceTables,
  from: string,
  to: string,
  isWanted: (row: RecordRow) => boolean = () => true,
): Promise<RecordRow[]> {
  const rows = await tables.records.all({ household: from });
  const live = rows.filter((row) => !row.record.deleted && isWanted(row));
  const records = live.map(({ id, record }) => asCopy(id, record, to));
  await tables.records.put(records);
  return records;
}

function asCopy<Row extends { version: number; restored?: number }>(id: string, record: Row, household: string) {
  const { restored: _, ...fields } = record;
  return { household, id, record: { ...fields, version: 0 } as unknown as Row };
}
