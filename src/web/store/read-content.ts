import type { DeviceContent, DeviceDatabase, DeviceTables } from "./device/device-database.ts";

/** Everything on the device, at one moment. */
export const readContent = (database: Pick<DeviceDatabase, "read">): Promise<DeviceContent> => database.read(contentOf);

export const contentOf = async (tables: DeviceTables): Promise<DeviceContent> => ({
  households: await tables.households.all(),
  records: await tables.records.all(),
  outbox: await tables.outbox.all(),
  facts: await tables.facts.all(),
});
