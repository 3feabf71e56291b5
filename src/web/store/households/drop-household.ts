import { err, ok, type Result } from "#domain/result.ts";
import type { DeviceStore } from "../device-store.ts";
import { removeHousehold } from "../household-rows.ts";
import { openHouseholdFact } from "../store-state.ts";
import { householdService } from "./household-service.ts";
import { owedDeletion } from "./set-aside-facts.ts";

type Part = Pick<DeviceStore, "database" | "status" | "householdsChanged">;

/** Takes back households that were begun here a moment ago, on the server too where it has them already. */
export async function dropHouseholds(
  { database, status, householdsChanged }: Part,
  ids: readonly string[],
  openAfter: string | null,
): Promise<Result<null, string>> {
  const rows = await database.read(({ households }) => households.get(ids.map((id) => [id])));
  for (const row of rows) {
    const gone = row?.isOnServer ? await householdService.deleteHousehold(row.id) : ok(null);
    if (!gone.ok && gone.problem !== "not-a-member") return err(gone.problem);
  }
  const deleted = new Set(rows.flatMap((row) => (row?.isOnServer ? row.id : [])));
  // One that is only now beginning there would come back with the server's list: its deletion is owed from this moment.
  const owed = status.get() === "here-only" ? [] : ids.filter((id) => !deleted.has(id));
  await database.write(async (tables) => {
    for (const id of ids) await removeHousehold(tables, id);
    await tables.facts.put(owed.map(owedDeletion));
    if (openAfter !== null) await tables.facts.put([{ name: openHouseholdFact, value: openAfter }]);
  });
  await householdsChanged();
  return ok(null);
}
