import type { DeviceDatabase, DeviceTables, OutboxRow, Table } from "../device/device-database.ts";
import { type DatabaseEvents, openDexieDatabase } from "../device/dexie-database.ts";
import { databaseName } from "./owner.ts";

/** Opens an owner's database, for pages and workers alike. */
export async function openOwnerDatabase(name: string, events: DatabaseEvents): Promise<DeviceDatabase> {
  const database = await openDexieDatabase(name, events);
  return name === databaseName("anonymous") ? withoutOutbox(database) : database;
}

/**
 * Without an account nothing is sent, so the outbox is not written, which halves the cost of a write. Signing in queues all
 * records anyway.
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
