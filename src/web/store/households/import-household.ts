import type { Space } from "#sync/household-api.ts";
import type { AnyRecord } from "#sync/record.ts";
import type { DeviceStore } from "../device-store.ts";
import { newHousehold, removeHousehold } from "../household-rows.ts";
import { newUuid } from "../new-uuid.ts";
import { waitsToBeSent } from "../outbox.ts";
import { openHouseholdFact } from "../store-state.ts";

type Part = Pick<DeviceStore, "database" | "householdsChanged">;

export interface HouseholdToImport {
  space: Space;
  /** Live and at version 0. */
  records: readonly AnyRecord[];
}

/** While its records are being written, a household is known by this alone: nothing half-written is ever shown. */
const importPrefix = "importing:";
const recordsAtOnce = 500;

/** Begins households with records of their own, beside those that are here. Answers their ids. All of them or none. */
export async function importHouseholds(
  store: Part,
  given: readonly HouseholdToImport[],
  { now, onProgress }: { now: number; onProgress(done: number): void },
): Promise<string[]> {
  const parts = given.map((household) => ({ ...household, id: newUuid() }));
  const ids = parts.map(({ id }) => id);
  await forgetImports(store, (since) => now - since > longestImport);
  try {
    await writeRecords(store, parts, now, onProgress);
    await show(store, parts);
  } catch (error) {
    await forgetImports(store, (_, id) => ids.includes(id)).catch(() => {});
    throw error;
  }
  await store.householdsChanged();
  return ids;
}

type NamedPart = HouseholdToImport & { id: string };

async function writeRecords(
  { database }: Part,
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
        await tables.facts.put([{ name: importPrefix + household, value: String(now) }]);
        await tables.records.put(rows);
        await tables.outbox.put(rows.map((row) => waitsToBeSent(row, null)));
      });
      written += rows.length;
      onProgress(total === 0 ? 1 : written / total);
    }
  }
}

/** From here on they are households like any other. */
async function show({ database }: Part, parts: readonly NamedPart[]): Promise<void> {
  await database.write(async ({ households, facts }) => {
    const names = parts.map(({ id }) => [importPrefix + id]);
    if ((await facts.get(names)).includes(undefined)) throw new Error("the import was given up meanwhile");
    await households.put(parts.map(({ id, space }) => newHousehold(id, space)));
    await facts.remove(names);
    const opened = parts.find(({ space }) => space === "shared");
    if (opened) await facts.put([{ name: openHouseholdFact, value: opened.id }]);
  });
}

const longestImport = 3_600_000;

/** What an import that never ended has left, such as when the browser was closed in the middle of it. */
async function forgetImports({ database }: Part, isOver: (since: number, id: string) => boolean): Promise<void> {
  await database.write(async (tables) => {
    for (const { name, value } of await tables.facts.all()) {
      const id = name.slice(importPrefix.length);
      if (!name.startsWith(importPrefix) || !isOver(Number(value), id)) continue;
      await removeHousehold(tables, id);
      await tables.facts.remove([[name]]);
    }
  });
}
