import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { EventName } from "#sync/events/catalogue.ts";
import type { EventAnswer } from "#sync/events/event-batch.ts";
import { type FreshPlace, onEveryEngine } from "../storage/engines.contract.ts";
import { allIn, batchOf, noon, type ServedEvents, send, sentEvent, serveEvents } from "./event-fixture.contract.ts";

const anything = fc.oneof(fc.jsonValue(), fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }), fc.double());
const known = fc.constantFrom<{ name: EventName; params: object }>(
  { name: "landing", params: {} },
  { name: "week_save", params: { weekId: "2026-W46" } },
  { name: "lander_view", params: { lander_id: "couples" } },
  { name: "intake_view", params: { mode: "edit", amount: 5 } },
);
const oddText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 120 }),
  fc.constantFrom("\0", "\ud800", "’; --", "\\u0000"),
);
const oddTouch = fc.record({ source: oddText, medium: oddText, campaign: oddText, lander: oddText });

/** Like an event, with some values that no browser would send. */
const oddEvent = fc
  .record({
    known,
    params: fc.option(fc.dictionary(fc.constantFrom("weekId", "lander_id", "__proto__"), oddText), { freq: 2 }),
    touch: fc.option(oddTouch, { freq: 2 }),
    odd: fc.option(fc.dictionary(fc.constantFrom(...Object.keys(sentEvent())), anything, { maxKeys: 1 }), { freq: 1 }),
  })
  .map(({ known: event, params, touch, odd }) => ({
    ...sentEvent(),
    ...event,
    ...(params && { params }),
    ...(touch && { first: touch }),
    ...odd,
  }));

const oddBatch = fc
  .record({
    events: fc.array(fc.oneof({ weight: 5, arbitrary: oddEvent }, { weight: 1, arbitrary: anything }), {
      maxLength: 12,
    }),
    odd: fc.dictionary(fc.constantFrom("sentAt", "consent", "events"), anything, { maxKeys: 1 }),
    isOdd: fc.boolean(),
  })
  .map(({ events, odd, isOdd }) => JSON.stringify(batchOf(events, { sentAt: noon, ...(isOdd && odd) })));

const body = fc.oneof(
  { weight: 4, arbitrary: oddBatch },
  { weight: 1, arbitrary: anything.map((value) => JSON.stringify(value) ?? "") },
  { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
);

function fuzz(engine: string, place: FreshPlace): void {
  describe(`random input to the collector on ${engine}`, () => {
    let served: ServedEvents;
    beforeAll(async () => {
      served = await serveEvents(await place());
    });
    afterAll(() => served.close());

    it("is stored, dropped or refused, and never fails", { timeout: 120_000 }, async () => {
      let [sent, accepted] = [0, 0];
      const statuses = new Set<number>();
      const property = fc.asyncProperty(body, async (text) => {
        sent += 1;
        const answer = await send(served, text, { address: `10.0.${sent >> 8}.${sent & 255}` });
        statuses.add(answer.status);
        expect([200, 400]).toContain(answer.status);
        if (answer.status === 200) accepted += ((await answer.json()) as EventAnswer).stored;
      });
      await fc.assert(property, { numRuns: 1_000 });
      expect(statuses).toEqual(new Set([200, 400]));
      const stored = await allIn(served.storage);
      // An unusual but valid id may have been generated twice.
      expect(stored.length).toBeGreaterThan(accepted - 5);
      expect(stored.length).toBeLessThanOrEqual(accepted);
      expect(accepted).toBeGreaterThan(500);
      expect(served.lines.join("")).not.toMatch(/events can't be stored|server-fault|request failed/);
    });
  });
}

onEveryEngine(fuzz);
