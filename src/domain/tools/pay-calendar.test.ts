import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minor } from "../money/money.ts";
import type { Cadence } from "../time/cadence.ts";
import { addDays, type Day, monthOf } from "../time/day.ts";
import { beyondUsual, payCalendarFile, payMonths, payParts } from "./pay-calendar.ts";

/** Every other Friday, one of them 2 January 2026. */
const fridays = { cadence: "fortnightly", on: "2026-01-02" as Day } as const;

const richOf = (schedule: { cadence: Cadence; on: Day }) =>
  payMonths(schedule, "2026-01-15" as Day)
    .filter(({ isRich }) => isRich)
    .map(({ month }) => monthOf(month));

describe("the pay calendar", () => {
  it("finds the months of three paydays", () => {
    // 2, 16 and 30 January, 3, 17 and 31 July: counted on a printed calendar of 2026.
    expect(richOf(fridays)).toEqual([1, 7]);
    expect(payMonths(fridays, "2026-01-15" as Day)[0]!.paydays).toEqual(["2026-01-02", "2026-01-16", "2026-01-30"]);
  });

  it("finds the months of five for weekly pay, and none for pay by the month", () => {
    // Fridays five times: January, May, July, October 2026.
    expect(richOf({ ...fridays, cadence: "weekly" })).toEqual([1, 5, 7, 10]);
    expect(richOf({ ...fridays, cadence: "monthly" })).toEqual([]);
    expect(richOf({ ...fridays, cadence: "twice-monthly" })).toEqual([]);
  });

  it("computes what the extra paydays bring", () => {
    expect(beyondUsual(payMonths(fridays, "2026-01-15" as Day), minor(160_000)).amount).toBe(320_000);
  });

  it("lists twelve months, each payday once", () => {
    const cadences = fc.constantFrom<Cadence[]>("weekly", "fortnightly", "twice-monthly", "monthly");
    fc.assert(
      fc.property(cadences, fc.integer({ min: -2_000, max: 2_000 }), (cadence, days) => {
        const on = addDays("2026-06-15" as Day, days);
        const months = payMonths({ cadence, on }, "2026-06-15" as Day);
        const all = months.flatMap(({ paydays }) => paydays);
        expect(months).toHaveLength(12);
        expect(new Set(all).size).toBe(all.length);
        expect(all).toEqual([...all].sort());
      }),
    );
  });

  it("separates the usual paydays of a month from the extra one", () => {
    const parts = payParts(payMonths(fridays, "2026-01-15" as Day), 160_000);
    expect(parts.slice(0, 2)).toEqual([
      { month: "2026-01-01", usual: 320_000, beyond: 160_000 },
      { month: "2026-02-01", usual: 320_000, beyond: 0 },
    ]);
    expect(parts.reduce((sum, { usual, beyond }) => sum + usual + beyond, 0)).toBe(26 * 160_000);
    const monthly = payParts(payMonths({ ...fridays, cadence: "monthly" }, "2026-01-15" as Day), 1);
    expect(monthly.every(({ usual, beyond }) => usual === 1 && beyond === 0)).toBe(true);
  });

  it("adds up to all paydays, and to the total of the extra ones", () => {
    const cadences = fc.constantFrom<Cadence[]>("weekly", "fortnightly", "twice-monthly", "monthly");
    const whole = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
    fc.assert(
      fc.property(cadences, fc.nat(2_000), fc.nat(1e12), (cadence, days, each) => {
        const months = payMonths({ cadence, on: addDays("2026-06-15" as Day, days) }, "2026-06-15" as Day);
        const parts = payParts(months, each);
        expect(whole(parts.map(({ beyond }) => beyond))).toBe(beyondUsual(months, minor(each)).amount);
        expect(whole(parts.map(({ usual, beyond }) => usual + beyond))).toBe(
          whole(months.map(({ paydays }) => paydays.length * each)),
        );
        expect(new Set(parts.map(({ usual }) => usual)).size).toBe(1);
      }),
    );
  });

  it("writes a calendar file with one whole day for each payday, and no amount", () => {
    const made = Date.parse("2026-01-15T08:00:00Z");
    const file = payCalendarFile({ months: payMonths(fridays, "2026-01-15" as Day), made, host: "weekfold.test" });
    const lines = file.split("\r\n");
    expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(26);
    expect(lines.slice(6, 14)).toEqual([
      "BEGIN:VEVENT",
      "UID:payday-2026-01-02@weekfold.test",
      "DTSTAMP:20260115T080000Z",
      "DTSTART;VALUE=DATE:20260102",
      "DTEND;VALUE=DATE:20260103",
      "SUMMARY:Payday",
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]);
    expect(file).toContain("SUMMARY:Payday\\, number 3 this month");
    expect(lines.slice(-2)).toEqual(["END:VCALENDAR", ""]);
  });
});
