import { describe, expect, it } from "vitest";
import { minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import type { GrowthPlan } from "./growth.ts";
import { growthSensitivity, independenceSensitivity } from "./sensitivity.ts";

const growth: GrowthPlan = {
  start: minor(0),
  weekly: minor(5_000),
  rate: 5_000 as Rate,
  inflation: 2_000 as Rate,
  years: 10,
};
const independence = {
  yearlySpending: minor(4_000_000),
  withdrawalRate: 4_000 as Rate,
  balance: minor(10_000_000),
  weekly: minor(50_000),
  realRate: 5_000 as Rate,
};

describe("sensitivity to the rate", () => {
  it("[PR12] answers one percentage point below and above", () => {
    const around = growthSensitivity(growth);
    if (!around.ok) throw new Error(around.problem);
    const { lower, given, higher } = around.value;
    expect([lower.rate, given.rate, higher.rate]).toEqual([4_000, 5_000, 6_000]);
    expect(lower.answer.balance.amount).toBe(3_195_370);
    expect(given.answer.balance.amount).toBeLessThan(higher.answer.balance.amount);
  });

  it("[PR12] answers for independence too, sooner at the higher rate", () => {
    const around = independenceSensitivity(independence);
    if (!around.ok) throw new Error(around.problem);
    const weeks = Object.values(around.value).map(
      ({ answer }) => answer.time.kind === "reached" && answer.time.totalWeeks,
    );
    expect(weeks).toEqual(weeks.toSorted((a, b) => Number(b) - Number(a)));
  });

  it("[PR12] stays within 0 and 100 %, and says which rate it used", () => {
    const low = growthSensitivity({ ...growth, rate: 500 as Rate });
    expect(low.ok && [low.value.lower.rate, low.value.higher.rate]).toEqual([0, 1_500]);
    const high = growthSensitivity({ ...growth, rate: 99_500 as Rate, years: 1 });
    expect(high.ok && [high.value.lower.rate, high.value.higher.rate]).toEqual([98_500, 100_000]);
  });

  it("[PR8] hands on the problem of the plan", () => {
    expect(growthSensitivity({ ...growth, years: 0 })).toEqual({ ok: false, problem: "bad-years" });
    const [start, rate] = [minor(8e15), 0 as Rate];
    expect(growthSensitivity({ ...growth, start, rate, years: 20 })).toEqual({ ok: false, problem: "too-large" });
  });
});
