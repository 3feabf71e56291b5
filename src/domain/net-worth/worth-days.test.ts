import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../time/day.ts";
import type { WeekId } from "../time/week.ts";
import type { CalendarHistory } from "../time/week-calendar.ts";
import { day } from "./book.fixture.ts";
import { worthDays } from "./worth-days.ts";

const mondays: CalendarHistory = [{ firstDay: 1, timeZone: "UTC", from: "2000-W01" as WeekId }];
const days = (from: string, to: string) => worthDays({ from: day(from), to: day(to) }, mondays);

describe("[NR6] the days of a line of net worth", () => {
  it("are its ends, and ends of weeks between them up to a year", () => {
    expect(days("2026-11-01", "2026-11-13")).toEqual(["2026-11-01", "2026-11-08", "2026-11-13"]);
    expect(days("2025-11-13", "2026-11-13")).toHaveLength(54);
  });

  it("are ends of months beyond that", () => {
    const two = days("2024-11-13", "2026-11-13");
    expect([two.length, two[0], two[1], two.at(-2), two.at(-1)]).toEqual([
      ...[26, "2024-11-13", "2024-11-30", "2026-10-31", "2026-11-13"],
    ]);
    expect(days("2024-01-31", "2026-02-28").slice(0, 3)).toEqual(["2024-01-31", "2024-02-29", "2024-03-31"]);
  });

  it("are the last one alone where there is no more", () => {
    expect(days("2026-11-13", "2026-11-13")).toEqual(["2026-11-13"]);
    expect(days("2026-11-14", "2026-11-13")).toEqual(["2026-11-13"]);
  });

  it("rise, begin and end where they should, and stay few", () => {
    fc.assert(
      fc.property(fc.nat(9_000), fc.nat(9_000), (from, length) => {
        const first = addDays(day("2000-01-01"), from);
        const all = worthDays({ from: first, to: addDays(first, length) }, mondays);
        expect(all).toEqual([...new Set(all)].sort());
        expect([all[0], all.at(-1)]).toEqual([first, addDays(first, length)]);
        expect(all.length).toBeLessThan(310);
      }),
    );
  });
});
