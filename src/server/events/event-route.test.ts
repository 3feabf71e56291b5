import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshFolder, onEveryEngine } from "../storage/engines.contract.ts";
import type { Unkept } from "./collector.ts";
import { batchOf, sentEvent } from "./event-fixture.contract.ts";
import { eventRouteContract } from "./event-route.contract.ts";
import { addressBudgets } from "./event-route.ts";
import { type ServedEvents, said, send, serveEvents } from "./event-serving.contract.ts";

onEveryEngine(eventRouteContract);

const place = () => ({ databaseUrl: null, dataDir: freshFolder() });

describe("what the collector refuses", () => {
  let served: ServedEvents;
  beforeAll(async () => {
    served = await serveEvents(place());
  });
  afterAll(() => served.close());

  it.each(["{", "null", "{}", JSON.stringify(batchOf([]))])("[EV12] a body such as %s", async (body) => {
    expect(await said(await send(served, body))).toEqual([400, { error: "malformed" }]);
  });

  it.each(["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""])(
    "[EV12] a body of type %o",
    async (type) => {
      const answer = await send(served, batchOf([sentEvent()]), { headers: { "content-type": type } });
      expect(await said(answer)).toEqual([415, { error: "not-json" }]);
    },
  );

  it("[EV12] more than 60 kB", async () => {
    const text = JSON.stringify(batchOf([sentEvent()]));
    expect((await send(served, text.padEnd(60_000))).status).toBe(200);
    expect(await said(await send(served, text.padEnd(60_001)))).toEqual([413, { error: "too-large" }]);
  });

  it.each([{ origin: "https://evil.example" }, { "sec-fetch-site": "cross-site" }, { origin: "null" }])(
    "[EV22] what a page of another site sends: %o",
    async (headers) => {
      const answer = await send(served, batchOf([sentEvent()]), { headers: headers as Record<string, string> });
      expect(await said(answer)).toEqual([403, { error: "other-origin" }]);
    },
  );

  it("[EV10] malformed bodies too, in great numbers", async () => {
    const address = "192.0.2.50";
    for (let time = 0; time < 1_200; time += 1) await send(served, "{", { address });
    expect((await send(served, "{", { address })).status).toBe(429);
  });

  it("[EV10] by what a trusted proxy saw, not by its own address", async () => {
    const behind = await serveEvents(place(), { TRUST_PROXY: "true" });
    const many = batchOf(Array.from({ length: 50 }, () => sentEvent()));
    const from = (address: string) => send(behind, many, { headers: { "x-forwarded-for": address } });
    for (let time = 0; time < 24; time += 1) await from("198.51.100.1");
    expect([(await from("198.51.100.1")).status, (await from("198.51.100.2")).status]).toEqual([429, 200]);
    await behind.close();
  });

  it.each<[Unkept, string]>([
    ["busy", "5"],
    ["broken", "60"],
    ["full", "3600"],
  ])("[EV15] anything for now where the storage is %s", async (outcome, seconds) => {
    const refusing = await serveEvents(place(), {}, async () => outcome);
    const answer = await send(refusing, batchOf([sentEvent()]));
    expect(answer.headers.get("retry-after")).toBe(seconds);
    expect(await said(answer)).toEqual([503, { error: `events-${outcome}` }]);
    // Nothing of this can be kept, so nothing is asked of the storage.
    expect(await said(await send(refusing, batchOf([7])))).toEqual([200, { kept: 0, dropped: 1 }]);
    await refusing.close();
  });
});

const limits = { aMinute: 60, atOnce: 100, addresses: 3 };

it("[EV10] lets an address send many at once, then as many as come back with time", () => {
  const { take } = addressBudgets(limits);
  expect([take("a", 50, 0), take("a", 50, 0), take("a", 1, 0), take("a", 50, 0)]).toEqual([0, 0, 1_000, 50_000]);
  expect([take("a", 2, 1_999), take("a", 2, 2_000), take("a", 1, 2_000)]).toEqual([1, 0, 1_000]);
});

it("[EV10] counts each address by itself", () => {
  const { take } = addressBudgets(limits);
  expect([take("a", 100, 0), take("a", 1, 0), take("b", 100, 0)]).toEqual([0, 1_000, 0]);
});

it("[EV10] takes nothing from whoever has to wait, and gives nothing for a clock that goes back", () => {
  const { take } = addressBudgets(limits);
  take("a", 100, 60_000);
  for (let time = 0; time < 5; time += 1) expect(take("a", 10, 60_000)).toBe(10_000);
  expect(take("a", 10, 0)).toBe(10_000);
  expect(take("a", 10, 70_000)).toBe(0);
});

it("[EV10] knows no more addresses than it may, and none that owes nothing", () => {
  const budgets = addressBudgets(limits);
  for (let n = 0; n < 50; n += 1) budgets.take(`address ${n}`, 10, 0);
  expect(budgets.known()).toBe(3);
  budgets.take("later", 1, 60_000);
  budgets.take("later", 1, 60_000);
  expect(budgets.known()).toBe(1);
});

it("[EV10] never lets more through than at once and by the minute", () => {
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
