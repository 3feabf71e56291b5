// @vitest-environment happy-dom
import { expect, it } from "vitest";
import type { Step } from "#sync/events/event-batch.ts";
import { measuringPage, memoryKept, start, week } from "./measuring.fixture.ts";

const local = () => memoryKept();
const save = { kind: "event" as const, name: "week_save", params: { weekId: "2026-W46" } };
const reached = ({ events }: ReturnType<typeof measuringPage>): Step[] =>
  events.flatMap(({ sent }) => sent?.reached ?? []);

it("[TR14] each step is told once a browser, with the event that reached it", () => {
  const kept = local();
  const page = measuringPage({ local: kept });
  for (const address of ["/", "/EditHousehold", "/"]) page.view(address);
  page.measure({ kind: "event", at: start, name: "intake_submit", params: {} });
  page.view("/MyDashboard", start + 1_000);
  page.measure({ ...save, at: start + 2_000 });
  expect(reached(page)).toEqual(["landing", "home", "intake", "submit", "complete", "first-save"]);
  const later = measuringPage({ local: kept, at: start + week });
  later.view("/");
  later.measure({ ...save, at: start + week });
  expect(reached(later)).toEqual([]);
});

it("[TR14] a save in the fourth week or later, counted from the first one's, is told once", () => {
  const page = measuringPage();
  for (const weeks of [0, 1, 2]) page.measure({ ...save, at: start + weeks * week });
  expect(reached(page)).toEqual(["landing", "first-save"]);
  for (const weeks of [3, 4]) page.measure({ ...save, at: start + weeks * week });
  expect(reached(page)).toEqual(["landing", "first-save", "week-4"]);
});

it("[TR14] each week since the first touch is told once, and names the week it began with", () => {
  const kept = local();
  const first = measuringPage({ local: kept });
  first.view("/");
  const second = measuringPage({ local: kept, at: start + 2 * week });
  second.view("/");
  expect([first, second].map(({ events }) => events.map(({ sent }) => sent?.week))).toEqual([
    [0, undefined, undefined],
    [2, undefined, undefined],
  ]);
  expect(new Set([...first.events, ...second.events].map(({ sent }) => sent?.since))).toEqual(new Set(["2026-W46"]));
});

it("[TR14] the landers that were come through are the first and the latest", () => {
  const kept = local();
  const page = measuringPage({ local: kept, landedOn: "/l/couples" });
  page.view("/l/couples");
  page.view("/l?id=103");
  page.view("/");
  const landers = page.events.map(({ sent }) => [sent?.first.lander, sent?.last.lander]);
  expect(landers[0]).toEqual(["couples", "couples"]);
  expect(landers.at(-1)).toEqual(["couples", "103"]);
});

it("[TR14] whoever came by another page has no first lander, whatever they meet later", () => {
  const page = measuringPage({ landedOn: "/about" });
  for (const address of ["/about", "/l/debt"]) page.view(address);
  expect(page.events.map(({ sent }) => [sent?.first.lander, sent?.last.lander])).toEqual([
    ["", ""],
    ["", ""],
    ["", "debt"],
    ["", "debt"],
  ]);
});
