import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isoWeekOf, weekId, weeksInYear } from "./week.ts";

const weekOf = (text: string) => {
  const [year, month, day] = text.split("-").map(Number);
  const found = isoWeekOf({ year: year!, month: month!, day: day! });
  return weekId(found.year, found.week);
};

describe("the week of a day", () => {
  it.each([
    ["2026-11-15", "2026-W46"],
    ["2026-12-28", "2026-W53"],
    ["2027-01-03", "2026-W53"],
    ["2027-01-04", "2027-W01"],
    ["2024-12-30", "2025-W01"],
    ["2021-01-03", "2020-W53"],
    ["1970-01-01", "1970-W01"],
  ])("[WK1] %s lies in %s", (day, week) => {
    expect(weekOf(day)).toBe(week);
  });

  it("[WK2] knows the long years", () => {
    const long = Array.from({ length: 57 }, (_, index) => 2004 + index).filter((year) => weeksInYear(year) === 53);
    expect(long).toEqual([2004, 2009, 2015, 2020, 2026, 2032, 2037, 2043, 2048, 2054, 2060]);
  });

  it("[WK1] is the same for the seven days from a Monday, and another on the next", () => {
    // 5 January 1970 was a Monday.
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6_800 }), (weeks) => {
        const names = Array.from({ length: 8 }, (_, index) =>
          weekOf(new Date((4 + weeks * 7 + index) * 86_400_000).toISOString().slice(0, 10)),
        );
        expect(new Set(names.slice(0, 7)).size).toBe(1);
        expect(names[7]).not.toBe(names[0]);
      }),
    );
  });
});
