import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eventNames } from "#sync/events/catalogue.ts";
import { steps } from "#sync/events/event-batch.ts";
import { openDatabase } from "../../storage/database.ts";
import { type FreshPlace, onEveryEngine, type Place } from "../../storage/engines.contract.ts";
import { allIn, always, day, idsOf, noon, storedEvent, withoutProof } from "../event-fixture.contract.ts";
import { type EventStorage, openEventStorage, openEventsToRead } from "./event-storage.ts";

/** The event storage, on every engine. */
function eventStorageContract(engine: string, place: FreshPlace): void {
  describe(`the storage of events on ${engine}`, () => {
    let where: Place;
    let storage: EventStorage;
    beforeAll(async () => {
      where = await place();
      storage = await openEventStorage(where);
    });
    afterAll(() => storage.close());
    beforeEach(async () => {
      while ((await storage.forget(always.to, 1_000)) > 0);
    });

    it("reads back what was stored", async () => {
      const odd = { source: "'); drop table events; --", medium: "ÄÖ 💶", campaign: '"{}\\', lander: "\n\t" };
      const events = [
        storedEvent({
          params: { page_location: "https://money.example/?utm_source=ö", page_title: '"', page_referrer: "" },
        }),
        storedEvent({ first: odd, last: odd, week: null, reached: [], isBot: true, params: {} }),
        storedEvent({ reached: [...steps], params: { returning_session: false, days_since_signup: 99_999 } }),
        ...eventNames.map((name) => storedEvent({ name })),
      ];
      await storage.store(events);
      const found = await allIn(storage);
      expect(found).toHaveLength(events.length);
      expect(found).toEqual(expect.arrayContaining(events.map(withoutProof)));
    });

    it("stores an event once, however often it is sent, as it was sent first", async () => {
      const first = storedEvent();
      await storage.store([first, first]);
      await storage.store([storedEvent({ id: first.id, name: "landing", at: noon + 5 }), first]);
      expect(await allIn(storage)).toEqual([withoutProof(first)]);
    });

    it("stores an event once when many writers send it at the same time", async () => {
      const others = await Promise.all([openEventStorage(where), openEventStorage(where)]);
      const events = Array.from({ length: 60 }, () => storedEvent());
      const writers = [storage, ...others].flatMap((node, n) =>
        Array.from({ length: 4 }, (_, turn) => node.store((n + turn) % 2 ? events : events.toReversed())),
      );
      await Promise.all(writers);
      expect(idsOf(await allIn(storage))).toEqual(idsOf(events));
      const bytes = await storage.bytes();
      await Promise.all(others.map((node) => node.store(events)));
      expect(await storage.bytes()).toBe(bytes);
      await Promise.all(others.map((node) => node.close()));
    });

    it("stores nothing of a failed write", async () => {
      const broken = storedEvent({ since: null as never });
      await expect(storage.store([storedEvent(), broken])).rejects.toThrow();
      expect(await allIn(storage)).toEqual([]);
      await storage.store([storedEvent()]);
      expect(await allIn(storage)).toHaveLength(1);
    });

    it("reads a period oldest first, across slices, with many events at the same time", async () => {
      const events = Array.from({ length: 2_503 }, (_, n) =>
        storedEvent({ at: noon + (n % 7 === 0 ? 0 : (n * 7919) % 999) }),
      );
      await storage.store(events);
      const found = await allIn(storage);
      expect(found.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted((a, b) => a - b));
      expect(idsOf(found)).toEqual(idsOf(events));
      const period = { from: noon + 10, to: noon + 400 };
      const within = events.filter(({ at }) => at >= period.from && at < period.to);
      expect(idsOf(await allIn(storage, period))).toEqual(idsOf(within));
    });

    it("can be read while others write and purge", async () => {
      await storage.store(Array.from({ length: 2_100 }, (_, n) => storedEvent({ at: noon + n })));
      const seen: string[] = [];
      for await (const { id } of storage.readEvents(always)) {
        seen.push(id);
        if (seen.length === 500) await storage.forget(noon + 100, 100);
        if (seen.length === 1_500) await storage.store([storedEvent({ at: noon + 9_999, id: "the-last-one" })]);
      }
      expect([seen.length, new Set(seen).size, seen.at(-1)]).toEqual([2_101, 2_101, "the-last-one"]);
    });

    it("deletes the oldest, a slice at a time, and nothing newer", async () => {
      await storage.store([1, 2, 3, 4, 5].map((age) => storedEvent({ at: noon - age * day, id: `${age}-days-old` })));
      expect(await storage.forget(noon - 2 * day, 2)).toBe(2);
      expect(idsOf(await allIn(storage))).toEqual(["1-days-old", "2-days-old", "3-days-old"]);
      expect(await storage.forget(noon - 2 * day, 2)).toBe(1);
      expect(await storage.forget(noon - 2 * day, 2)).toBe(0);
      expect(idsOf(await allIn(storage))).toEqual(["1-days-old", "2-days-old"]);
    });

    it("knows the size of its events, without deleted ones", async () => {
      const empty = await storage.bytes();
      const title = "a".repeat(300);
      const events = Array.from({ length: 4_000 }, (_, n) =>
        storedEvent({ at: noon + n, params: { page_title: title } }),
      );
      await storage.store(events);
      const each = ((await storage.bytes()) - empty) / events.length;
      expect(each).toBeGreaterThan(600);
      expect(each).toBeLessThan(1_200);
      while ((await storage.forget(always.to, 1_000)) > 0);
      expect(await storage.bytes()).toBeLessThan(empty + 100_000);
    });

    it("keeps its data when reopened, and is created once by nodes that start together", async () => {
      const fresh = await place();
      const nodes = await Promise.all([openEventStorage(fresh), openEventStorage(fresh)]);
      await nodes[0]!.store([storedEvent({ id: "stored-before" })]);
      await Promise.all(nodes.map((node) => node.close()));
      const again = await openEventStorage(fresh);
      expect(idsOf(await allIn(again))).toEqual(["stored-before"]);
      await again.close();
    });

    it("creates nothing for readers", async () => {
      const fresh = await place();
      expect(await openEventsToRead(fresh)).toBeNull();
      expect(await openEventsToRead(fresh)).toBeNull();
      await (await openEventStorage(fresh)).close();
      const reader = await openEventsToRead(fresh);
      expect(await allIn(reader!)).toEqual([]);
      await reader!.close();
    });

    it("shares nothing with the main database", async () => {
      const fresh = await place();
      const database = await openDatabase(fresh);
      const before = await database.query.introspection.getTables();
      const events = await openEventStorage(fresh);
      await events.store([storedEvent()]);
      const after = await database.query.introspection.getTables();
      const others = after.filter(({ schema }) => schema !== "events");
      expect(others.map(({ name }) => name)).toEqual(before.map(({ name }) => name));
      await events.close();
      expect(await database.works()).toBe(true);
      await database.close();
    });
  });
}

onEveryEngine(eventStorageContract);
