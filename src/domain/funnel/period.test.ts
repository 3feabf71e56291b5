import { describe, expect, it } from "vitest";
import { addDays, type Day, dayAt } from "../time/day.ts";
import type { WeekId } from "../time/week.ts";
import { cohortSpan, dayFinder, daySpan, isRipe, type Period, stateOf } from "./period.ts";

const now = Date.UTC(2026, 10, 15, 12);
const period = (from: string | null, to: string | null, zone = "UTC"): Period => ({
  from: from as Day | null,
  to: to as Day | null,
  zone,
  now,
  withBots: false,
});
const longAgo = Date.UTC(2026, 0, 1);

describe("the weeks of a period", () => {
  it("are those that begin in it", () => {
    expect(cohortSpan(period("2026-09-01", "2026-09-30"), longAgo)).toEqual({ first: "2026-W37", last: "2026-W40" });
    expect(cohortSpan(period("2026-08-31", "2026-08-31"), longAgo)).toEqual({ first: "2026-W36", last: "2026-W36" });
    expect(cohortSpan(period("2026-09-01", "2026-09-06"), longAgo)).toBeNull();
  });

  it("fall into one of two periods that follow each other, whatever the day between", () => {
    for (let day = "2026-03-01" as Day; day < "2026-03-20"; day = addDays(day, 1)) {
      const before = cohortSpan(period("2026-02-02", day), longAgo)!;
      const after = cohortSpan(period(addDays(day, 1), null), longAgo)!;
      expect([before.last, after.first]).toEqual([before.last, nextWeek(before.last)]);
    }
  });

  it("begin with the first event and end with this week", () => {
    expect(cohortSpan(period(null, null), Date.UTC(2026, 10, 4))).toEqual({ first: "2026-W45", last: "2026-W46" });
    expect(cohortSpan(period("1970-01-01", "2100-12-31"), longAgo)).toEqual({ first: "2026-W01", last: "2026-W46" });
  });
});

const nextWeek = (week: string) => `${week.slice(0, 6)}${String(Number(week.slice(6)) + 1).padStart(2, "0")}`;

describe("the days of a period", () => {
  it("begin with the first event and end today, where the operator is", () => {
    expect(daySpan(period(null, null, "Pacific/Kiritimati"), longAgo + 11 * 3_600_000)).toEqual({
      first: "2026-01-02",
      last: "2026-11-16",
    });
    expect(daySpan(period("1970-01-01", "2100-01-01"), longAgo)).toEqual({ first: "2026-01-01", last: "2026-11-15" });
    expect(daySpan(period("2026-02-01", "2026-02-02"), Date.UTC(2026, 5, 1))).toBeNull();
  });

  it("are 23 hours long when the clocks go forward, 25 when they go back, and may be missing", () => {
    const hours = (zone: string, day: string, around: number) => {
      const dayOf = dayFinder(zone);
      let count = 0;
      for (let at = around - 48 * 3_600_000; at < around + 48 * 3_600_000; at += 900_000)
        if (dayOf(at) === day) count++;
      return count / 4;
    };
    expect(hours("Europe/Berlin", "2026-03-29", Date.UTC(2026, 2, 29))).toBe(23);
    expect(hours("Europe/Berlin", "2026-10-25", Date.UTC(2026, 9, 25))).toBe(25);
    expect(hours("Europe/Berlin", "2026-10-26", Date.UTC(2026, 9, 26))).toBe(24);
    expect(hours("Australia/Lord_Howe", "2026-04-05", Date.UTC(2026, 3, 5))).toBe(24.5);
    expect(hours("Pacific/Apia", "2011-12-30", Date.UTC(2011, 11, 30))).toBe(0);
  });

  it("are the same as when each is looked up separately", () => {
    for (const zone of ["Asia/Kathmandu", "America/St_Johns", "Africa/Monrovia"]) {
      const dayOf = dayFinder(zone);
      for (let n = 0; n < 3_000; n++) expect(dayOf(now + n * 61_001)).toBe(dayAt(now + n * 61_001, zone));
    }
  });
});

it("a cohort's week is ahead, then open, then over; four of them make it ripe", () => {
  const week = (text: string) => text as WeekId;
  expect(stateOf(week("2026-W52"), 2, week("2026-W53"))).toBe("ahead");
  expect(stateOf(week("2026-W52"), 2, week("2027-W01"))).toBe("open");
  expect(stateOf(week("2026-W52"), 2, week("2027-W02"))).toBe("over");
  expect([isRipe(week("2026-W52"), week("2027-W02")), isRipe(week("2026-W52"), week("2027-W03"))]).toEqual([
    false,
    true,
  ]);
});
