import type { Membership, Space } from "#sync/household-api.ts";
import type { DeviceTables, HouseholdRow } from "./device/device-database.ts";

/** A household that begins on this device; the server is told when there is one. */
export const newHousehold = (id: string, space: Space): HouseholdRow => ({
  ...{ id, space },
  isOnServer: false,
  epoch: null,
  seq: 0,
});

/** Notes households that the server has and this device does not know yet. Answers whether there were any. */
export async function noteMemberships(tables: DeviceTables, memberships: readonly Membership[]): Promise<boolean> {
  const known = await tables.households.get(memberships.map(({ householdId }) => [householdId]));
  const added = memberships.filter((_, index) => !known[index]);
  await tables.households.put(
    added.map(({ householdId, space }) => ({ ...newHousehold(householdId, space), isOnServer: true })),
  );
  return added.length > 0;
}

/** Takes a household off this device, with everything in it and everything unsent. */
export async function removeHousehold(tables: DeviceTables, household: string): Promise<void> {
  for (const table of [tables.records, tables.outbox]) {
    const rows = await table.all({ household });
    await table.remove(rows.map(({ id }) => [household, id]));
  }
  await tables.households.remove([[household]]);
}
