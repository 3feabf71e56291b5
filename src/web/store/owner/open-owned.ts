import type { DeviceDatabase } from "../device/device-database.ts";
import { type DatabaseEvents, openDexieDatabase } from "../device/dexie-database.ts";
import { withoutOutbox } from "../device/without-outbox.ts";
import { databaseName } from "./owner.ts";

/** Opens a database as its owner's is used, from the page and from its workers alike. */
export async function openOwned(name: string, events: DatabaseEvents): Promise<DeviceDatabase> {
  const database = await openDexieDatabase(name, events);
  return name === databaseName("anonymous") ? withoutOutbox(database) : database;
}
