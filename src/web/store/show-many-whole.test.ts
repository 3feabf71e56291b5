import { describe, expect, it } from "vitest";
import type { DeviceDatabase } from "./device/device-database.ts";
import { failing } from "./device/failing-database.fixture.ts";
import { count, entriesIn, many, sizesSeen } from "./many-records.fixture.ts";
import { readContent } from "./read-content.ts";
import { deviceOf, expense, home, storeOn } from "./store.fixture.ts";

const ids = many.map(({ id }) => id);

const noted = (device: Pick<DeviceDatabase, "read">) =>
  readContent(device).then(({ records, outbox }) => [
    records.filter(({ record }) => !record.deleted).length,
    outbox.length,
  ]);

describe("very many records, all or none", () => {
  it("[IU14] stay whole where the device refuses to take them back, whatever it is at, and the undo can be tried again", async () => {
    const disk = await deviceOf(expense("a"));
    const device = failing(disk);
    const { store } = await storeOn(device.database);
    await store.bring("import", many);
    for (const site of [1, 2, 30, 50, 62]) {
      device.failAt(site, "QuotaExceededError");
      expect(await store.undo()).toEqual({ ok: false, problem: "full" });
      expect([await noted(disk), entriesIn(store).size]).toEqual([[count + 1, count], count + 1]);
      expect([store.state.get().history.done.length, store.state.get().refusal]).toEqual([1, "full"]);
    }
    device.heal();
    expect((await store.undo()).ok).toBe(true);
    expect([await noted(disk), entriesIn(store).size]).toEqual([[1, 0], 1]);
    expect(store.state.get().refusal).toBeNull();
  });

  it("[IU14] are seen by a second tab all at once or not at all, when they come and when they go", async () => {
    const disk = await deviceOf();
    const [one, two] = [(await storeOn(disk)).store, (await storeOn(disk)).store];
    const seen = sizesSeen(two);
    const halfway: number[] = [];
    const reading: Promise<unknown>[] = [];
    const onProgress = (share: number) => {
      if (share > 0.5 && reading.length === 0)
        reading.push(two.refresh(home, ids).then(() => halfway.push(entriesIn(two).size)));
    };
    await one.bring("import", many, { onProgress });
    await Promise.all(reading);
    expect([0, count]).toContain(halfway[0]);
    await two.refresh(home, ids);
    expect(entriesIn(two).size).toBe(count);
    await one.undo();
    await two.refresh(home, ids);
    expect(entriesIn(two).size).toBe(0);
    for (const size of seen) expect([0, count]).toContain(size);
  });

  it("[IU14] are refused by name where the household is gone", async () => {
    const disk = await deviceOf();
    const { store } = await storeOn(disk);
    await store.bring("import", many);
    await disk.write(({ households }) => households.remove([[home]]));
    expect(await store.undo()).toEqual({ ok: false, problem: "household-gone" });
    expect([store.state.get().history.done.length, store.state.get().refusal]).toEqual([1, null]);
  });

  it("[IU14] do not bring back a household that left while they were about to show", async () => {
    const disk = await deviceOf();
    const { store } = await storeOn(disk);
    store.ahead(async () => {
      const now = store.state.get();
      store.state.set({ ...now, households: new Map() });
    });
    await store.bring("import", many);
    expect(store.state.get().households.size).toBe(0);
  });
});
