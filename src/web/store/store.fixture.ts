import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import { newId } from "#web/platform/new-id.ts";
import {
  asWaiting,
  type DeviceContent,
  type DeviceDatabase,
  type HouseholdRow,
  type OutboxRow,
} from "./device/device-database.ts";
import { memoryDatabase } from "./device/memory-database.ts";
import { type DeviceStore, openDeviceStore } from "./device-store.ts";
import { createStore } from "./store.ts";
import { leadAlways } from "./tabs/lead.ts";
import { noTabs } from "./tabs/tab-channel.ts";

export const home = "11111111-1111-4111-8111-111111111111";

export const homeRow: HouseholdRow = {
  id: home,
  space: "shared",
  isOnServer: true,
  isOwner: true,
  site: null,
  epoch: "first",
  seq: 0,
};

/** A valid record; fields set to undefined are omitted. */
export function expense(id: string, fields: Readonly<Record<string, unknown>> = {}): AnyRecord {
  const usual = { day: "2026-10-01", amount: 100, payee: "Market", personId: "maya", kind: "spending", note: "" };
  return recordOf("transaction", { id, ...usual, ...fields });
}

export const habit = (id: string, fields: Readonly<Record<string, unknown>> = {}): AnyRecord =>
  recordOf("habit", { id, label: "Cook", timesAWeek: 1, ...fields });

/** A record of a newer app version. */
export const fromNewerApp = (id: string, fields: Readonly<Record<string, unknown>> = {}): AnyRecord =>
  expense(id, { edition: 900, ...fields });

export const rowOf = (record: AnyRecord) => ({ household: home, id: record.id, record });

export const waiting = (id: string, base: AnyRecord | null = null): OutboxRow =>
  asWaiting({ household: home, id }, base);

/** A device with this content; has the household by default. */
export async function deviceWith(content: Partial<DeviceContent>): Promise<DeviceDatabase> {
  const database = memoryDatabase();
  await database.write(async (tables) => {
    await tables.households.put(content.households ?? [homeRow]);
    await tables.records.put(content.records ?? []);
    await tables.outbox.put(content.outbox ?? []);
    await tables.facts.put(content.facts ?? []);
  });
  return database;
}

export const deviceOf = (...records: readonly AnyRecord[]) => deviceWith({ records: records.map(rowOf) });

/** A store, and the ids that it reported as persisted. */
export async function storeOn(database: Pick<DeviceDatabase, "read" | "write">) {
  const told: string[] = [];
  let made = 0;
  const onPersisted = (_: string, ids: readonly string[]) => void told.push(...ids);
  const store = await createStore({ database, newId: () => `made-${++made}`, onPersisted });
  const shown = (id: string) => store.state.get().households.get(home)?.of.transaction.get(id);
  return { store, told, shown };
}

export const storedRecord = async (database: Pick<DeviceDatabase, "read">, id: string) =>
  (await database.read(({ records }) => records.get([[home, id]])))[0]?.record;

export const storedOutbox = async (database: Pick<DeviceDatabase, "read">, id: string) =>
  (await database.read(({ outbox }) => outbox.get([[home, id]])))[0];

/** A device store without server and other tabs. Writes fail while `isFull` returns true. */
export const openStoreOn = (database: DeviceDatabase, isFull = () => false): Promise<DeviceStore> =>
  openDeviceStore({
    name: "test",
    remote: null,
    openTabs: noTabs,
    lead: leadAlways,
    database: {
      ...database,
      write: (work) =>
        isFull() ? Promise.reject(new DOMException("no room", "QuotaExceededError")) : database.write(work),
    },
    timing: { after: () => () => {}, random: () => 0, now: () => 0, isPageVisible: () => false },
    newId: () => newId(Date.now()),
  });
