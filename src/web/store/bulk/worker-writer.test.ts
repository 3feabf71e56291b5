import { describe, expect, it } from "vitest";
import { recordWith } from "#sync/kinds/kinds.fixture.ts";
import { blockedWorker, FailingWorker, workerList } from "#web/platform/worker-rpc.fixture.ts";
import { type DeviceDatabase, DeviceError } from "../device/device-database.ts";
import { memoryDatabase } from "../device/memory-database.ts";
import { readContent } from "../device/read-content.ts";
import { EditRefused } from "../persist-edits.ts";
import { deviceOf, expense, home, homeRow } from "../store.fixture.ts";
import { bulkHandlerWorker } from "./bulk.fixture.ts";
import { ImportCanceled } from "./persist-bulk.ts";
import { type BulkHandlers, createBulkHandlers } from "./worker-handlers.ts";
import { createWorkerPullWriter, createWorkerWriter } from "./worker-writer.ts";

const many = (count: number) => Array.from({ length: count }, (_, index) => expense(`e${10_000 + index}`));

/** Delays each write, so that the worker can receive messages in between, as with IndexedDB. */
const unhurried = (database: DeviceDatabase): DeviceDatabase => ({
  ...database,
  write: (work) =>
    database.write(async (tables) => {
      const put = async (rows: Parameters<typeof tables.records.put>[0]) => {
        await new Promise((resolve) => setTimeout(resolve, 2));
        await tables.records.put(rows);
      };
      return work({ ...tables, records: { ...tables.records, put } });
    }),
});

async function setUp(inWorker?: () => Promise<DeviceDatabase>) {
  const database = await deviceOf();
  const open = inWorker ?? (async () => unhurried(database));
  const { start, workers } = workerList(() => bulkHandlerWorker(open));
  const rests: (readonly number[])[] = [];
  const writer = createWorkerWriter("home", database, start, async () => void rests.push(await counts()));
  const counts = async () => {
    const { records, outbox } = await readContent(database);
    return [records.filter(({ record }) => !record.deleted).length, outbox.length];
  };
  return { database, writer, counts, rests, isEnded: () => workers.at(-1)!.isTerminated };
}

const dyingAt = (method: keyof BulkHandlers) =>
  new FailingWorker(
    createBulkHandlers(async () => memoryDatabase()),
    method,
  );

