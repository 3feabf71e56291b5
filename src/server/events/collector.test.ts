import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { PassThrough } from "node:stream";
import SqliteFile from "libsql";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { AnalyticsConsent } from "../config.ts";
import { createLog } from "../log.ts";
import { type FreshPlace, freshFolder, onEveryEngine } from "../storage/engines.contract.ts";
import {
  type Collector,
  eventRetention,
  openCollector,
  purgeOldEvents,
  resilientStorage,
  retryAfter,
} from "./collector.ts";
import { allIn, day, idsOf, noon, storedEvent } from "./event-fixture.contract.ts";
import { eventsPath, openEventStorage, openEventsToRead } from "./storage/event-storage.ts";

describe("collector", () => {
  const open: Collector[] = [];
  afterEach(async () => {
    for (const collector of open.splice(0)) await collector.close();
  });

  function collectorIn(dataDir: string, more: { eventsMaxMb?: number; analyticsConsent?: "off" } = {}) {
    const [lines, clock] = [[] as string[], { now: Date.now() }];
    const log = createLog(new PassThrough().on("data", (line) => lines.push(String(line))));
    const config = { databaseUrl: null, dataDir, eventsMaxMb: 500, analyticsConsent: "ask" as const, ...more };
    const collector = openCollector({ config, log, now: () => clock.now });
    open.push(collector);
    return { ...collector, clock, lines };
  }

  async function storedIn(dataDir: string): Promise<string[]> {
    const reader = (await openEventsToRead({ databaseUrl: null, dataDir }))!;
    const events = await allIn(reader);
    await reader.close();
    return idsOf(events);
  }

  /** A file with events, all of them in the file itself. */
  async function writtenFile(): Promise<Buffer> {
    const place = { databaseUrl: null, dataDir: freshFolder() };
    const storage = await openEventStorage(place);
    await storage.store(Array.from({ length: 100 }, () => storedEvent()));
    await storage.close();
    new SqliteFile(eventsPath(place.dataDir)).exec("pragma wal_checkpoint(truncate)");
    return readFileSync(eventsPath(place.dataDir));
  }

  /** Ways to break a file. */
  const harms: Record<string, (path: string) => Promise<void>> = {
    "is something else": async (path) => writeFileSync(path, "not a database at all ".repeat(1_000)),
    "is a folder": async (path) => mkdirSync(path),
    "has pages of nonsense": async (path) => writeFileSync(path, (await writtenFile()).fill(0xaa, 100)),
    "was cut off": async (path) => writeFileSync(path, (await writtenFile()).subarray(0, 5_000)),
    "has no tables": async (path) => {
      const file = new SqliteFile(path);
      file.exec("create table versions (name text, at text); insert into versions values ('0001-events', '')");
      file.close();
    },
  };

  describe("a failing storage", () => {
    it.each(Object.entries(harms))("is logged once and reopened later if the file %s", async (_, harm) => {
      const dataDir = freshFolder();
      const path = eventsPath(dataDir);
      await harm(path);
      const { store, clock, lines } = collectorIn(dataDir);
      for (let time = 0; time < 5; time += 1) {
        expect(await store([storedEvent()])).toBe("broken");
        clock.now += retryAfter + 1;
      }
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain("events can't be stored");
      rmSync(path, { recursive: true });
      for (const rest of ["-wal", "-shm"]) rmSync(path + rest, { force: true });
      const event = storedEvent();
      expect(await store([event])).toBe("stored");
      expect(await storedIn(dataDir)).toEqual([event.id]);
      expect(lines).toHaveLength(2);
      expect(lines[1]).toContain("events are stored again");
    });

    it("is not used for a while after an error", async () => {
      const dataDir = freshFolder();
      mkdirSync(eventsPath(dataDir));
      const { store, clock } = collectorIn(dataDir);
      expect(await store([storedEvent()])).toBe("broken");
      rmSync(eventsPath(dataDir), { recursive: true });
      expect(await store([storedEvent()])).toBe("broken");
      clock.now += retryAfter;
      expect(await store([storedEvent()])).toBe("stored");
    });

    it("treats an unreachable database the same way", async () => {
      const lines: string[] = [];
      const log = createLog(new PassThrough().on("data", (line) => lines.push(String(line))));
      const databaseUrl = "postgres://nobody@127.0.0.1:1/none";
      const config = { databaseUrl, dataDir: freshFolder(), eventsMaxMb: 500, analyticsConsent: "ask" as const };
      const collector = openCollector({ config, log });
      open.push(collector);
      expect(await collector.store([storedEvent()])).toBe("broken");
      expect(lines).toHaveLength(1);
    });
  });

  describe("storing", () => {
    it("refuses new events at the cap, logs it once, and keeps the old ones", async () => {
      const dataDir = freshFolder();
      const { store, lines } = collectorIn(dataDir, { eventsMaxMb: 1 });
      const params = { page_title: "a".repeat(300), page_referrer: "b".repeat(420), page_location: "c".repeat(1_000) };
      const many = () => Array.from({ length: 50 }, () => storedEvent({ name: "page_view", params }));
      const first = storedEvent();
      await store([first]);
      let outcome = "stored";
      for (let time = 0; time < 30 && outcome === "stored"; time += 1) outcome = await store(many());
      expect(outcome).toBe("full");
      expect(await store([storedEvent()])).toBe("full");
      expect(lines.filter((line) => line.includes("EVENTS_MAX_MB"))).toHaveLength(1);
      expect(await storedIn(dataDir)).toContain(first.id);
    });

    it("limits the queue, and stores everything it reported as stored", async () => {
      const dataDir = freshFolder();
      const { store } = collectorIn(dataDir);
      const batches = Array.from({ length: 150 }, () => Array.from({ length: 50 }, () => storedEvent()));
      const outcomes = await Promise.all(batches.map(store));
      expect([...new Set(outcomes)].toSorted()).toEqual(["busy", "stored"]);
      const stored = batches.filter((_, index) => outcomes[index] === "stored").flat();
      expect(stored).toHaveLength(5_000);
      expect(await storedIn(dataDir)).toEqual(idsOf(stored));
      expect(await store([storedEvent()])).toBe("stored");
    });

    it("stores the queue before it closes", async () => {
      const dataDir = freshFolder();
      const { store, close } = collectorIn(dataDir);
      const events = Array.from({ length: 40 }, () => storedEvent());
      const waiting = events.map((event) => store([event]));
      await close();
      expect(new Set(await Promise.all(waiting))).toEqual(new Set(["stored"]));
      expect(await storedIn(dataDir)).toEqual(idsOf(events));
    });

    it("creates no file if nothing is measured", async () => {
      const dataDir = freshFolder();
      const { close, lines } = collectorIn(dataDir, { analyticsConsent: "off" });
      await close();
      expect(await openEventsToRead({ databaseUrl: null, dataDir })).toBeNull();
      expect(lines).toEqual([]);
    });
  });
});

