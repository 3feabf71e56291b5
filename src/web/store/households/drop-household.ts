import { err, ok, type Result } from "#domain/result.ts";
import type { DeviceStore } from "../device-store.ts";
import { removeHousehold } from "../household-rows.ts";
import { openHouseholdFact } from "../store-state.ts";
import { householdService } from "./household-service.ts";

type Part = Pick<DeviceStore, "database" | "householdsChanged">;

/** Takes back households that were begun here a moment ago, on the server too where it has them already. */
export async function dropHouseholds(
  { database, householdsChanged }: Part,
  ids: readonly string[],
  openAfter: string | null,
): Promise<Result<null, string>> {
  const rows = await database.read(({ households }) => households.get(ids.map((id) => [id])));
  for (const row of rows) {
    const gone = row?.isOnServer ? await householdService.deleteHousehold(row.id) : ok(null);
    if (!gone.ok && gone.problem !== "not-a-member") return err(gone.problem);
  }
  await database.write(async (tables) => {
    for (const id of ids) await removeHousehold(tables, id);
    if (openAfter !== null) await tables.facts.put([{ name: openHouseholdFact, value: openAfter }]);
  });
  await householdsChanged();
  return ok(null);
}
