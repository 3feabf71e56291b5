import type { DeviceDatabase } from "../device/device-database.ts";
import { keepEdits } from "../keep-edits.ts";
import { deviceWith, expense, home, homeRow, storedRecord } from "../store.fixture.ts";
import { replicate } from "./replicate.ts";
import { type FakeServer, fakeServer } from "./server.fixture.ts";

export const devices = 3;

export interface World {
  server: FakeServer;
  databases: DeviceDatabase[];
  round(index: number): Promise<unknown>;
}

export async function newWorld(): Promise<World> {
  const server = fakeServer(home);
  const row = { ...homeRow, epoch: null };
  const databases = await Promise.all(Array.from({ length: devices }, () => deviceWith({ households: [row] })));
  const round = (index: number) =>
    replicate({ database: databases[index]!, remote: server.remoteOf(`u${index}`), onChanged() {} }, home);
  return { server, databases, round };
}

export async function write(database: DeviceDatabase, id: string, fields: Record<string, unknown>): Promise<void> {
  const before = await storedRecord(database, id);
  const after = { ...expense(id, fields), version: before?.version ?? 0 };
  await database.write((tables) => keepEdits(tables, home, [{ before, after }]));
}
