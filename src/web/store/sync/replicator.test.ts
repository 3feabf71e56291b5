import { setImmediate as settle } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { failing } from "../device/failing-database.fixture.ts";
import { removeHousehold } from "../households/household-rows.ts";
import { deviceWith, expense, home, homeRow, rowOf, waiting } from "../store.fixture.ts";
import { createReplicator } from "./replicator.ts";
import { fakeServer, fakeTiming } from "./server.fixture.ts";

describe("replicator", () => {
  const known = { ...homeRow, epoch: "epoch-1" };

  async function calm(): Promise<void> {
    for (let turn = 0; turn < 20; turn += 1) await settle();
  }

  async function replicating(
    households = [known],
    prepare: (server: ReturnType<typeof fakeServer>) => void = () => {},
  ) {
    const server = fakeServer(home);
    prepare(server);
    const records = households.length ? [rowOf(expense("a"))] : [];
    const disk = await deviceWith({ households, records, outbox: records.map(({ id }) => waiting(id)) });
    const device = failing(disk);
    const timing = fakeTiming();
    const seen = { statuses: [] as string[], changed: [] as string[], households: 0 };
    const replicator = createReplicator({
      database: device.database,
      remote: server.remoteOf("maya"),
      timing,
      onChanged: (_, ids) => void seen.changed.push(...ids),
      onHouseholds() {
        seen.households += 1;
      },
      onStatus: (status) => void seen.statuses.push(status),
    });
    await calm();
    return { server, disk, device, timing, seen, replicator };
  }

  describe("the replicator", () => {
    it("syncs all households of the device, and only then reports in-step", async () => {
      const { server, seen } = await replicating();
      expect([...server.now().records.keys()]).toEqual(["a"]);
      expect(seen.statuses[0]).toBe("sending");
      expect(seen.statuses.indexOf("in-step")).toBeGreaterThan(0);
      expect(seen.statuses.at(-1)).toBe("in-step");
    });

    it("works with a server that calls the watcher synchronously", async () => {
      const { server, seen } = await replicating();
      expect([server.watching(), seen.statuses.at(-1)]).toEqual([1, "in-step"]);
    });

    it("finds new households of the account", async () => {
      const { disk, seen, server } = await replicating([]);
      expect((await disk.read(({ households }) => households.all())).map(({ id }) => id)).toEqual([home]);
      expect([seen.households, server.watching(), seen.statuses.at(-1)]).toEqual([1, 1, "in-step"]);
    });

    it("retries if the server is unreachable at the start", async () => {
      const { disk, server, timing, seen } = await replicating([], ({ trouble }) => {
        trouble.households = "unreachable";
      });
      expect(seen.statuses.at(-1)).toBe("offline");
      server.trouble.households = undefined;
      timing.pass(60_000);
      await calm();
      expect(await disk.read(({ households }) => households.count())).toBe(1);
      expect(seen.statuses.at(-1)).toBe("in-step");
    });

    it("pulls the partner's changes when notified", async () => {
      const { server, seen } = await replicating();
      await server.remoteOf("tom").push(home, "epoch-1", [{ base: 0, record: expense("b") }]);
      server.tell();
      await calm();
      expect(seen.changed).toEqual(["a", "b"]);
    });

    it("removes a household that the account has lost, and stops watching it", async () => {
      const { server, disk, seen } = await replicating();
      server.removeAll();
      server.tell();
      await calm();
      expect(
        await disk.read(async (tables) => [await tables.households.count(), await tables.records.count()]),
      ).toEqual([0, 0]);
      expect([server.watching(), seen.households]).toEqual([0, 1]);
    });

    it("retries the removal if the device fails", async () => {
      const { server, disk, device, replicator } = await replicating();
      server.removeAll();
      device.failCommits("QuotaExceededError");
      server.tell();
      await calm();
      expect(await disk.read(({ households }) => households.count())).toBe(1);
      device.heal();
      replicator.wake();
      await calm();
      expect(await disk.read(({ records }) => records.count())).toBe(0);
    });

    it("keeps the copy, detached, if a restored server lost the membership, and continues once added again", async () => {
      const { server, disk, seen, replicator } = await replicating();
      await disk.write(async ({ households }) => {
        const [row] = await households.get([[home]]);
        await households.put([{ ...row!, isOwner: false }]);
      });
      server.forget();
      server.tell();
      await calm();
      expect([await disk.read(({ records }) => records.count()), seen.statuses.at(-1)]).toEqual([1, "detached"]);
      await server.remoteOf("tom").begin(home, "shared");
      replicator.wake();
      await calm();
      expect([[...server.now().records.keys()], seen.statuses.at(-1)]).toEqual([["a"], "in-step"]);
    });

    it("survives a failed read when nudged", async () => {
      const { device, replicator, seen } = await replicating();
      device.failFrom(1, "UnknownError");
      replicator.nudge("another household");
      replicator.nudge(home);
      await calm();
      expect(seen.statuses.at(-1)).toBe("offline");
      device.heal();
      replicator.wake();
      await calm();
      expect(seen.statuses.at(-1)).toBe("in-step");
    });

    it("starts syncing a new household when nudged", async () => {
      const { disk, replicator, server } = await replicating();
      const other = { ...known, id: "22222222-2222-4222-8222-222222222222", isOnServer: false };
      await disk.write(({ households }) => households.put([other]));
      replicator.nudge(other.id);
      await calm();
      expect([server.watching(), server.asked.includes("begin")]).toEqual([2, true]);
    });

    it("watches again after the remote ended a watch, if it still answers pulls, as after a changed password", async () => {
      const { server, seen } = await replicating();
      server.endWatches();
      await calm();
      expect([server.watching(), seen.statuses.at(-1)]).toEqual([1, "in-step"]);
    });

    it("watches a household only once the server has it, since an earlier refusal would be final", async () => {
      const { replicator, server } = await replicating([{ ...known, isOnServer: false }], ({ trouble }) => {
        trouble.begin = "unreachable";
      });
      expect(server.watching()).toBe(0);
      server.trouble.begin = undefined;
      replicator.wake();
      await calm();
      expect(server.watching()).toBe(1);
    });

    it("stops for good", async () => {
      const { replicator, server, timing } = await replicating();
      replicator.stop();
      server.asked.length = 0;
      server.tell();
      replicator.nudge(home);
      timing.pass(600_000);
      await calm();
      expect([server.watching(), server.asked, timing.waits()]).toEqual([0, [], []]);
    });
  });
});

