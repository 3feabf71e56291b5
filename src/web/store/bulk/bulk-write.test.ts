import { describe, expect, it } from "vitest";
import { changing } from "../command.ts";
import type { DeviceDatabase, DeviceTables, Key } from "../device/device-database.ts";
import { failing } from "../device/failing-database.fixture.ts";
import { readContent } from "../device/read-content.ts";
import { deviceOf, expense, home, storeOn } from "../store.fixture.ts";
import { count, entriesIn, idOf, many, sizesSeen } from "./bulk.fixture.ts";

/** A device that records the chunk sizes of each transaction. */
function watched(database: DeviceDatabase) {
  const writes: number[][] = [];
  const watching = (tables: DeviceTables, parts: number[]): DeviceTables => {
    const noting = <Name extends "records" | "outbox">(name: Name) => ({
      ...tables[name],
      put(rows: never) {
        parts.push((rows as readonly unknown[]).length);
        return tables[name].put(rows);
      },
      remove(keys: readonly Key[]) {
        parts.push(keys.length);
        return tables[name].remove(keys);
      },
    });
    return { ...tables, records: noting("records"), outbox: noting("outbox") } as DeviceTables;
  };
  const write: DeviceDatabase["write"] = (work) => {
    const parts: number[] = [];
    writes.push(parts);
    return database.write((tables) => work(watching(tables, parts)));
  };
  return { database: { ...database, write }, writes };
}

describe("a bulk write", () => {
  it("writes in chunks in one transaction, and so does its undo", async () => {
    const { database, writes } = watched(await deviceOf());
    const { store } = await storeOn(database);
    await store.importRecords("import", many);
    await store.undo();
    expect(writes).toHaveLength(2);
    for (const parts of writes) {
      expect(Math.max(...parts)).toBeLessThanOrEqual(100);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(2 * count);
    }
  });

  it("shows, undoes and redoes in one update each", async () => {
    const { store, told } = await storeOn(await deviceOf(expense("a")));
    const seen = sizesSeen(store);
    await store.importRecords("import", many);
    expect([entriesIn(store).size, told.length, store.state.get().unsent]).toEqual([count + 1, count, count]);
    expect((await store.undo()).ok).toBe(true);
    expect(
      entriesIn(store)
        .list()
        .map(({ id }) => id),
    ).toEqual(["a"]);
    expect((await store.redo()).ok).toBe(true);
    expect(entriesIn(store).size).toBe(count + 1);
    expect([...seen].sort((a, b) => a - b)).toEqual([1, count + 1]);
    expect(store.state.get().writing).toBe(0);
  });

  it("runs precomputation before it shows", async () => {
    const { store } = await storeOn(await deviceOf());
    const ahead: [next: number, shown: number][] = [];
    const end = store.precompute(async ({ of }, pause) => {
      await pause(0);
      ahead.push([of.transaction.size, entriesIn(store).size]);
    });
    await store.importRecords("import", many);
    end();
    await store.undo();
    expect(ahead).toEqual([[count, 0]]);
  });

  it("keeps changes made meanwhile", async () => {
    const { store, shown } = await storeOn(await deviceOf(expense("a"), expense("b")));
    const doing: Promise<unknown>[] = [];
    const payee = (id: string, name: string) =>
      store.run(changing("change", "transaction", id, () => ({ payee: name }) as never));
    store.precompute(async () => {
      if (doing.length === 0) doing.push(payee("a", "Baker"));
      else if (doing.length === 1) doing.push(payee("b", "Butcher"));
    });
    await store.importRecords("import", many);
    expect([shown("a")?.payee, shown("b")?.payee, entriesIn(store).size]).toEqual(["Baker", "Butcher", count + 2]);
    await Promise.all(doing);
    await store.reload();
    expect([shown("a")?.payee, shown("b")?.payee, entriesIn(store).size]).toEqual(["Baker", "Butcher", count + 2]);
  });

  it("keeps an edit that is made during its undo", async () => {
    const { store, shown } = await storeOn(await deviceOf());
    await store.importRecords("import", many);
    const doing: Promise<unknown>[] = [];
    store.precompute(async () => {
      if (doing.length === 0)
        doing.push(store.run(changing("change", "transaction", idOf(7), () => ({ payee: "Baker" }) as never)));
    });
    await store.undo();
    await Promise.all(doing);
    const now = shown(idOf(7));
    await store.reload();
    expect(shown(idOf(7))).toEqual(now);
    expect(entriesIn(store).size).toBe(now ? 1 : 0);
  });
});

const ids = many.map(({ id }) => id);

const noted = (device: Pick<DeviceDatabase, "read">) =>
  readContent(device).then(({ records, outbox }) => [
    records.filter(({ record }) => !record.deleted).length,
    outbox.length,
  ]);

describe("a bulk write, all or nothing", () => {
  it("stays complete if its undo fails at any step, and the undo can be retried", async () => {
    const disk = await deviceOf(expense("a"));
    const device = failing(disk);
    const { store } = await storeOn(device.database);
    await store.importRecords("import", many);
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

  it("shows all at once or nothing in a second tab", async () => {
    const disk = await deviceOf();
    const [one, two] = [(await storeOn(disk)).store, (await storeOn(disk)).store];
    const seen = sizesSeen(two);
    const halfway: number[] = [];
    const reading: Promise<unknown>[] = [];
    const onProgress = (share: number) => {
      if (share > 0.5 && reading.length === 0)
        reading.push(two.refresh(home, ids).then(() => halfway.push(entriesIn(two).size)));
    };
    await one.importRecords("import", many, { onProgress });
    await Promise.all(reading);
    expect([0, count]).toContain(halfway[0]);
    await two.refresh(home, ids);
    expect(entriesIn(two).size).toBe(count);
    await one.undo();
    await two.refresh(home, ids);
    expect(entriesIn(two).size).toBe(0);
    for (const size of seen) expect([0, count]).toContain(size);
  });

  it("is refused if the household is gone", async () => {
    const disk = await deviceOf();
    const { store } = await storeOn(disk);
    await store.importRecords("import", many);
    await disk.write(({ households }) => households.remove([[home]]));
    expect(await store.undo()).toEqual({ ok: false, problem: "household-gone" });
    expect([store.state.get().history.done.length, store.state.get().refusal]).toEqual([1, null]);
  });

  it("does not bring back a household that was removed meanwhile", async () => {
    const disk = await deviceOf();
    const { store } = await storeOn(disk);
    store.precompute(async () => {
      const now = store.state.get();
      store.state.set({ ...now, households: new Map() });
    });
    await store.importRecords("import", many);
    expect(store.state.get().households.size).toBe(0);
  });
});
