import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, type Day, dayAt, dayNumber, dayOfNumber } from "../time/day.ts";
import { zoneChanges } from "./calendar-file.ts";
import { dayMs, instantAt, offsetAt } from "./wall-clock.ts";

const zones = [
  "Europe/Berlin",
  "America/New_York",
  "Australia/Lord_Howe",
  "Asia/Kolkata",
  "Africa/Casablanca",
  "America/Santiago",
  "Pacific/Apia",
  "Europe/Dublin",
  "UTC",
];
const utc = (text: string) => Date.parse(text);
const shownAt = (instant: number, zone: string) => {
  const shown = instant + offsetAt(instant, zone);
  return { day: dayOfNumber(Math.floor(shown / dayMs)), minute: (shown % dayMs) / 60_000 };
};

describe("what the clocks show, as an instant", () => {
  it.each([
    ["Europe/Berlin", "2026-11-15", 1140, "2026-11-15T18:00:00Z"],
    ["Europe/Berlin", "2026-07-05", 1140, "2026-07-05T17:00:00Z"],
    // Skipped: the clocks go from two to three.
    ["Europe/Berlin", "2026-03-29", 150, "2026-03-29T01:30:00Z"],
    // Shown twice: the first counts.
    ["Europe/Berlin", "2026-10-25", 150, "2026-10-25T00:30:00Z"],
    ["America/New_York", "2026-03-08", 150, "2026-03-08T07:30:00Z"],
    ["America/New_York", "2026-11-01", 90, "2026-11-01T05:30:00Z"],
    ["Asia/Kolkata", "2026-11-15", 0, "2026-11-14T18:30:00Z"],
    // An hour before half past midnight is on the day before.
    ["UTC", "2026-11-16", -30, "2026-11-15T23:30:00Z"],
  ])("%s on %s at minute %d is %s", (zone, day, minute, expected) => {
    expect(instantAt(day as Day, minute, zone)).toBe(utc(expected));
  });

  it("is right around every change of the clocks from 2024 to 2030", () => {
    const changes = zones.flatMap((zone) =>
      zoneChanges(zone, utc("2024-01-01"), utc("2030-12-31")).map((change) => ({ zone, ...change })),
    );
    expect(changes.length).toBeGreaterThan(70);
    fc.assert(
      fc.property(
        fc.constantFrom(...changes),
        fc.integer({ min: -2, max: 2 }),
        fc.integer({ min: 0, max: 1439 }),
        ({ zone, at, before, after }, days, minute) => {
          const day = addDays(dayAt(at, zone), days);
          const instant = instantAt(day, minute, zone);
          const found = shownAt(instant, zone);
          const shown = dayNumber(day) * dayMs + minute * 60_000;
          const isSkipped = shown >= at + before && shown < at + after;
          if (!isSkipped) expect(found).toEqual({ day, minute });
          // What is skipped comes as much later as the clocks were put forward.
          else expect(instant + offsetAt(instant, zone)).toBe(shown + after - before);
          const isTwice = shown >= at + after && shown < at + before;
          if (isTwice) expect(instant).toBeLessThan(at);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
