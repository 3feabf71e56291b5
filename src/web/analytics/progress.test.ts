// @vitest-environment happy-dom
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { eventSchema, type Step } from "#sync/events/event-batch.ts";
import { memoryStorage, start, trackerPage, week } from "./tracker.fixture.ts";

const local = () => memoryStorage();
const save = { kind: "event" as const, name: "week_save", params: { weekId: "2026-W46" } };
const reached = ({ events }: ReturnType<typeof trackerPage>): Step[] =>
  events.flatMap(({ sent }) => sent?.reached ?? []);

it("each step is reported once a browser, with the event that reached it", () => {
  const stored = local();
  const page = trackerPage({ local: stored });
  for (const address of ["/", "/EditHousehold", "/"]) page.view(address);
  page.record({ kind: "event", at: start, name: "intake_submit", params: {} });
  page.view("/MyDashboard", start + 1_000);
  page.record({ ...save, at: start + 2_000 });
  expect(reached(page)).toEqual(["landing", "home", "intake", "submit", "complete", "first-save"]);
  const later = trackerPage({ local: stored, at: start + week });
  later.view("/");
  later.record({ ...save, at: start + week });
  expect(reached(later)).toEqual([]);
});

it("a save in the fourth week after the first save, or later, is reported once", () => {
  const page = trackerPage();
  for (const weeks of [0, 1, 2]) page.record({ ...save, at: start + weeks * week });
  expect(reached(page)).toEqual(["landing", "first-save"]);
  for (const weeks of [3, 4]) page.record({ ...save, at: start + weeks * week });
  expect(reached(page)).toEqual(["landing", "first-save", "week-4"]);
});

it("each week since the first touch is reported once, with the week of the first touch", () => {
  const stored = local();
  const first = trackerPage({ local: stored });
  first.view("/");
  const second = trackerPage({ local: stored, at: start + 2 * week });
  second.view("/");
  expect([first, second].map(({ events }) => events.map(({ sent }) => sent?.week))).toEqual([
    [0, undefined, undefined],
    [2, undefined, undefined],
  ]);
  expect(new Set([...first.events, ...second.events].map(({ sent }) => sent?.since))).toEqual(new Set(["2026-W46"]));
});

it("the landers are the first and the latest", () => {
  const stored = local();
  const page = trackerPage({ local: stored, landedOn: "/l/couples" });
  page.view("/l/couples");
  page.view("/l?id=103");
  page.view("/");
  const landers = page.events.map(({ sent }) => [sent?.first.lander, sent?.last.lander]);
  expect(landers[0]).toEqual(["couples", "couples"]);
  expect(landers.at(-1)).toEqual(["couples", "103"]);
});

it("a browser that arrived by another page has no first lander, even after it sees one", () => {
  const page = trackerPage({ landedOn: "/about" });
  for (const address of ["/about", "/l/debt"]) page.view(address);
  expect(page.events.map(({ sent }) => [sent?.first.lander, sent?.last.lander])).toEqual([
    ["", ""],
    ["", ""],
    ["", "debt"],
    ["", "debt"],
  ]);
});

describe("garbage in storage", () => {
  const save = { kind: "event" as const, at: start, name: "week_save", params: { weekId: "2026-W46" } };

  /** Runs a page on the given stored progress. */
  function eventsOver(measured: string, address = "/l?id=7") {
    const local = memoryStorage();
    local.write("measured", measured);
    const page = trackerPage({ local, landedOn: address });
    page.view(address);
    page.record(save);
    page.record({ kind: "draft", at: start, step: "people" });
    return page.events;
  }

  const names = ["landing", "page_view", "lander_view", "week_save", "intake_save_draft_success"];

  it("any stored value: every event is emitted and the collector accepts it", () => {
    const inside = fc.oneof(
      fc.jsonValue(),
      fc.string({ unit: "binary" }),
      fc.constantFrom({ toString: 1 }, [[]], -1, 1e300),
    );
    const stored = fc.record(
      { steps: inside, week: inside, firstSave: inside, landers: inside, drafts: inside },
      { requiredKeys: [] },
    );
    const deep = fc.record({
      landers: fc.record({ first: inside, last: inside }),
      drafts: fc.record({ visit: inside, steps: inside }),
    });
    const text = fc.oneof(
      fc.oneof(stored, deep, fc.jsonValue()).map((value) => JSON.stringify(value)),
      fc.string(),
    );
    fc.assert(
      fc.property(text, (measured) => {
        const events = eventsOver(measured);
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

  it("a text of absurd length is not parsed", () => {
    const events = eventsOver(JSON.stringify({ landers: { first: "debt", last: "debt" }, more: "x".repeat(50_000) }));
    expect(events[0]?.sent?.first.lander).toBe("7");
  });

  it("a lander id that the collector would reject does not lose events", () => {
    for (const address of ["/l?id=%00", `/l?id=${"x".repeat(99)}🧺`])
      for (const { sent } of eventsOver("", address)) expect(sent?.first.lander).toMatch(/^(unknown|x{99})$/);
  });
});
