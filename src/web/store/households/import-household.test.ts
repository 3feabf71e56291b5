import { expect, it } from "vitest";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import { observable } from "#web/platform/observable.ts";
import type { DeviceDatabase } from "../device/device-database.ts";
import { memoryDatabase } from "../device/memory-database.ts";
import { readContent } from "../device/read-content.ts";
import { openHouseholdFact } from "../store-state.ts";
import type { SyncStatus } from "../sync/replicate.ts";
import { beginHousehold } from "./begin-household.ts";
import { dropHouseholds, importHouseholds } from "./import-household.ts";

const bills = (count: number): AnyRecord[] =>
  Array.from({ length: count }, (_, index) =>
    recordOf("bill", { id: `bill-${index}`, label: "Rent", amount: 1, cadence: "monthly", nextDue: "2026-12-01" }),
  );

const storeOf = (database: DeviceDatabase) => ({
  database,
  status: observable<SyncStatus>("here-only"),
  householdsChanged: async () => {},
});

const importing = (database: DeviceDatabase, count: number, now = 0, progress: number[] = []) =>
  importHouseholds(storeOf(database), [{ space: "shared", records: bills(count) }], {
    now,
    onProgress: (done) => progress.push(done),
  });

/** Fails at the n-th write. */
function failingAt(database: DeviceDatabase, number: number): DeviceDatabase {
  let writes = 0;
  return {
    ...database,
    write(work) {
      writes += 1;
      return writes === number ? Promise.reject(new Error("no room")) : database.write(work);
    },
  };
}

it("an import is written in chunks, reports progress, and is queued completely", async () => {
  const database = memoryDatabase();
  const progress: number[] = [];
  const [id] = await importing(database, 1_200, 0, progress);
  const { households, records, outbox, facts } = await readContent(database);
  expect(households.map((household) => household.id)).toEqual([id]);
  expect([records.length, outbox.length]).toEqual([1_200, 1_200]);
  expect(facts).toEqual([{ name: openHouseholdFact, value: id }]);
  expect(progress).toEqual([500 / 1_200, 1_000 / 1_200, 1]);
});

it("an import that fails at any write leaves nothing", async () => {
  for (const number of [1, 2, 3, 4, 5]) {
    const database = memoryDatabase();
    const before = await beginHousehold(storeOf(database), "shared");
    const content = await readContent(database);
    await expect(importing(failingAt(database, number), 1_200)).rejects.toThrow("no room");
    expect(await readContent(database)).toEqual(content);
    expect(content.households[0]?.id).toBe(before);
  }
});

it("the rest of an interrupted import is removed by the next one, and never shows", async () => {
  const database = memoryDatabase();
  const stopped: DeviceDatabase = { ...failingAt(database, 4) };
  let writes = 0;
  stopped.write = (work) => {
    writes += 1;
    return writes > 3 ? Promise.reject(new Error("closed")) : database.write(work);
  };
  await expect(importing(stopped, 1_200)).rejects.toThrow("closed");
  const left = await readContent(database);
  expect([left.households.length, left.records.length]).toEqual([0, 1_000]);
  await importing(database, 1, 60_000);
  expect((await readContent(database)).records).toHaveLength(1_001);
  await importing(database, 1, 3_600_001);
  expect((await readContent(database)).records).toHaveLength(2);
});

it("undoing an import restores the previous content, and reopens it", async () => {
  const database = memoryDatabase();
  const before = await beginHousehold(storeOf(database), "shared", bills(2));
  const content = await readContent(database);
  const ids = await importing(database, 3);
  expect(await dropHouseholds(storeOf(database), ids, before)).toEqual({ ok: true, value: null });
  expect(await readContent(database)).toEqual(content);
});
