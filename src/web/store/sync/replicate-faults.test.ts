import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { recordWith } from "#sync/kinds/kinds.fixture.ts";
import type { DeviceContent, DeviceDatabase } from "../device/device-database.ts";
import { failing } from "../device/failing-database.fixture.ts";
import { readContent } from "../device/read-content.ts";
import { deviceWith, expense, home, homeRow, rowOf, waiting } from "../store.fixture.ts";
import { replicate } from "./replicate.ts";
import { type FakeServer, fakeServer } from "./server.fixture.ts";

// Announcements have a timestamp, and snapshots of different runs are compared here.
beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-11-13T12:00:00Z"), toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const errors = ["QuotaExceededError", "AbortError", "UnknownError"];
const modes = ["failAt", "failFrom"] as const;
const cases = modes.flatMap((mode) => errors.map((name) => ({ mode, name })));

const push = (server: FakeServer, ...writes: [base: number, record: ReturnType<typeof expense>][]) =>
  server.remoteOf("tom").push(
    home,
    server.now().epoch,
    writes.map(([base, record]) => ({ base, record })),
  );

/** The household is new on this device, and the partner has written one and a half pages. */
async function firstTime() {
  const server = fakeServer(home, 2);
  await push(server, [0, expense("b")], [0, expense("c")], [0, expense("m")]);
  const records = [rowOf(expense("m", { note: "mine" })), rowOf(expense("n"))];
  const row = { ...homeRow, isOnServer: false, epoch: null };
  return { server, disk: await deviceWith({ households: [row], records, outbox: [waiting("m"), waiting("n")] }) };
}

/** The server was restored to an empty backup, while an edit was queued here. */
async function restored() {
  const { server, disk } = await firstTime();
  const copy = fakeServer(home).copy();
  await replicate({ database: disk, remote: server.remoteOf("maya"), onChanged() {} }, home);
  await disk.write(async ({ records, outbox }) => {
    const [row] = await records.get([[home, "b"]]);
    await records.put([rowOf(recordWith(row!.record, { note: "mine" }))]);
    await outbox.put([waiting("b", row!.record)]);
  });
  server.restore(copy);
  return { server, disk };
}

/** Records a snapshot of the device after each write. */
function remembering(database: DeviceDatabase) {
  const moments: DeviceContent[] = [];
  const write: DeviceDatabase["write"] = async (work) => {
    const result = await database.write(work);
    moments.push(await readContent(database));
    return result;
  };
  return { moments, database: { read: database.read, write } };
}

const words = ({ records }: DeviceContent) => records.map(({ record }) => ({ ...record, version: 0, restored: 0 }));

describe.each(cases)("a device that fails with $name ($mode) during a round", ({ mode, name }) => {
  it.each([
    ["the first", firstTime],
    ["after a restore", restored],
  ])("has complete transactions or none, at every step (%s), and the next round finishes", async (_, begin) => {
    const clean = await begin();
    const { moments, database } = remembering(clean.disk);
    moments.push(await readContent(clean.disk));
    const counted = failing(database);
    const round = (server: FakeServer, device: Pick<DeviceDatabase, "read" | "write">) =>
      replicate({ database: device, remote: server.remoteOf("maya"), onChanged() {} }, home);
    expect(await round(clean.server, counted.database)).toBe("in-step");
    const sites = counted.count();
    expect(sites).toBeGreaterThan(15);
    for (let site = 1; site <= sites; site += 1) {
      const { server, disk } = await begin();
      const device = failing(disk);
      device[mode](site, name);
      await expect(round(server, device.database), `step ${site}`).rejects.toMatchObject({ name });
      expect(moments).toContainEqual(await readContent(disk));
      device.heal();
      expect(await round(server, device.database)).toBe("in-step");
      const end = await readContent(disk);
      expect([words(end), end.outbox]).toEqual([words(moments.at(-1)!), []]);
      expect(end.records.map(({ record }) => record)).toEqual(
        [...server.now().records.values()].sort((one, other) => (one.id < other.id ? -1 : 1)),
      );
    }
  });
});