describe("households that are lost or removed", () => {
  async function calm(): Promise<void> {
    for (let turn = 0; turn < 20; turn += 1) await settle();
  }

  async function replicating() {
    const server = fakeServer(home);
    const database = await deviceWith({
      households: [{ ...homeRow, epoch: "epoch-1" }],
      records: [rowOf(expense("a"))],
    });
    const [timing, statuses] = [fakeTiming(), [] as string[]];
    const replicator = createReplicator({
      database,
      remote: server.remoteOf("maya"),
      timing,
      onChanged() {},
      onHouseholds() {},
      onStatus: (status) => void statuses.push(status),
    });
    await calm();
    const kept = () => database.read(({ records }) => records.count());
    return { server, database, timing, statuses, replicator, kept };
  }

  it("a household that was removed from this device is no longer followed, and not shown as detached while offline", async () => {
    const { server, database, statuses, replicator } = await replicating();
    server.trouble.households = "unreachable";
    await database.write((tables) => removeHousehold(tables, home));
    replicator.wake();
    await calm();
    expect([server.watching(), statuses.includes("detached")]).toEqual([0, false]);
  });

  it("a household that may be lost is kept until the server confirms it, and checked again later", async () => {
    const { server, timing, statuses, kept } = await replicating();
    server.trouble.households = "unreachable";
    server.removeAll();
    server.tell();
    await calm();
    expect([await kept(), statuses.at(-1), statuses.includes("detached")]).toEqual([1, "offline", false]);
    server.trouble.households = undefined;
    timing.pass(60_000);
    await calm();
    expect(await kept()).toBe(0);
  });

  it("a household whose member was added again meanwhile stays, and syncs", async () => {
    const { server, statuses, kept } = await replicating();
    server.asked.length = 0;
    const pull = { get: () => (server.asked.includes("households") ? undefined : "not-a-member") };
    Object.defineProperty(server.trouble, "pull", pull);
    server.tell();
    await calm();
    expect([await kept(), statuses.at(-1), server.watching()]).toEqual([1, "in-step", 1]);
  });
});
