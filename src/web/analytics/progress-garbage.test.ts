// @vitest-environment happy-dom
import fc from "fast-check";
import * as v from "valibot";
import { expect, it } from "vitest";
import { eventSchema } from "#sync/events/event-batch.ts";
import { measuringPage, memoryKept, start } from "./measuring.fixture.ts";

const save = { kind: "event" as const, at: start, name: "week_save", params: { weekId: "2026-W46" } };

/** A page over whatever stands in storage. */
function over(measured: string, address = "/l?id=7") {
  const local = memoryKept();
  local.write("measured", measured);
  const page = measuringPage({ local, landedOn: address });
  page.view(address);
  page.measure(save);
  page.measure({ kind: "draft", at: start, step: "people" });
  return page.events;
}

const names = ["landing", "page_view", "lander_view", "week_save", "intake_save_draft_success"];

it("[TR2] whatever stands in storage, every event comes out, and the collector can take it", () => {
  const inside = fc.oneof(
    fc.jsonValue(),
    fc.string({ unit: "binary" }),
    fc.constantFrom({ toString: 1 }, [[]], -1, 1e300),
  );
  const kept = fc.record(
    { steps: inside, week: inside, firstSave: inside, landers: inside, drafts: inside },
    { requiredKeys: [] },
  );
  const deep = fc.record({
    landers: fc.record({ first: inside, last: inside }),
    drafts: fc.record({ visit: inside, steps: inside }),
  });
  const text = fc.oneof(
    fc.oneof(kept, deep, fc.jsonValue()).map((value) => JSON.stringify(value)),
    fc.string(),
  );
  fc.assert(
    fc.property(text, (measured) => {
      const events = over(measured);
      expect(events.map(({ name }) => name)).toEqual(names);
      for (const { sent } of events) {
        const { id: _, visit: __, ...rest } = sent!;
        expect(v.is(v.omit(eventSchema, ["id", "visit"]), rest)).toBe(true);
        expect(JSON.stringify([sent!.first, sent!.last])).not.toMatch(/\\u0000|\\ud[89a-f]/);
      }
    }),
    { numRuns: 300 },
  );
});

it("[TR2] a text of absurd length is not even read", () => {
  const events = over(JSON.stringify({ landers: { first: "debt", last: "debt" }, more: "x".repeat(50_000) }));
  expect(events[0]?.sent?.first.lander).toBe("7");
});

it("[TR14] an identifier that no collector could keep does not cost a browser its events", () => {
  for (const address of ["/l?id=%00", `/l?id=${"x".repeat(99)}🧺`])
    for (const { sent } of over("", address)) expect(sent?.first.lander).toMatch(/^(unknown|x{99})$/);
});
