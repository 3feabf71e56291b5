import { expect, it } from "vitest";
import type { Day } from "../time/day.ts";
import { addToDay, noDays } from "./daily.ts";
import type { FunnelEvent } from "./funnel-event.ts";

const span = { first: "2026-03-28" as Day, last: "2026-03-31" as Day };
const event = (visit: string, name = "page_view") => ({ visit, name }) as FunnelEvent;

it("has a row for every day, also for one without events", () => {
  expect([...noDays(span).days.keys()]).toEqual(["2026-03-28", "2026-03-29", "2026-03-30", "2026-03-31"]);
});

it("counts a visit over midnight once, on the day it began, even where that is before the first", () => {
  const daily = noDays(span);
  const add = (day: string, one: FunnelEvent) => addToDay(daily, one, day as Day);
  add("2026-03-27", event("late"));
  add("2026-03-28", event("late"));
  add("2026-03-28", event("other", "landing"));
  add("2026-03-28", event("other"));
  add("2026-03-29", event("other", "week_save"));
  add("2026-03-29", event("toString", "toString"));
  const rows = [...daily.days.values()].map(({ visits, landings, saves }) => [visits, landings, saves]);
  expect(rows).toEqual([
    [1, 1, 0],
    [1, 0, 1],
    [0, 0, 0],
    [0, 0, 0],
  ]);
});

it("stores the visits of only two days, however many there are", () => {
  const daily = noDays(span);
  const days = ["2026-03-25", "2026-03-26", "2026-03-27", "2026-03-28", "2026-03-31"] as Day[];
  for (const day of days) for (let n = 0; n < 1_000; n++) addToDay(daily, event(`${day}-${n}`), day);
  expect([daily.visits.today.size, daily.visits.before.size]).toEqual([1_000, 1_000]);
  expect([...daily.days.values()].map(({ visits }) => visits)).toEqual([1_000, 0, 0, 1_000]);
});
