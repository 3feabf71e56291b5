import { err, ok, type Result } from "#domain/result.ts";
import type { Space } from "#sync/household-api.ts";
import type { AnyRecord } from "#sync/record.ts";
import { householdService } from "#web/backends/household-service.ts";
import { newUuid } from "#web/platform/new-id.ts";
import { asWaiting } from "../device/device-database.ts";
import type { DeviceStore } from "../device-store.ts";
import { openHouseholdFact } from "../store-state.ts";
import { newHouseholdRow, removeHousehold } from "./household-rows.ts";
import { owedDeletion } from "./set-aside-facts.ts";

type ImportStore = Pick<DeviceStore, "database" | "householdsChanged">;

export interface HouseholdToImport {
  space: Space;
  /** Live and at version 0. */
  records: readonly AnyRecord[];
}

/** The fact that marks a household while its records are written: incomplete households have no row and never show. */
const unfinishedPrefix = "importing:";
const recordsAtOnce = 500;

/** Creates households with the given records: all or none. Returns their ids. */
export async function importHouseholds(
  store: ImportStore,
  given: readonly HouseholdToImport[],
  { now, onProgress }: { now: number; onProgress(done: number): void },
): Promise<string[]> {
  const parts = given.map((household) => ({ ...household, id: newUuid() }));
  const ids = parts.map(({ id }) => id);
  await removeUnfinishedImports(store, (since) => now - since > abandonedAfterMs);
  try {
    await writeRecords(store, parts, now, onProgress);
    await showImported(store, parts);
  } catch (error) {
    await removeUnfinishedImports(store, (_, id) => ids.includes(id)).catch(() => {});
    throw error;
  }
  await store.householdsChanged();
  return ids;
}

type NamedPart = HouseholdToImport & { id: string };

async function writeRecords(
  { database }: ImportStore,
  parts: readonly NamedPart[],
  now: number,
  onProgress: (done: number) => void,
) {
  const total = parts.reduce((sum, { records }) => sum + records.length, 0);
  let written = 0;
  for (const { id: household, records } of parts) {
    for (let at = 0; at === 0 || at < records.length; at += recordsAtOnce) {
      const rows = records.slice(at, at + recordsAtOnce).map((record) => ({ household, id: record.id, record }));
      await database.write(async (tables) => {
        await tables.facts.put([{ name: unfinishedPrefix + household, value: String(now) }]);
        await tables.records.put(rows);
        await tables.outbox.put(rows.map((row) => asWaiting(row, null)));
      });
      written += rows.length;
      onProgress(total === 0 ? 1 : written / total);
    }
  }
}

/** Turns them into regular households. */
async function showImported({ database }: ImportStore, parts: readonly NamedPart[]): Promise<void> {
  await database.write(async ({ households, facts }) => {
    const names = parts.map(({ id }) => [unfinishedPrefix + id]);
    if ((await facts.get(names)).includes(undefined)) throw new Error("the import was given up meanwhile");
    await households.put(parts.map(({ id, space }) => newHouseholdRow(id, space)));
    await facts.remove(names);
    const opened = parts.find(({ space }) => space === "shared");
    if (opened) await facts.put([{ name: openHouseholdFact, value: opened.id }]);
  });
}

const abandonedAfterMs = 3_600_000;

/** Removes what an interrupted import left, as when the browser was closed during it. */
async function removeUnfinishedImports(
  { database }: ImportStore,
  isOver: (since: number, id: string) => boolean,
): Promise<void> {
  await database.write(async (tables) => {
    for (const { name, value } of await tables.facts.all()) {
      const id = name.slice(unfinishedPrefix.length);
      if (!name.startsWith(unfinishedPrefix) || !isOver(Number(value), id)) continue;
      await removeHousehold(tables, id);
      await tables.facts.remove([[name]]);
    }
  });
}

type DropStore = Pick<DeviceStore, "database" | "status" | "householdsChanged">;

/** Undoes an import: removes the new households, on the server too if it has them already. */
export async function dropHouseholds(
  { database, status, householdsChanged }: DropStore,
  ids: readonly string[],
  openAfter: string | null,
): Promise<Result<null, string>> {
  const rows = await database.read(({ households }) => households.get(ids.map((id) => [id])));
  for (const row of rows) {
    const response = row?.isOnServer ? await householdService.deleteHousehold(row.id) : ok(null);
    if (!response.ok && response.problem !== "not-a-member") return err(response.problem);
  }
  const deleted = new Set(rows.flatMap((row) => (row?.isOnServer ? row.id : [])));
  // One that the server is just creating would come back with its list, so its deletion is queued.
  const owed = status.get() === "here-only" ? [] : ids.filter((id) => !deleted.has(id));
  await database.write(async (tables) => {
    for (const id of ids) await removeHousehold(tables, id);
    await tables.facts.put(owed.map(owedDeletion));
    if (openAfter !== null) await tables.facts.put([{ name: openHouseholdFact, value: openAfter }]);
  });
  await householdsChanged();
  return ok(null);
}
