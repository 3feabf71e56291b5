import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Minor, minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import type { GrowthPlan } from "./growth.ts";
import {
  growthSensitivity,
  type Independence,
  type IndependencePlan,
  type IndependenceProblem,
  independenceSensitivity,
  yearsToIndependence,
} from "./independence.ts";

describe("independence", () => {
  const base: IndependencePlan = {
    yearlySpending: minor(4_000_000),
    withdrawalRate: 4_000 as Rate,
    balance: minor(10_000_000),
    weekly: minor(50_000),
    realRate: 5_000 as Rate,
  };

  function independence(changes: Partial<IndependencePlan> = {}): Independence {
    const answer = yearsToIndependence({ ...base, ...changes });
    if (!answer.ok) throw new Error(answer.problem);
    return answer.value;
  }

  function weeksOf(changes: Partial<IndependencePlan>): number {
    const { time } = independence(changes);
    if (time.kind === "reached") return time.totalWeeks;
    return time.kind === "already-there" ? 0 : Number.POSITIVE_INFINITY;
  }

  const nonsense: [string, Partial<IndependencePlan>, IndependenceProblem][] = [
    ["no spending", { yearlySpending: minor(0) }, "no-spending"],
    ["spending below zero", { yearlySpending: minor(-1) }, "no-spending"],
    ["nothing withdrawn", { withdrawalRate: 0 as Rate }, "no-withdrawal-rate"],
    ["a withdrawal rate above 100 %", { withdrawalRate: 100_001 as Rate }, "rate-out-of-range"],
    ["a growth rate that is no number", { realRate: Number.NaN as Rate }, "rate-out-of-range"],
    ["a balance below zero", { balance: minor(-1) }, "negative-balance"],
    ["a contribution below zero", { weekly: minor(-1) }, "negative-contribution"],
    ["spending that is no number", { yearlySpending: Number.NaN as Minor }, "too-large"],
    ["a target past all counting", { yearlySpending: minor(1e13), withdrawalRate: 1 as Rate }, "too-large"],
  ];

  describe("years to independence", () => {
    it("[PR9] the target is a year’s spending ÷ the withdrawal rate", () => {
      expect(independence().target.amount).toBe(100_000_000);
    });

    it("[PR9] rounds the target up, so that the share drawn from it covers the spending", () => {
      expect(independence({ yearlySpending: minor(1), withdrawalRate: 3_000 as Rate }).target.amount).toBe(34);
    });

    it("counts weeks until the balance reaches the target, told as years and weeks", () => {
      expect(independence().time).toEqual({ kind: "reached", totalWeeks: 934, years: 17, weeks: 50 });
      const plain = { balance: minor(0), weekly: minor(1_000_000), realRate: 0 as Rate };
      expect(independence(plain).time).toEqual({ kind: "reached", totalWeeks: 100, years: 1, weeks: 48 });
    });

    it("[PR11] says when a household is there already", () => {
      expect(independence({ balance: minor(100_000_000) }).time).toEqual({ kind: "already-there" });
    });

    it("[PR11] says when it is never reached at this pace", () => {
      const still = { balance: minor(0), weekly: minor(0) };
      expect(independence(still).time).toEqual({ kind: "never-at-this-pace" });
      const flat = { balance: minor(0), realRate: 0 as Rate };
      expect(independence({ ...flat, weekly: minor(19_230) }).time).toEqual({ kind: "never-at-this-pace" });
      expect(independence({ ...flat, weekly: minor(19_231) }).time).toMatchObject({ totalWeeks: 5_200, years: 100 });
    });

    it.each(nonsense)("names the problem of %s", (_, change, problem) => {
      expect(yearsToIndependence({ ...base, ...change })).toEqual({ ok: false, problem });
    });

    it("is never later with more saved or a higher rate, nor sooner with more spending", () => {
      fc.assert(
        fc.property(fc.nat(2e5), fc.nat(8_000), fc.nat(1e5), fc.nat(2_000), (weekly, rate, more, points) => {
          const [given, realRate] = [minor(weekly), rate as Rate];
          const weeks = weeksOf({ weekly: given, realRate });
          expect(weeksOf({ weekly: minor(weekly + more), realRate })).toBeLessThanOrEqual(weeks);
          expect(weeksOf({ weekly: given, realRate: (rate + points) as Rate })).toBeLessThanOrEqual(weeks);
          const yearlySpending = minor(base.yearlySpending + more);
          expect(weeksOf({ weekly: given, realRate, yearlySpending })).toBeGreaterThanOrEqual(weeks);
        }),
      );
    });

    it("explains the target and the time", () => {
      const { target, why } = independence();
      expect(target.why.inputs).toContainEqual({ label: "Withdrawal rate", rate: 4_000 });
      expect(why.inputs).toContainEqual({ label: "Target", amount: 100_000_000 });
    });
  });
});

describe("sensitivity", () => {
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
    it("answers one percentage point below and above", () => {
      const around = growthSensitivity(growth);
      if (!around.ok) throw new Error(around.problem);
      const { lower, given, higher } = around.value;
      expect([lower.rate, given.rate, higher.rate]).toEqual([4_000, 5_000, 6_000]);
      expect(lower.answer.balance.amount).toBe(3_195_370);
      expect(given.answer.balance.amount).toBeLessThan(higher.answer.balance.amount);
    });

    it("answers for independence too, sooner at the higher rate", () => {
      const around = independenceSensitivity(independence);
      if (!around.ok) throw new Error(around.problem);
      const weeks = Object.values(around.value).map(
        ({ answer }) => answer.time.kind === "reached" && answer.time.totalWeeks,
      );
      expect(weeks).toEqual(weeks.toSorted((a, b) => Number(b) - Number(a)));
    });

    it("stays within 0 and 100 %, and says which rate it used", () => {
      const low = growthSensitivity({ ...growth, rate: 500 as Rate });
      expect(low.ok && [low.value.lower.rate, low.value.higher.rate]).toEqual([0, 1_500]);
      const high = growthSensitivity({ ...growth, rate: 99_500 as Rate, years: 1 });
      expect(high.ok && [high.value.lower.rate, high.value.higher.rate]).toEqual([98_500, 100_000]);
    });

    it("hands on the problem of the plan", () => {
      expect(growthSensitivity({ ...growth, years: 0 })).toEqual({ ok: false, problem: "bad-years" });
      const [start, rate] = [minor(8e15), 0 as Rate];
      expect(growthSensitivity({ ...growth, start, rate, years: 20 })).toEqual({ ok: false, problem: "too-large" });
    });
  });
});
