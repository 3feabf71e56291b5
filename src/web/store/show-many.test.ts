import { describe, expect, it } from "vitest";
import { changing } from "./command.ts";
import type { DeviceDatabase, DeviceTables, Key } from "./device/device-database.ts";
import { count, entriesIn, idOf, many, sizesSeen } from "./many-records.fixture.ts";
import { deviceOf, expense, storeOn } from "./store.fixture.ts";

/** A device that tells how many rows each of its transactions wrote or removed at a time. */
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

describe("very many records at once", () => {
  it("[IU14] are written part by part in one transaction, and so is taking them back", async () => {
    const { database, writes } = watched(await deviceOf());
    const { store } = await storeOn(database);
    await store.bring("import", many);
    await store.undo();
    expect(writes).toHaveLength(2);
    for (const parts of writes) {
      expect(Math.max(...parts)).toBeLessThanOrEqual(100);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(2 * count);
    }
  });

  it("[IU14] show in one moment, and go in one by one undo and come back by one redo", async () => {
    const { store, told } = await storeOn(await deviceOf(expense("a")));
    const seen = sizesSeen(store);
    await store.bring("import", many);
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

  it("[IU14] have what follows from them worked out before they show", async () => {
    const { store } = await storeOn(await deviceOf());
    const ahead: [next: number, shown: number][] = [];
    const end = store.ahead(async ({ of }, pause) => {
      await pause(0);
      ahead.push([of.transaction.size, entriesIn(store).size]);
    });
    await store.bring("import", many);
    end();
    await store.undo();
    expect(ahead).toEqual([[count, 0]]);
  });

  it("[IU14] leave what someone does meanwhile as it is", async () => {
    const { store, shown } = await storeOn(await deviceOf(expense("a"), expense("b")));
    const doing: Promise<unknown>[] = [];
    const payee = (id: string, name: string) =>
      store.run(changing("change", "transaction", id, () => ({ payee: name }) as never));
    store.ahead(async () => {
      if (doing.length === 0) doing.push(payee("a", "Baker"));
      else if (doing.length === 1) doing.push(payee("b", "Butcher"));
    });
    await store.bring("import", many);
    expect([shown("a")?.payee, shown("b")?.payee, entriesIn(store).size]).toEqual(["Baker", "Butcher", count + 2]);
    await Promise.all(doing);
    await store.reload();
    expect([shown("a")?.payee, shown("b")?.payee, entriesIn(store).size]).toEqual(["Baker", "Butcher", count + 2]);
  });

  it("[IU14] of which one is changed while they are taken back are gone but for what was meant", async () => {
    const { store, shown } = await storeOn(await deviceOf());
    await store.bring("import", many);
    const doing: Promise<unknown>[] = [];
    store.ahead(async () => {
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