describe("a bulk write in a worker", () => {
  it("stores and queues all records, reports progress, and terminates the worker", async () => {
    const { writer, counts, rests, isEnded } = await setUp();
    const shares: number[] = [];
    const unsent = await writer.importRecords(home, many(1_201), { onProgress: (share) => shares.push(share) });
    expect([unsent, await counts(), isEnded()]).toEqual([1_201, [1_201, 1_201], true]);
    expect(rests).toEqual([[1_201, 1_201]]);
    expect([shares.length, shares.at(-1)]).toEqual([13, 1]);
  });

  it("returns the edited records as stored", async () => {
    const { writer, counts } = await setUp();
    await writer.importRecords(home, many(1_100), {});
    const edits = many(1_100).map((after) => ({ before: undefined, after }));
    const { persisted, unsent } = await writer.persistEdits(home, edits, "backward");
    expect([persisted.length, persisted.every(({ deleted }) => deleted), unsent]).toEqual([1_100, true, 0]);
    expect(await counts()).toEqual([0, 0]);
  });

  it("returns records as merged with changes made meanwhile", async () => {
    const { database, writer } = await setUp();
    await writer.importRecords(home, many(3), {});
    await database.write(({ records }) =>
      records.put([
        { household: home, id: "e10001", record: recordWith(expense("e10001"), { payee: "Changed" }) as never },
      ]),
    );
    const edits = many(3).map((before) => ({ before, after: recordWith(before, { note: "mine" }) }));
    const { persisted } = await writer.persistEdits(home, edits, "forward");
    expect(persisted.map(({ fields }) => fields)).toMatchObject([
      { id: "e10000", payee: "Market", note: "mine" },
      { id: "e10001", payee: "Changed", note: "mine" },
      { id: "e10002", payee: "Market", note: "mine" },
    ]);
  });

  it("stores nothing if it is canceled, before or during the write", async () => {
    const { writer, counts, isEnded } = await setUp();
    for (const share of [0, 0.5]) {
      const ending = new AbortController();
      if (share === 0) ending.abort();
      const onProgress = (done: number) => done >= share && ending.abort();
      const brought = writer.importRecords(home, many(5_000), { signal: ending.signal, onProgress });
      await expect(brought).rejects.toBeInstanceOf(ImportCanceled);
      expect([await counts(), isEnded()]).toEqual([[0, 0], true]);
    }
  });

  it("fails with the same errors as on the main thread", async () => {
    const { writer } = await setUp(async () => memoryDatabase());
    await expect(writer.importRecords(home, many(2), {})).rejects.toEqual(new EditRefused("household-gone"));
    const own = await setUp();
    const unsound = [...many(600), recordWith(expense("e2"), { amount: "a lot" }) as never];
    await expect(own.writer.importRecords(home, unsound, {})).rejects.toEqual(new EditRefused("bad-fields"));
    expect([await own.counts(), own.rests]).toEqual([[0, 0], []]);
    const { writer: full } = await setUp(async () => {
      throw Object.assign(new Error("no room"), { name: "QuotaExceededError" });
    });
    await expect(full.importRecords(home, many(2), {})).rejects.toMatchObject({ problem: "full" });
  });

  it("starts no worker if this page has lost its database", async () => {
    const lost = { ...memoryDatabase(), read: () => Promise.reject(new DeviceError("closed")) };
    const writer = createWorkerWriter("home", lost, () => {
      throw new Error("a worker was started");
    });
    await expect(writer.importRecords(home, many(2), {})).rejects.toMatchObject({ problem: "closed" });
  });

  it.each([
    ["is blocked", blockedWorker],
    ["does not load", () => new FailingWorker()],
  ])("falls back to the main thread if a worker %s", async (_, make) => {
    const writer = createWorkerWriter("home", await deviceOf(), workerList(make).start);
    expect(await writer.importRecords(home, many(3), {})).toBe(3);
    const edits = many(3).map((after) => ({ before: undefined, after }));
    expect((await writer.persistEdits(home, edits, "forward")).persisted).toHaveLength(3);
  });

  it("fails if the worker dies midway", async () => {
    const { start, workers } = workerList(() => dyingAt("importRecords"));
    const writer = createWorkerWriter("home", await deviceOf(), start);
    await expect(writer.importRecords(home, many(2), {})).rejects.toMatchObject({ problem: "failed" });
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true]);
  });

  it("fails if the worker dies between two parts, instead of storing the later ones in another worker", async () => {
    const { start, workers } = workerList(() => dyingAt("addRecords"));
    const writer = createWorkerWriter("home", await deviceOf(), start);
    const slice = (from: number, to: number) => {
      const until = performance.now() + 20;
      while (performance.now() < until);
      return many(2_000).slice(from, to);
    };
    await expect(writer.importRecords(home, { length: 2_000, slice }, {})).rejects.toMatchObject({ problem: "failed" });
    expect(workers).toHaveLength(1);
  });
});

describe("the pages of a first pull, written in a worker", () => {
  const page = (from: number, hasMore: boolean) => ({
    epoch: "first",
    seq: from + 2,
    lost: [],
    hasMore,
    records: [1, 2].map((add) => expense(`e${from + add}`, { version: from + add })),
  });
  const rowIn = async (database: DeviceDatabase) => (await readContent(database)).households[0]!;
  const begun = async () => {
    const database = await deviceOf();
    await database.write(({ households }) => households.put([{ ...homeRow, missing: "entries" }]));
    return database;
  };

  it("are stored with their checkpoint by one worker, which is terminated at the end", async () => {
    const database = await begun();
    const { start, workers } = workerList(() => bulkHandlerWorker(async () => database));
    const writer = await createWorkerPullWriter("home", database, start);
    expect(await writer.write(await rowIn(database), page(0, true))).toEqual({ changed: [] });
    const old = await rowIn(database);
    expect(await writer.write(old, page(2, true))).toEqual({ changed: [] });
    expect(await writer.write(old, page(2, true))).toBe("busy");
    expect(await rowIn(database)).toMatchObject({ seq: 4, missing: "entries" });
    expect((await readContent(database)).records.map(({ id }) => id)).toEqual(["e1", "e2", "e3", "e4"]);
    writer.close();
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true]);
  });

  it.each([
    ["is blocked", blockedWorker],
    ["does not load", () => new FailingWorker()],
    ["can't open the database", () => bulkHandlerWorker(() => Promise.reject(new DeviceError("failed")))],
  ])("are stored on the main thread if a worker %s", async (_, make) => {
    const database = await begun();
    const writer = await createWorkerPullWriter("home", database, workerList(make).start);
    await writer.write(await rowIn(database), page(0, true));
    await writer.write(await rowIn(database), page(2, true));
    expect([(await rowIn(database)).seq, (await readContent(database)).records.length]).toEqual([4, 4]);
  });
});
