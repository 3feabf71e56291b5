/** What bench/store.mjs measures, bundled for a page as `window.bench`. */

import { browserClient } from "#web/backends/own/browser-client.ts";
import { changing } from "#web/store/command.ts";
import { openDexieDatabase } from "#web/store/device/dexie-database.ts";
import { type DeviceStore, openDeviceStore } from "#web/store/device-store.ts";
import { newHouseholdRow } from "#web/store/households/household-rows.ts";
import { leadByLock } from "#web/store/tabs/lead.ts";
import { browserTabs } from "#web/store/tabs/tab-channel.ts";

const name = "bench";
const home = "6d1f0c0e-3b1c-4c55-9f6e-2f1a7c0d9b11";
const idOf = (index: number) => `expense-${String(index).padStart(6, "0")}`;

const rowOf = (index: number) => ({
  household: home,
  id: idOf(index),
  record: {
    ...({ id: idOf(index), kind: "transaction", edition: 1, version: index + 1, deleted: false } as const),
    fields: {
      id: idOf(index),
      amount: 1 + (index % 9_000),
      payee: `Payee ${index % 300}`,
      note: "",
      day: "2026-11-15",
      personId: "p1",
      kind: "spending",
      categoryId: `category-${index % 20}`,
    },
  },
});

export async function fill(count: number): Promise<void> {
  const database = await openDexieDatabase(name, { onTakenOver() {} });
  await database.write(({ households }) => households.put([{ ...newHouseholdRow(home, "shared"), isOnServer: true }]));
  for (let from = 0; from < count; from += 5_000) {
    const rows = Array.from({ length: Math.min(5_000, count - from) }, (_, index) => rowOf(from + index));
    await database.write(({ records }) => records.put(rows));
  }
  database.close();
}

async function openStore(): Promise<DeviceStore> {
  const database = await openDexieDatabase(name, { onTakenOver() {} });
  const { timing } = browserClient;
  const parts = { name, database, remote: null, timing, openTabs: browserTabs, lead: leadByLock, newId: () => "" };
  return openDeviceStore(parts);
}

const expenses = (store: DeviceStore) => store.state.get().households.get(home)!.of.transaction;

/** From nothing until every record is at hand in its order. */
export async function openWhole(): Promise<{ took: number; count: number }> {
  const started = performance.now();
  const count = expenses(await openStore()).list().length;
  return { took: performance.now() - started, count };
}

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** The reference: the same records by one plain getAll. */
export async function getAll(): Promise<{ took: number; count: number }> {
  const started = performance.now();
  const database = await answered(indexedDB.open(name));
  const rows = await answered(database.transaction("records").objectStore("records").getAll());
  return { took: performance.now() - started, count: rows.length };
}

/** The reference: one row by one plain put, on the disk when it is done. */
function plainPut(database: IDBDatabase, row: object): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction("records", "readwrite", { durability: "strict" });
    transaction.objectStore("records").put(row);
    transaction.oncomplete = () => resolve(performance.now() - started);
    transaction.onabort = () => reject(transaction.error);
  });
}

async function change(store: DeviceStore, id: string, note: string): Promise<{ visible: number; durable: number }> {
  let visible = Number.NaN;
  const started = performance.now();
  const unsubscribe = store.state.subscribe(() => {
    if (Number.isNaN(visible) && expenses(store).get(id)?.note === note) visible = performance.now() - started;
  });
  const kept = await store.run(
    changing("change-expense", "transaction", id, () => ({ note }) as never),
    home,
  );
  unsubscribe();
  if (!kept.ok) throw new Error(`not kept: ${kept.problem}`);
  return { visible, durable: performance.now() - started };
}

/** Reference and work take turns, so that a slow moment of the machine slows both. */
export async function writes(rounds: number): Promise<{ plain: number; visible: number; durable: number }[]> {
  const store = await openStore();
  const database = await answered(indexedDB.open(name));
  const turns = [];
  for (let round = 0; round < rounds; round += 1) {
    const plain = await plainPut(database, rowOf(round * 7));
    turns.push({ plain, ...(await change(store, idOf(round * 7 + 1), `note ${round}`)) });
  }
  return turns;
}