onEveryEngine(forgettingContract);

/** The retention of events, on every engine. */
function forgettingContract(engine: string, place: FreshPlace): void {
  describe(`old events on ${engine}`, () => {
    const log = createLog(new PassThrough());

    it("are deleted after thirteen months, all of them, at the start and every day", async () => {
      const storage = await openEventStorage(await place());
      const old = Array.from({ length: 203 }, (_, n) => storedEvent({ at: noon - 1 - n }));
      await storage.store([
        ...old,
        storedEvent({ at: noon, id: "just-in-time" }),
        storedEvent({ at: noon + day, id: "a-day-later" }),
      ]);
      const clock = { now: noon + eventRetention };
      const resilient = resilientStorage({ open: async () => storage, log, now: () => clock.now });
      const rests: { ms: number; wake: () => void }[] = [];
      const pause = (ms: number, signal: AbortSignal) =>
        new Promise<void>((resolve) => {
          rests.push({ ms, wake: resolve });
          if (signal.aborted || ms < day) resolve();
          else signal.addEventListener("abort", () => resolve());
        });
      const forgetting = purgeOldEvents({ storage: resilient, now: () => clock.now, pause });
      await vi.waitFor(() => expect(rests.at(-1)?.ms).toBe(day), { timeout: 10_000 });
      expect(rests).toHaveLength(3);
      expect((await allIn(storage)).map(({ id }) => id)).toEqual(["just-in-time", "a-day-later"]);
      clock.now += day;
      rests.at(-1)!.wake();
      await vi.waitFor(() => expect(rests).toHaveLength(4));
      expect((await allIn(storage)).map(({ id }) => id)).toEqual(["a-day-later"]);
      await forgetting.close();
      await resilient.close();
    });

    it.each<AnalyticsConsent>(["ask", "granted", "off"])(
      "are forgotten by a server that is set to %s",
      async (analyticsConsent) => {
        const where = await place();
        const storage = await openEventStorage(where);
        await storage.store([
          storedEvent({ at: Date.now() - eventRetention - 1 }),
          storedEvent({ at: Date.now(), id: "of-today" }),
        ]);
        const collector = openCollector({ config: { ...where, eventsMaxMb: 1, analyticsConsent }, log });
        await vi.waitFor(async () => expect((await allIn(storage)).map(({ id }) => id)).toEqual(["of-today"]), {
          timeout: 10_000,
        });
        await collector.close();
        await storage.close();
      },
    );
  });
}
