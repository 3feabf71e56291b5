import type { Space } from "#sync/household-api.ts";
import type { AnyRecord } from "#sync/record.ts";
import { newUuid } from "#web/platform/new-id.ts";
import type { DeviceTables } from "../device/device-database.ts";
import type { DeviceStore } from "../device-store.ts";
import { persistEdits } from "../persist-edits.ts";
import { openHouseholdFact } from "../store-state.ts";
import { newHouseholdRow } from "./household-rows.ts";

type Part = Pick<DeviceStore, "database" | "householdsChanged">;

/** Creates a household with its first records in one transaction, and opens it, unless it is a private space. */
export async function beginHousehold(
  { database, householdsChanged }: Part,
  space: Space,
  records: readonly AnyRecord[] = [],
): Promise<string> {
  const id = newUuid();
  await database.write((tables) => begin(tables, id, space, records));
  await householdsChanged();
  return id;
}

/** Creates the first shared household if there is none yet: two tabs at the same moment create only one. */
export async function beginFirstHousehold(
  { database, householdsChanged }: Part,
  records: () => readonly AnyRecord[],
): Promise<void> {
  await database.write(async (tables) => {
    const households = await tables.households.all();
    if (households.some(({ space }) => space === "shared")) return;
    await begin(tables, newUuid(), "shared", records());
  });
  await householdsChanged();
}

async function begin(tables: DeviceTables, id: string, space: Space, records: readonly AnyRecord[]): Promise<void> {
  await tables.households.put([newHouseholdRow(id, space)]);
  await persistEdits(
    tables,
    id,
    records.map((after) => ({ before: undefined, after })),
  );
  if (space === "shared") await tables.facts.put([{ name: openHouseholdFact, value: id }]);
}

/** Switches to another household. */
export async function openHousehold({ database, householdsChanged }: Part, id: string): Promise<void> {
  await database.write(({ facts }) => facts.put([{ name: openHouseholdFact, value: id }]));
  await householdsChanged();
}
