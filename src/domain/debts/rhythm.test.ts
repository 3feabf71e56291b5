import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minor } from "../money/money.ts";
import type { Day } from "../time/day.ts";
import { dayOfPayment, longestRun, minimumFor, monthsOf } from "./rhythm.ts";

const start = "2026-01-31" as Day;

describe("rhythm of payments", () => {
  it("[DE4] takes 12 ÷ 52 of a monthly minimum each week, rounded up", () => {
    expect(minimumFor(minor(10_000), "weekly")).toBe(2_308);
    expect(minimumFor(minor(5_200), "weekly")).toBe(1_200);
    expect(minimumFor(minor(1), "weekly")).toBe(1);
    expect(minimumFor(minor(0), "weekly")).toBe(0);
    expect(minimumFor(minor(10_000), "monthly")).toBe(10_000);
  });

  it("[DE4] meets a year of monthly minimums in 52 weeks, by less than 52 units too much", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e13 }), (monthly) => {
        const over = minimumFor(minor(monthly), "weekly") * 52 - monthly * 12;
        expect(over).toBeGreaterThanOrEqual(0);
        expect(over).toBeLessThan(52);
      }),
    );
  });

  it("[DE13] puts the first payment one period after the start, and keeps month ends", () => {
    expect(dayOfPayment(start, 1, "monthly")).toBe("2026-02-28");
    expect(dayOfPayment(start, 2, "monthly")).toBe("2026-03-31");
    expect(dayOfPayment(start, 11, "monthly")).toBe("2026-12-31");
    expect(dayOfPayment(start, 1, "weekly")).toBe("2026-02-07");
  });

  it("[DE13] counts weeks as months begun", () => {
    expect(monthsOf(11, "monthly")).toBe(11);
    expect(monthsOf(52, "weekly")).toBe(12);
    expect(monthsOf(53, "weekly")).toBe(13);
    expect(monthsOf(0, "weekly")).toBe(0);
  });

  it("[DE16] looks a hundred years ahead in either rhythm", () => {
    expect(longestRun("monthly")).toBe(1_200);
    expect(longestRun("weekly")).toBe(5_200);
  });
});
