import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type FreshPlace, freshFolder, onEveryEngine, type Place } from "../storage/engines.contract.ts";
import type { StoreFailure } from "./collector.ts";
import {
  allIn,
  always,
  batchOf,
  day,
  idsOf,
  noon,
  type ServedEvents,
  said,
  send,
  sentEvent,
  serveEvents,
} from "./event-fixture.contract.ts";
import { addressBudgets } from "./event-route.ts";
import { eventsPath } from "./storage/event-storage.ts";
import { postgresEvents } from "./storage/postgres-events.ts";
import { sqliteEvents } from "./storage/sqlite-events.ts";

/** All rows with all their columns. */
async function rowsIn({ databaseUrl, dataDir }: Place): Promise<Record<string, unknown>[]> {
  const { query } = databaseUrl ? postgresEvents(databaseUrl) : sqliteEvents(eventsPath(dataDir));
  const { rows } = await sql<
    Record<string, unknown>
  >`select * from ${sql.table(databaseUrl ? "events.events" : "events")}`.execute(query);
  await query.destroy();
  return rows;
}

/** The events route, on every engine. */
function eventRouteContract(engine: string, place: FreshPlace): void {
  describe(`the collector on ${engine}`, () => {
    let served: ServedEvents;
    let where: Place;
    beforeAll(async () => {
      where = await place();
      served = await serveEvents(where);
    });
    afterAll(() => served.close());
    beforeEach(async () => {
      while ((await served.storage.forget(always.to, 1_000)) > 0);
      // Long enough to refill the budget of every address.
      served.clock.now += day;
    });

    it("stores a beacon’s events with the time they happened", async () => {
      const events = [sentEvent({ at: noon - 3_000 }), sentEvent({ at: noon - day, name: "landing", params: {} })];
      expect(await said(await send(served, batchOf(events)))).toEqual([200, { stored: 2, dropped: 0 }]);
      const [older, newer] = await allIn(served.storage);
      expect([older!.at, newer!.at]).toEqual([served.clock.now - day, served.clock.now - 3_000]);
      expect(newer).toEqual({ ...events[0], at: served.clock.now - 3_000, isBot: false });
    });

    it.each(["application/json", "application/json; charset=utf-8", "text/plain"])("accepts %s", async (type) => {
      const answer = await send(served, batchOf([sentEvent()]), { headers: { "content-type": type } });
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
    });

    it("reports dropped events without an error", async () => {
      const good = sentEvent();
      const events = [good, sentEvent({ name: "Purchase" }), 5, sentEvent({ at: noon - 32 * day })];
      expect(await said(await send(served, batchOf(events)))).toEqual([200, { stored: 1, dropped: 3 }]);
      expect(idsOf(await allIn(served.storage))).toEqual([good.id]);
      expect(await said(await send(served, batchOf([null])))).toEqual([200, { stored: 0, dropped: 1 }]);
    });

    it("stores declared events and reads them back unchanged", async () => {
      const declared = sentEvent({ name: "plan_pick", params: { plan_name: "x", enabled: true, n: 1 }, reached: [] });
      expect(await said(await send(served, batchOf([declared])))).toEqual([200, { stored: 1, dropped: 0 }]);
      const [stored] = await allIn(served.storage);
      expect([stored?.name, stored?.params]).toEqual(["plan_pick", { plan_name: "x", enabled: true, n: 1 }]);
    });

    it("counts a repeated event as stored, and stores it once", async () => {
      const batch = batchOf([sentEvent(), sentEvent()]);
      const answers = await Promise.all(Array.from({ length: 8 }, () => send(served, batch)));
      served.clock.now += 60_000;
      answers.push(await send(served, { ...batch, sentAt: batch.sentAt + 60_000 }));
      for (const answer of answers) expect(await said(answer)).toEqual([200, { stored: 2, dropped: 0 }]);
      expect(await allIn(served.storage)).toHaveLength(2);
    });

    it("stores neither the address nor the browser of the sender, only whether it is a bot", async () => {
      const event = sentEvent();
      await send(served, batchOf([event]));
      await send(served, batchOf([sentEvent()]), { headers: { "user-agent": "Mozilla/5.0 HeadlessChrome/142.0" } });
      const rows = await rowsIn(where);
      expect(rows.map((row) => row.is_bot).toSorted()).toEqual([0, 1]);
      expect(JSON.stringify(rows)).toContain(event.visit);
      expect(JSON.stringify(rows) + served.lines.join("")).not.toMatch(/192\.0\.2|Mozilla|Firefox|Headless|Linux/);
      expect(served.lines.join("")).not.toContain(event.visit);
    });

    it("stores the proof of consent with every event", async () => {
      await send(served, batchOf([sentEvent()], { consent: { version: 3, at: noon - 5, by: "operator" } }));
      const [row] = await rowsIn(where);
      expect([row!.consent_version, row!.consent_at, row!.consent_by].map(String)).toEqual([
        "3",
        String(noon - 5),
        "operator",
      ]);
    });

    it("tells an address that sends too many when to retry, and stores none of them", async () => {
      const many = () => batchOf(Array.from({ length: 50 }, () => sentEvent()));
      for (let time = 0; time < 24; time += 1)
        expect((await send(served, many(), { address: "192.0.2.9" })).status).toBe(200);
      const refused = await send(served, many(), { address: "192.0.2.9" });
      expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "5"]);
      expect(await allIn(served.storage)).toHaveLength(1_200);
      expect((await send(served, many(), { address: "192.0.2.10" })).status).toBe(200);
      served.clock.now += 5_000;
      expect((await send(served, many(), { address: "192.0.2.9" })).status).toBe(200);
    });
  });
}

