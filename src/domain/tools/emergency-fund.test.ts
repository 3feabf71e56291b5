import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minor } from "../money/money.ts";
import { type FundQuestion, fundSize, fundSteps, maxFundWeeks } from "./emergency-fund.ts";

describe("emergency fund", () => {
  const question: FundQuestion = {
    needs: minor(240_000),
    earners: "two",
    income: "steady",
    dependants: "none",
    saved: minor(0),
    weekly: minor(0),
  };

  const sized = (changes: Partial<FundQuestion>) => {
    const size = fundSize({ ...question, ...changes });
    if (!size.ok) throw new Error(size.problem);
    return size.value;
  };

  describe("the size of an emergency fund", () => {
    it("is three months of needs, and one more for each thing that makes it riskier", () => {
      expect(sized({}).target.amount).toBe(720_000);
      expect(sized({ earners: "one" }).target.amount).toBe(960_000);
      expect(sized({ earners: "one", dependants: "some" }).months.count).toBe(5);
      expect(sized({ earners: "one", income: "varies", dependants: "some" }).target.amount).toBe(1_440_000);
    });

    it("says how many weeks are left, rounded up", () => {
      expect(sized({ saved: minor(100_000), weekly: minor(7_500) })).toMatchObject({
        missing: { amount: 620_000 },
        weeks: { count: 83 },
      });
    });

    it("knows no week without a weekly amount, and none is needed once it is there", () => {
      expect(sized({}).weeks).toBeNull();
      expect(sized({ saved: minor(720_000) })).toMatchObject({ missing: { amount: 0 }, weeks: { count: 0 } });
      expect(sized({ saved: minor(900_000), weekly: minor(100) }).missing.amount).toBe(0);
    });

    it("refuses what it can't count", () => {
      expect(fundSize({ ...question, needs: minor(-1) })).toEqual({ ok: false, problem: "negative-amount" });
      expect(fundSize({ ...question, needs: minor(Number.MAX_SAFE_INTEGER) })).toEqual({
        ok: false,
        problem: "too-large",
      });
    });

    const amounts = fc.integer({ min: 0, max: 1e12 }).map(minor);

    it("is met by that many weeks, and not by one less", () => {
      fc.assert(
        fc.property(amounts, amounts, amounts.filter(Boolean), (needs, saved, weekly) => {
          const { target, weeks } = sized({ needs, saved, weekly });
          expect(saved + weekly * weeks!.count).toBeGreaterThanOrEqual(target.amount);
          if (weeks!.count > 0) expect(saved + weekly * (weeks!.count - 1)).toBeLessThan(target.amount);
        }),
      );
    });
  });
});

describe("fund steps", () => {
  const question: FundQuestion = {
    needs: minor(240_000),
    earners: "two",
    income: "steady",
    dependants: "none",
    saved: minor(100_000),
    weekly: minor(7_500),
  };

  const stepsOf = (changes: Partial<FundQuestion> = {}) => {
    const asked = { ...question, ...changes };
    const size = fundSize(asked);
    if (!size.ok) throw new Error(size.problem);
    return { size: size.value, steps: fundSteps(asked, size.value) };
  };

  describe("the way to an emergency fund", () => {
    it("has a step for each month of needs that is covered", () => {
      // 1 000 + 19 × 75 = 2 425 ≥ 2 400; 1 000 + 51 × 75 = 4 825 ≥ 4 800; the 83rd week puts in 50
      expect(stepsOf().steps).toEqual([
        { week: 0, amount: 100_000, months: 0 },
        { week: 19, amount: 242_500, months: 1 },
        { week: 51, amount: 482_500, months: 2 },
        { week: 83, amount: 720_000, months: 3 },
      ]);
    });

    it("begins with what is there, and one week may cover several months", () => {
      expect(stepsOf({ saved: minor(480_000) }).steps.map(({ week, months }) => [week, months])).toEqual([
        [0, 2],
        [32, 3],
      ]);
      expect(stepsOf({ weekly: minor(500_000) }).steps.map(({ week, months }) => [week, months])).toEqual([
        [0, 0],
        [1, 2],
        [2, 3],
      ]);
    });

    it("is empty without contributions, when nothing is missing, or beyond fifty years", () => {
      expect(stepsOf({ weekly: minor(0) }).steps).toEqual([]);
      expect(stepsOf({ saved: minor(720_000) }).steps).toEqual([]);
      expect(stepsOf({ needs: minor(0), saved: minor(0) }).steps).toEqual([]);
      expect(stepsOf({ saved: minor(0), weekly: minor(276) }).steps).toEqual([]);
      expect(stepsOf({ saved: minor(0), weekly: minor(277) }).steps.at(-1)!.week).toBe(maxFundWeeks);
    });

    it("rises to the full fund in the computed number of weeks", () => {
      const amounts = fc.integer({ min: 0, max: 1e12 }).map(minor);
      fc.assert(
        fc.property(amounts, amounts, amounts, (needs, saved, weekly) => {
          const { size, steps } = stepsOf({ needs, saved, weekly });
          if (steps.length === 0) return;
          expect(steps[0]).toMatchObject({ week: 0, amount: saved });
          expect(steps.at(-1)).toEqual({
            week: size.weeks!.count,
            amount: size.target.amount,
            months: size.months.count,
          });
          for (const [index, { week, amount, months }] of steps.slice(1).entries()) {
            const before = steps[index]!;
            expect([week > before.week, amount > before.amount, months > before.months]).toEqual([true, true, true]);
            expect(saved + weekly * (week - 1)).toBeLessThan(months * needs);
          }
        }),
      );
    });
  });
});
