import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Cadence, paymentsAYear } from "./cadence.ts";
import { type Day, dayOfNumber } from "./day.ts";
import { monthsWithExtraPay, occurrences } from "./occurrences.ts";

const falls = (cadence: Cadence, on: string, from: string, to: string) =>
  occurrences({ cadence, on: on as Day }, from as Day, to as Day);

describe("when a bill or pay falls", () => {
  it.each([
    ["weekly", "2026-11-06", "2026-11-01", "2026-11-30", ["2026-11-06", "2026-11-13", "2026-11-20", "2026-11-27"]],
    ["fortnightly", "2026-01-02", "2026-11-01", "2026-11-30", ["2026-11-06", "2026-11-20"]],
    ["monthly", "2026-01-31", "2026-01-01", "2026-04-30", ["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30"]],
    ["monthly", "2028-01-30", "2028-02-01", "2028-03-31", ["2028-02-29", "2028-03-30"]],
    ["quarterly", "2026-11-30", "2026-11-01", "2027-06-30", ["2026-11-30", "2027-02-28", "2027-05-30"]],
    [
      "yearly",
      "2024-02-29",
      "2024-01-01",
      "2028-12-31",
      ["2024-02-29", "2025-02-28", "2026-02-28", "2027-02-28", "2028-02-29"],
    ],
    ["twice-monthly", "2026-01-01", "2026-02-01", "2026-02-28", ["2026-02-01", "2026-02-15"]],
    ["twice-monthly", "2026-01-15", "2026-02-01", "2026-02-28", ["2026-02-15", "2026-02-28"]],
    [
      "twice-monthly",
      "2026-01-31",
      "2026-02-01",
      "2026-03-31",
      ["2026-02-15", "2026-02-28", "2026-03-15", "2026-03-31"],
    ],
    ["twice-monthly", "2026-01-05", "2026-03-01", "2026-03-31", ["2026-03-05", "2026-03-20"]],
    ["twice-monthly", "2026-01-22", "2026-03-01", "2026-03-31", ["2026-03-07", "2026-03-22"]],
  ] as const)("[CA3] %s from %s, between %s and %s", (cadence, on, from, to, expected) => {
    expect(falls(cadence, on, from, to)).toEqual(expected);
  });

  it("[CA3] looks back as well as forward from the day it knows", () => {
    expect(falls("fortnightly", "2026-11-20", "2026-10-01", "2026-10-31")).toEqual(["2026-10-09", "2026-10-23"]);
    expect(falls("yearly", "2028-02-29", "2024-01-01", "2025-12-31")).toEqual(["2024-02-29", "2025-02-28"]);
  });

  it("[CA3] falls in order, inside the span, and as often as its cadence says", () => {
    const cadences = fc.constantFrom(...(Object.keys(paymentsAYear) as Cadence[]));
    fc.assert(
      fc.property(
        cadences,
        fc.integer({ min: 10_000, max: 30_000 }),
        fc.integer({ min: 0, max: 20_000 }),
        (cadence, on, start) => {
          const [from, to] = [dayOfNumber(10_000 + start), dayOfNumber(10_000 + start + 3 * 1461 - 1)];
          const days = occurrences({ cadence, on: dayOfNumber(on) }, from, to);
          expect(days).toEqual(days.toSorted());
          expect(new Set(days).size).toBe(days.length);
          expect(days.every((day) => day >= from && day <= to)).toBe(true);
          expect(Math.abs(days.length - paymentsAYear[cadence] * 12)).toBeLessThanOrEqual(3);
        },
      ),
    );
  });
});

describe("months with more pay than usual", () => {
  it("[CA4] finds the three-paycheck months", () => {
    const found = monthsWithExtraPay({ cadence: "fortnightly", on: "2026-01-02" as Day }, 2026);
    expect(found).toEqual([
      { month: 1, pays: 3 },
      { month: 7, pays: 3 },
    ]);
  });

  it("[CA4] finds the months of five weekly pays, and none for monthly pay", () => {
    expect(monthsWithExtraPay({ cadence: "weekly", on: "2026-01-01" as Day }, 2026).map(({ month }) => month)).toEqual([
      1, 4, 7, 10, 12,
    ]);
    expect(monthsWithExtraPay({ cadence: "monthly", on: "2026-01-01" as Day }, 2026)).toEqual([]);
  });
});