onEveryEngine(eventRouteContract);

const place = () => ({ databaseUrl: null, dataDir: freshFolder() });

describe("the collector refuses", () => {
  let served: ServedEvents;
  beforeAll(async () => {
    served = await serveEvents(place());
  });
  afterAll(() => served.close());

  it.each(["{", "null", "{}", JSON.stringify(batchOf([]))])("a body such as %s", async (body) => {
    expect(await said(await send(served, body))).toEqual([400, { error: "malformed" }]);
  });

  it.each(["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""])(
    "a body of type %o",
    async (type) => {
      const answer = await send(served, batchOf([sentEvent()]), { headers: { "content-type": type } });
      expect(await said(answer)).toEqual([415, { error: "not-json" }]);
    },
  );

  it("more than 60 kB", async () => {
    const text = JSON.stringify(batchOf([sentEvent()]));
    expect((await send(served, text.padEnd(60_000))).status).toBe(200);
    expect(await said(await send(served, text.padEnd(60_001)))).toEqual([413, { error: "too-large" }]);
  });

  it.each([{ origin: "https://evil.example" }, { "sec-fetch-site": "cross-site" }, { origin: "null" }])(
    "what a page of another site sends: %o",
    async (headers) => {
      const answer = await send(served, batchOf([sentEvent()]), { headers: headers as Record<string, string> });
      expect(await said(answer)).toEqual([403, { error: "other-origin" }]);
    },
  );

  it("malformed bodies too, in great numbers", async () => {
    const address = "192.0.2.50";
    for (let time = 0; time < 1_200; time += 1) await send(served, "{", { address });
    expect((await send(served, "{", { address })).status).toBe(429);
  });

  it("by what a trusted proxy saw, not by its own address", async () => {
    const behind = await serveEvents(place(), { TRUST_PROXY: "true" });
    const many = batchOf(Array.from({ length: 50 }, () => sentEvent()));
    const from = (address: string) => send(behind, many, { headers: { "x-forwarded-for": address } });
    for (let time = 0; time < 24; time += 1) await from("198.51.100.1");
    expect([(await from("198.51.100.1")).status, (await from("198.51.100.2")).status]).toEqual([429, 200]);
    await behind.close();
  });

  it.each<[StoreFailure, string]>([
    ["busy", "5"],
    ["broken", "60"],
    ["full", "3600"],
  ])("anything for now where the storage is %s", async (outcome, seconds) => {
    const refusing = await serveEvents(place(), {}, async () => outcome);
    const answer = await send(refusing, batchOf([sentEvent()]));
    expect(answer.headers.get("retry-after")).toBe(seconds);
    expect(await said(answer)).toEqual([503, { error: `events-${outcome}` }]);
    // Nothing of this can be stored, so the storage is not used.
    expect(await said(await send(refusing, batchOf([7])))).toEqual([200, { stored: 0, dropped: 1 }]);
    await refusing.close();
  });
});

const limits = { aMinute: 60, atOnce: 100, addresses: 3 };

it("allows a burst, then the sustained rate", () => {
  const { take } = addressBudgets(limits);
  expect([take("a", 50, 0), take("a", 50, 0), take("a", 1, 0), take("a", 50, 0)]).toEqual([0, 0, 1_000, 50_000]);
  expect([take("a", 2, 1_999), take("a", 2, 2_000), take("a", 1, 2_000)]).toEqual([1, 0, 1_000]);
});

it("counts each address separately", () => {
  const { take } = addressBudgets(limits);
  expect([take("a", 100, 0), take("a", 1, 0), take("b", 100, 0)]).toEqual([0, 1_000, 0]);
});

it("takes no tokens when refusing, and adds none when the clock goes back", () => {
  const { take } = addressBudgets(limits);
  take("a", 100, 60_000);
  for (let time = 0; time < 5; time += 1) expect(take("a", 10, 60_000)).toBe(10_000);
  expect(take("a", 10, 0)).toBe(10_000);
  expect(take("a", 10, 70_000)).toBe(0);
});

it("tracks a limited number of addresses, and none with a full budget", () => {
  const budgets = addressBudgets(limits);
  for (let n = 0; n < 50; n += 1) budgets.take(`address ${n}`, 10, 0);
  expect(budgets.known()).toBe(3);
  budgets.take("later", 1, 60_000);
  budgets.take("later", 1, 60_000);
  expect(budgets.known()).toBe(1);
});

it("never allows more than the burst plus the sustained rate", () => {
  const tries = fc.array(fc.record({ after: fc.nat(5_000), count: fc.integer({ min: 1, max: 50 }) }), {
    maxLength: 200,
  });
  fc.assert(
    fc.property(tries, (sent) => {
      const { take } = addressBudgets(limits);
      let [now, taken] = [0, 0];
      for (const { after, count } of sent) {
        now += after;
        if (take("a", count, now) === 0) taken += count;
        expect(taken).toBeLessThanOrEqual(limits.atOnce + now / 1_000);
      }
    }),
  );
});
