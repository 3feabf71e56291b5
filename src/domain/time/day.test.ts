import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  addMonths,
  type Day,
  dayAt,
  dayNumber,
  dayOfNumber,
  daysBetween,
  parseDay,
  parseTimeZone,
  weekdayOf,
} from "./day.ts";

const day = (text: string) => text as Day;

describe("reading a day", () => {
  it.each([
    ["2026-11-15", true],
    [" 2024-02-29 ", true],
    ["2025-02-29", "impossible-date"],
    ["2026-13-01", "impossible-date"],
    ["2026-00-10", "impossible-date"],
    ["2026-04-31", "impossible-date"],
    ["15.11.2026", "impossible-date"],
    ["", "impossible-date"],
    ["1969-12-31", "out-of-range"],
    ["2101-01-01", "out-of-range"],
  ])("[DA1] %j is %j", (text, expected) => {
    const read = parseDay(text);
    expect(read.ok ? true : read.problem).toBe(expected);
  });

  it("[DA1] never throws, whatever the text", () => {
    fc.assert(fc.property(fc.string(), (text) => typeof parseDay(text).ok === "boolean"));
  });
});

describe("counting days", () => {
  it("adds and subtracts so that one undoes the other", () => {
    const days = fc.integer({ min: 0, max: 47_846 }).map(dayOfNumber);
    fc.assert(
      fc.property(days, fc.integer({ min: -20_000, max: 20_000 }), (from, count) => {
        const to = addDays(from, count);
        expect(daysBetween(from, to)).toBe(count);
        expect(dayOfNumber(dayNumber(from))).toBe(from);
      }),
    );
  });

  it.each([
    ["2026-01-31", 1, "2026-02-28"],
    ["2028-01-31", 1, "2028-02-29"],
    ["2026-12-15", 1, "2027-01-15"],
    ["2026-03-31", -1, "2026-02-28"],
    ["2026-01-15", -13, "2024-12-15"],
  ])("[DA3] %s and %d months is %s", (from, months, to) => {
    expect(addMonths(day(from), months)).toBe(to);
  });

  it("[DA3] keeps the 31st over a February when asked to", () => {
    expect(addMonths(day("2026-02-28"), 1, 31)).toBe("2026-03-31");
  });

  it("names the weekday", () => {
    expect(["2026-11-09", "2026-11-15", "1970-01-01"].map((text) => weekdayOf(day(text)))).toEqual([1, 7, 4]);
  });
});

describe("the day of an instant", () => {
  it.each([
    ["2026-11-15T03:30:00Z", "America/New_York", "2026-11-14"],
    ["2026-11-15T23:30:00Z", "Pacific/Auckland", "2026-11-16"],
    // The night the clocks go forward, and the night they go back.
    ["2026-03-29T00:59:59Z", "Europe/Berlin", "2026-03-29"],
    ["2026-03-28T22:59:59Z", "Europe/Berlin", "2026-03-28"],
    ["2026-03-29T22:00:00Z", "Europe/Berlin", "2026-03-30"],
    ["2026-10-25T22:59:59Z", "Europe/Berlin", "2026-10-25"],
    // A place that skipped a whole day.
    ["2011-12-30T09:59:59Z", "Pacific/Apia", "2011-12-29"],
    ["2011-12-30T10:00:00Z", "Pacific/Apia", "2011-12-31"],
  ])("[DA5] %s in %s is %s", (instant, zone, expected) => {
    expect(dayAt(Date.parse(instant), zone)).toBe(expected);
  });

  it("[DA5] refuses a zone that does not exist", () => {
    expect(parseTimeZone("Mars/Olympus")).toEqual({ ok: false, problem: "unknown-time-zone" });
    expect(parseTimeZone("Europe/Berlin").ok).toBe(true);
  });
});
