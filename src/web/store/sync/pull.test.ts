import { setImmediate as settle } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { recordWith } from "#sync/kinds/kinds.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import type { Remote } from "#web/backends/remote.ts";
import { changing } from "../command.ts";
import {
  asRefused,
  asSent,
  type DeviceContent,
  type DeviceDatabase,
  type HouseholdRow,
} from "../device/device-database.ts";
import { failing } from "../device/failing-database.fixture.ts";
import { memoryDatabase } from "../device/memory-database.ts";
import { readContent } from "../device/read-content.ts";
import { openDeviceStore } from "../device-store.ts";
import { newHouseholdRow } from "../households/household-rows.ts";
import {
  deviceOf,
  deviceWith,
  expense,
  fromNewerApp,
  habit,
  home,
  homeRow,
  rowOf,
  storedOutbox,
  storedRecord,
  waiting,
} from "../store.fixture.ts";
import { browser } from "../tabs/browser.fixture.ts";
import { applyPull } from "./pull.ts";
import { type Replication, replicate } from "./replicate.ts";
import { type FakeServer, fakeServer, fakeTiming } from "./server.fixture.ts";

const page = (...records: AnyRecord[]) => ({ epoch: "first", seq: 9, lost: [], records, hasMore: false });
const pull = (database: DeviceDatabase, records: AnyRecord[], known: HouseholdRow = homeRow) =>
  database.write((tables) => applyPull(tables, known, page(...records)));
const rowNow = async (database: DeviceDatabase) => (await database.read(({ households }) => households.all()))[0];

const base = expense("a", { version: 3 });
const theirs = expense("a", { version: 8, payee: "Bakery" });

describe("a page of the server's records", () => {
  it("[RE7] is stored with its checkpoint", async () => {
    const database = await deviceOf(base);
    expect(await pull(database, [theirs, expense("b", { version: 9 })])).toMatchObject({ changed: ["a", "b"] });
    expect(await storedRecord(database, "a")).toEqual(theirs);
    expect(await rowNow(database)).toEqual({ ...homeRow, epoch: "first", seq: 9 });
  });

  it("[RE7] moves the checkpoint even if empty", async () => {
    const database = await deviceWith({ households: [{ ...homeRow, epoch: null, isOnServer: false }] });
    expect(await pull(database, [], { ...homeRow, epoch: null })).toMatchObject({ changed: [] });
    expect(await rowNow(database)).toEqual({ ...homeRow, epoch: "first", seq: 9, isOnServer: true });
  });

  it("[RE7] stores deleted records and those of newer editions as they are", async () => {
    const database = await deviceOf(base);
    await pull(database, [fromNewerApp("a", { version: 8 }), expense("b", { version: 9, deleted: true })]);
    expect(await storedRecord(database, "a")).toEqual(fromNewerApp("a", { version: 8 }));
    expect((await storedRecord(database, "b"))?.deleted).toBe(true);
  });

  it("[RE7] rebases a queued edit", async () => {
    const mine = recordWith(base, { note: "mine" });
    const database = await deviceWith({ records: [rowOf(mine)], outbox: [waiting("a", base)] });
    expect(await pull(database, [theirs])).toMatchObject({ changed: ["a"] });
    expect(await storedRecord(database, "a")).toEqual(recordWith(theirs, { note: "mine" }));
    expect(await storedOutbox(database, "a")).toEqual(waiting("a", theirs));
  });

  it("[RE7] leaves nothing queued if both made the same change", async () => {
    const mine = recordWith(base, { payee: "Bakery" });
    const database = await deviceWith({ records: [rowOf(mine)], outbox: [waiting("a", base)] });
    await pull(database, [theirs]);
    expect([await storedRecord(database, "a"), await storedOutbox(database, "a")]).toEqual([theirs, undefined]);
  });

  it("[RE7] queues a refused record again on top of the partner's", async () => {
    const refused = asRefused(waiting("a", base), "bad-fields");
    const database = await deviceWith({ records: [rowOf(recordWith(base, { note: "mine" }))], outbox: [refused] });
    await pull(database, [theirs]);
    expect(await storedOutbox(database, "a")).toEqual(waiting("a", theirs));
  });

  it("[RE7] changes nothing that is known already", async () => {
    const outbox = [waiting("b", recordWith(base, { id: "b" }))];
    const records = [theirs, recordWith(base, { id: "b", note: "mine" })].map(rowOf);
    const database = await deviceWith({ records, outbox });
    expect(await pull(database, [base, theirs, recordWith(base, { id: "b" })])).toMatchObject({ changed: [] });
    expect((await readContent(database)).records).toEqual(records);
    expect((await readContent(database)).outbox).toEqual(outbox);
  });

  it.each([
    ["busy", "one of its records was sent without a response", { outbox: [asSent(waiting("a", base), base)] }],
    ["busy", "another tab has pulled", { households: [{ ...homeRow, seq: 5 }] }],
    ["busy", "another tab has met a restored server", { households: [{ ...homeRow, epoch: "second" }] }],
    ["household-gone", "the household is gone", { households: [] }],
    [
      "newer-edition",
      "an edit would have to be merged by a newer app",
      { outbox: [waiting("b", recordWith(base, { id: "b" }))] },
    ],
  ])("[RE7] is not stored, as %s, if %s", async (outcome, _, content) => {
    const database = await deviceWith({
      records: [rowOf(base), rowOf(recordWith(base, { id: "b", note: "mine" }))],
      ...content,
    });
    const before = await readContent(database);
    expect(await pull(database, [theirs, fromNewerApp("b", { version: 9 })])).toBe(outcome);
    expect(await readContent(database)).toEqual(before);
  });
});

