import { expect, it } from "vitest";
import type { Day } from "#domain/time/day.ts";
import type { WeekId } from "#domain/time/week.ts";
import { newId } from "#web/store/new-id.ts";
import { listedOn } from "./listed-on.ts";

const today = "2026-11-13" as Day;
const calendars = [{ from: "2026-W01" as WeekId, firstDay: 1, timeZone: "America/New_York" }] as const;
const on = listedOn(calendars, "2026-W02" as WeekId, today);

it("[NR3] an id tells the day it was made where the household lives", () => {
  expect(on(newId(Date.parse("2026-05-02T03:00:00Z")))).toBe("2026-05-01");
});

it("[NR3] what has another id is as old as the household, and nothing is from the future", () => {
  expect(on("savings")).toBe("2026-01-05");
  expect(on(newId(Date.parse("2030-01-01")))).toBe(today);
  expect(listedOn(calendars, "2027-W01" as WeekId, today)("savings")).toBe(today);
});
