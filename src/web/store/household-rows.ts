import type { Memberships, Space } from "#sync/household-api.ts";
import type { DeviceTables, HouseholdRow } from "./device/device-database.ts";
import { leavingHouseholds } from "./households/set-aside-facts.ts";
import { noteMeetings } from "./owner/meeting.ts";

/** A household that begins on this device; the server is told when there is one. */
export const newHousehold = (id: string, space: Space): HouseholdRow => ({
  ...{ id, space },
  isOnServer: false,
  isOwner: true,
  site: null,
  epoch: null,
  seq: 0,
});

/**
 * Notes which households the server has for this person. Answers whether this device did not know one of them, or knows
 * only now that one of its own has met them.
 */
export async function noteMemberships(tables: DeviceTables, { site, households: all }: Memberships): Promise<boolean> {
  const leaving = await leavingHouseholds(
    tables,
    all.map(({ householdId }) => householdId),
  );
  const households = all.filter(({ householdId }) => !leaving.has(householdId));
  const known = await tables.households.get(households.map(({ householdId }) => [householdId]));
  const rows = households.map(({ householdId, space, role }, index) => ({
    ...(known[index] ?? { ...newHousehold(householdId, space), missing: "everything" as const }),
    isOnServer: true,
    isOwner: role === "owner",
    site,
  }));
  await tables.households.put(rows);
  const isMet = await noteMeetings(tables, households);
  return isMet || known.includes(undefined);
}

/** Takes a household off this device, with everything in it and everything unsent. */
export async function removeHousehold(tables: DeviceTables, household: string): Promise<void> {
  for (const table of [tables.records, tables.outbox]) {
    const rows = await table.all({ household });
    await table.remove(rows.map(({ id }) => [household, id]));
  }
  await tables.households.remove([[household]]);
}
