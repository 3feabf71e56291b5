import type { HouseholdRow } from "../device/device-database.ts";
import { deviceWith, expense, home, homeRow, rowOf, waiting } from "../store.fixture.ts";
import { replicate } from "./replicate.ts";
import { fakeServer } from "./server.fixture.ts";

export const notYet = { ...homeRow, isOnServer: false, epoch: null };
export const known = { ...homeRow, epoch: "epoch-1" };

/** A device and its server; one record waits here. */
export async function pair(row: HouseholdRow = known, page = 1_000) {
  const server = fakeServer(home, page);
  const records = [rowOf(expense("a"))];
  const database = await deviceWith({ households: [row], records, outbox: [waiting("a")] });
  const told: string[] = [];
  const onChanged = (_: string, ids: readonly string[]) => void told.push(...ids);
  const round = () => replicate({ database, remote: server.remoteOf("maya"), onChanged }, home);
  return { server, database, told, round };
}

export const partnerWrites = (server: ReturnType<typeof fakeServer>, ...ids: string[]) =>
  server.remoteOf("tom").push(
    home,
    server.now().epoch,
    ids.map((id) => ({ base: 0, record: expense(id) })),
  );