const newRow = { ...newHouseholdRow(home, "shared"), isOnServer: true, missing: "everything" as const };
const newDevice = () => deviceWith({ households: [newRow] });

const push = (server: FakeServer, ...records: readonly AnyRecord[]) =>
  server.remoteOf("tom").push(
    home,
    server.now().epoch,
    records.map((record) => ({ base: server.now().records.get(record.id)?.version ?? 0, record })),
  );

const entries = [..."abcdefg"].map((id) => expense(id));

/** A household with several pages of entries, and other records in between. */
async function filled(hasParts = true) {
  const server = fakeServer(home, 2, hasParts);
  await push(server, habit("h1"), ...entries.slice(0, 4), habit("h2"), ...entries.slice(4), habit("h3"));
  await push(server, expense("c", { deleted: true }));
  return server;
}

const roundOf = (server: FakeServer, database: Replication["database"], more: Partial<Replication> = {}) =>
  replicate({ database, remote: server.remoteOf("maya"), onChanged() {}, ...more }, home);

const idsOf = ({ records }: DeviceContent) => records.map(({ id }) => id).join(" ");

async function calm(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await settle();
}

describe("the first pull of a new device", () => {
  it("[RE40] stores the week first, then everything, with the same result as without parts", async () => {
    const database = await newDevice();
    const moments: [string, string | undefined][] = [];
    const server = await filled();
    let arriving = Promise.resolve();
    const onPulled = () => {
      arriving = arriving.then(async () => {
        const content = await readContent(database);
        moments.push([idsOf(content), content.households[0]!.missing]);
      });
    };
    expect(await roundOf(server, database, { onPulled })).toBe("in-step");
    await arriving;
    expect(moments).toEqual([
      ["c g h1 h2 h3", "entries"],
      ["a b c d e f g h1 h2 h3", undefined],
    ]);
    const other = await newDevice();
    expect(await roundOf(await filled(false), other)).toBe("in-step");
    expect(await readContent(database)).toEqual(await readContent(other));
  });

  it("[RE40] reports completed parts, not pages", async () => {
    const told: string[] = [];
    const more = { onChanged: () => void told.push("changed"), onPulled: () => void told.push("arrived") };
    await roundOf(await filled(), await newDevice(), more);
    expect(told).toEqual(["arrived", "arrived"]);
    await roundOf(await filled(false), await newDevice(), more);
    expect(told).toEqual(["arrived", "arrived", "arrived"]);
  });

  it.each([true, false])("[RE41] continues after an interruption at any step without loss (parts: %s)", async (has) => {
    const clean = await newDevice();
    const counted = failing(clean);
    expect(await roundOf(await filled(has), counted.database)).toBe("in-step");
    const whole = await readContent(clean);
    const sites = counted.count();
    expect(sites).toBeGreaterThan(20);
    for (let site = 1; site <= sites; site += 1) {
      const [server, disk] = [await filled(has), await newDevice()];
      const device = failing(disk);
      device.failFrom(site, "AbortError");
      await expect(roundOf(server, device.database), `step ${site}`).rejects.toMatchObject({ name: "AbortError" });
      const [row] = (await readContent(disk)).households;
      if (!row!.missing) expect((await readContent(disk)).records).toEqual(whole.records);
      device.heal();
      expect(await roundOf(server, device.database)).toBe("in-step");
      expect(await readContent(disk)).toEqual(whole);
    }
  });

  it("[RE41] continues after a network failure at any request", async () => {
    const whole = await newDevice();
    const counting = await filled();
    await roundOf(counting, whole);
    const questions = counting.asked.filter((name) => name === "pull").length;
    for (let failed = 1; failed <= questions; failed += 1) {
      const [server, disk] = [await filled(), await newDevice()];
      const remote = server.remoteOf("maya");
      let asked = 0;
      const fails = () => {
        asked += 1;
        server.trouble.pull = asked === failed ? "unreachable" : undefined;
      };
      const failingRemote: Remote = {
        ...remote,
        pull(...given) {
          fails();
          return remote.pull(...given);
        },
        pullPart(...given) {
          fails();
          return remote.pullPart!(...given);
        },
      };
      expect(await roundOf(server, disk, { remote: failingRemote })).toBe("unreachable");
      expect((await readContent(disk)).households[0]!.missing).toBeDefined();
      server.trouble.pull = undefined;
      expect(await roundOf(server, disk)).toBe("in-step");
      expect(await readContent(disk)).toEqual(await readContent(whole));
    }
  });

  it("[RE41] starts over if the server was restored in between", async () => {
    const [server, disk] = [await filled(), await newDevice()];
    const early = server.copy();
    await push(server, habit("h2", { label: "later" }), habit("h4"));
    const remote = server.remoteOf("maya");
    const pull: typeof remote.pull = async () => ({ ok: false, problem: "unreachable" });
    expect(await roundOf(server, disk, { remote: { ...remote, pull } })).toBe("unreachable");
    server.restore(early);
    expect(await roundOf(server, disk)).toBe("in-step");
    const end = await readContent(disk);
    expect(end.households[0]!.missing).toBeUndefined();
    const there = [...server.now().records.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
    expect(end.records.map(({ record }) => record)).toEqual(there);
    expect(server.now().records.get("h4")).toBeDefined();
  });

  it("stores, sends and merges an edit made while the entries arrive", async () => {
    const server = await filled();
    const database = await newDevice();
    const remote = server.remoteOf("maya");
    const { openTabs, lead } = browser();
    let letOn = () => {};
    const held = new Promise<void>((resolve) => (letOn = resolve));
    const pull: typeof remote.pull = async (...given) => {
      await held;
      return remote.pull(...given);
    };
    const store = await openDeviceStore({
      name: "db",
      database,
      remote: { ...remote, pull },
      openTabs,
      lead,
      timing: fakeTiming(),
      newId: () => "new",
    });
    await calm();
    const state = () => store.state.get().households.get(home)!;
    expect([state().of.habit.size, state().hasEntries, store.status.get()]).toEqual([3, false, "sending"]);
    await store.run(changing("edit", "habit", "h1", () => ({ label: "Mine" })));
    await push(server, habit("h1", { timesAWeek: 5 }));
    letOn();
    await calm();
    expect([state().hasEntries, store.status.get()]).toEqual([true, "in-step"]);
    expect(server.now().records.get("h1")?.fields).toMatchObject({ label: "Mine", timesAWeek: 5 });
    expect(state().of.habit.get("h1")).toMatchObject({ label: "Mine", timesAWeek: 5 });
    store.close();
  });
});

describe("tabs during a first pull", () => {
  it("never show a household as complete too early, whichever is opened or closed", async () => {
    const server = await filled();
    const database = memoryDatabase();
    const { openTabs, lead } = browser();
    const remote = server.remoteOf("maya");
    const waiting: (() => void)[] = [];
    const pull: typeof remote.pull = async (...given) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return remote.pull(...given);
    };
    const open = () =>
      openDeviceStore({
        name: "db",
        database,
        remote: { ...remote, pull },
        openTabs,
        lead,
        timing: fakeTiming(),
        newId: () => "new",
        beforeEntries: async () => {},
      });
    const one = await open();
    await calm();
    const two = await open();
    await calm();
    waiting.shift()!();
    await calm();
    one.close();
    await calm();
    const three = await open();
    await calm();
    const shown = () => [two, three].map((tab) => tab.state.get().households.get(home)!);
    expect(shown().map(({ hasEntries, of }) => [hasEntries, of.habit.size])).toEqual([
      [false, 3],
      [false, 3],
    ]);
    for (let page = 0; page < 20; page += 1) {
      waiting.splice(0).forEach((resume) => void resume());
      await calm();
    }
    expect(shown().map(({ hasEntries, of }) => [hasEntries, of.transaction.size])).toEqual([
      [true, 6],
      [true, 6],
    ]);
    for (const tab of [two, three]) tab.close();
  });
});
