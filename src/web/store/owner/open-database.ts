import type { DeviceDatabase, DeviceTables, OutboxRow, Table } from "../device/device-database.ts";
import { type DatabaseEvents, openDexieDatabase } from "../device/dexie-database.ts";
import { databaseName } from "./owner.ts";

/** Opens a database as its owner's is used, from the page and from its workers alike. */
export async function openOwnerDatabase(name: string, events: DatabaseEvents): Promise<DeviceDatabase> {
  const database = await openDexieDatabase(name, events);
  return name === databaseName("anonymous") ? withoutOutbox(database) : database;
}

/**
 * Where nobody is signed in nothing is ever sent, so nothing is noted to be, and a write costs half. Whoever signs in has
 * all of it sent, whatever was noted here.
 */
export const withoutOutbox = (database: DeviceDatabase): DeviceDatabase => ({
  ...database,
  read: (work) => database.read((tables) => work(withoutOutboxTable(tables))),
  write: (work) => database.write((tables) => work(withoutOutboxTable(tables))),
});

const withoutOutboxTable = (tables: DeviceTables): DeviceTables => ({ ...tables, outbox: emptyTable });

const emptyTable: Table<OutboxRow> = {
  get: async (keys) => keys.map(() => undefined),
  put: async () => {},
  remove: async () => {},
  all: async () => [],
  count: async () => 0,
};
