import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minor } from "../money/money.ts";
import { anyInput, bookOf, save, week, weeksOf } from "./history.fixture.ts";
import { periodOf, quarterPeriods, yearPeriods } from "./periods.ts";
import { savingsShare, weeksSavingsShare } from "./savings-share.ts";

const whole = (more: Parameters<typeof weeksOf>[0]) => periodOf("all", weeksOf(more));

describe("the savings rate of a period", () => {
  it("uses the recorded income", () => {
    const book = bookOf([["2026-11-13", 80_000, "income"]]);
    const rate = savingsShare(whole({ saves: [save("2026-W44", 10_000)], book }), minor(5_000));
    expect(rate).toMatchObject({ share: 125, takeHome: 80_000, basis: "recorded" });
    expect(rate!.why.inputs).toEqual([
      { label: "Set aside", amount: 10_000 },
      { label: "Income recorded", amount: 80_000 },
    ]);
  });

  it("uses the plan's income when none was recorded, and says so", () => {
    const rate = savingsShare(whole({ saves: [save("2026-W44", 10_000)] }), minor(100_000));
    expect(rate).toMatchObject({ share: 50, takeHome: 200_000, basis: "plan" });
    expect(rate!.why.formula).toContain("plan");
    expect(rate!.why.inputs.at(-1)).toEqual({ label: "Weeks by the plan", count: 2 });
  });

  it("takes each quarter of a year by what that quarter has", () => {
    const book = bookOf([["2026-11-13", 60_000, "income"]]);
    const saves = [save("2026-W39", 9_000)];
    const [year] = yearPeriods(weeksOf({ began: week("2026-W38"), saves, book }));
    expect(savingsShare(year!, minor(15_000))).toMatchObject({ share: 100, takeHome: 90_000, basis: "both" });
  });

  it("does not count the open week, nor weeks before there was a plan", () => {
    const weeks = weeksOf({ began: week("2026-W46"), book: bookOf([["2026-10-05", 100]]) });
    expect(weeks).toHaveLength(2);
    expect(savingsShare(periodOf("all", weeks), minor(100_000))).toBeNull();
    const decided = whole({ began: week("2026-W46"), saves: [save("2026-W46", 25_000)] });
    expect(savingsShare(decided, minor(100_000))).toMatchObject({ share: 250 });
  });

  it("is null when the income is unknown", () => {
    const period = whole({ saves: [save("2026-W44", 10_000)] });
    expect([savingsShare(period, undefined), savingsShare(period, minor(0))]).toEqual([null, null]);
    expect(savingsShare(periodOf("none", []), minor(100))).toBeNull();
    const corrected = whole({ book: bookOf([["2026-11-13", -500, "income"]]) });
    expect(savingsShare(corrected, undefined)).toBeNull();
    expect(savingsShare(period, minor(Number.MAX_SAFE_INTEGER))).toBeNull();
  });

  it("exceeds 100 % when more was saved than earned", () => {
    expect(savingsShare(whole({ saves: [save("2026-W44", 3_000)] }), minor(1_000))).toMatchObject({ share: 1_500 });
  });

  it("of a week uses an even part of its quarter's recorded income, however irregular the pay", () => {
    const book = bookOf([["2026-11-03", 90_000, "income"]]);
    const weeks = weeksOf({ began: week("2026-W43"), saves: [save("2026-W43", 3_000)], book });
    const [quarter] = quarterPeriods(weeks);
    const [first, , paid, open] = weeks;
    expect(weeksSavingsShare(first!, quarter!, minor(1))).toMatchObject({ share: 100, takeHome: 30_000 });
    expect(weeksSavingsShare(paid!, quarter!, minor(1))).toMatchObject({ share: 0, basis: "recorded" });
    expect(weeksSavingsShare(open!, quarter!, undefined)).toBeNull();
  });

  it("of a week uses the plan when its quarter has no recorded income", () => {
    const weeks = weeksOf({ saves: [save("2026-W44", 10_000)] });
    const rate = weeksSavingsShare(weeks[0]!, quarterPeriods(weeks)[0]!, minor(100_000));
    expect(rate).toMatchObject({ share: 100, takeHome: 100_000, basis: "plan" });
  });

  it("of a week is null when its part of the income rounds to zero", () => {
    const weeks = weeksOf({ began: week("2026-W43"), book: bookOf([["2026-11-03", 1, "income"]]) });
    expect(weeksSavingsShare(weeks[0]!, quarterPeriods(weeks)[0]!, minor(100))).toBeNull();
  });

  it("of a year rests on the money of its quarters, whatever was recorded", () => {
    fc.assert(
      fc.property(anyInput, fc.nat(500_000), (given, weekly) => {
        const weeks = weeksOf(given);
        const taken = (periods: readonly { weeks: typeof weeks; saved: never }[]) =>
          periods.reduce((total, period) => total + (savingsShare(period, minor(weekly))?.takeHome ?? 0), 0);
        expect(taken(yearPeriods(weeks) as never)).toBe(taken(quarterPeriods(weeks) as never));
      }),
    );
  });
});
