import type { Space } from "#sync/household-api.ts";
import type { DeviceStore } from "../device-store.ts";
import { newHousehold } from "../household-rows.ts";
import { openHouseholdFact } from "../store-state.ts";

type Part = Pick<DeviceStore, "database" | "householdsChanged">;

/** Begins an empty household on this device and opens it. A private space is begun beside it, and never opened as one. */
export async function beginHousehold({ database, householdsChanged }: Part, space: Space): Promise<string> {
  const id = crypto.randomUUID();
  await database.write(async ({ households, facts }) => {
    await households.put([newHousehold(id, space)]);
    if (space === "shared") await facts.put([{ name: openHouseholdFact, value: id }]);
  });
  await householdsChanged();
  return id;
}

/** Shows another of one's households. */
export async function openHousehold({ database, householdsChanged }: Part, id: string): Promise<void> {
  await database.write(({ facts }) => facts.put([{ name: openHouseholdFact, value: id }]));
  await householdsChanged();
}
