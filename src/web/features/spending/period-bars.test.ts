import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minor } from "#domain/money/money.ts";
import type { SpendingBar } from "#domain/spending/period-spending.ts";
import type { Day } from "#domain/time/day.ts";
import { labelEvery, labelSpace, placeBars, plotHeight } from "./period-bars.tsx";

const bar = (spent: number, ahead = 0, when: SpendingBar["when"] = "over"): SpendingBar => ({
  from: "2026-11-09" as Day,
  to: "2026-11-09" as Day,
  when,
  spent: minor(spent),
  ahead: minor(ahead),
});

describe("the bars of a period", () => {
  it("fit into the chart, whatever was spent", () => {
    const some = fc.array(
      fc.tuple(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 0, max: 1e12 })).map((one) => bar(...one)),
      { minLength: 1, maxLength: 54 },
    );
    fc.assert(
      fc.property(some, (bars) => {
        for (const { left, width, spentHeight, aheadHeight, bar: one } of placeBars(bars)) {
          expect(left).toBeGreaterThanOrEqual(0);
          expect(left + width).toBeLessThanOrEqual(100);
          expect(spentHeight + aheadHeight).toBeLessThanOrEqual(plotHeight + 2);
          expect(spentHeight > 0).toBe(one.spent > 0);
        }
      }),
    );
  });

  it("label every day of a week, and every nth week of a year", () => {
    expect([1, 7, 8, 9, 53].map(labelEvery)).toEqual([1, 1, 1, 2, 7]);
  });

  it("have a label above the future days only if it fits", () => {
    const bars = (ahead: number) =>
      Array.from({ length: 7 }, (_, at) => bar(1, 0, at < 7 - ahead ? "over" : "to-come"));
    expect(labelSpace(placeBars(bars(3)), "$72.65 a day left")?.left).toBeCloseTo(57.1, 1);
    expect(labelSpace(placeBars(bars(2)), "$72.65 a day left")).toBeNull();
    expect(labelSpace(placeBars(bars(3)), "$123,456,789.00 a day left")).toBeNull();
    expect(labelSpace(placeBars(bars(0)), "")).toBeNull();
  });
});
