import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minor } from "../money/money.ts";
import { hourParts, minutesFor, realHourlyWage, type WorkingWeek } from "./real-hourly-wage.ts";

describe("real hourly wage", () => {
  const week: WorkingWeek = {
    pay: minor(160_000),
    cadence: "fortnightly",
    paidHours: 4_000,
    commuteHours: 750,
    otherHours: 250,
    costs: minor(10_000),
  };

  describe("the real hourly wage", () => {
    it("takes costs off the pay and adds the hours around work", () => {
      // 1 600 every two weeks is 800 a week: 800 ÷ 40 = 20; (800 − 100) ÷ 50 = 14
      const wage = realHourlyWage(week);
      expect(wage).toMatchObject({
        ok: true,
        value: {
          weeklyPay: { amount: 80_000 },
          onPaper: { amount: 2_000 },
          real: { amount: 1_400 },
          hours: { hundredths: 5_000 },
        },
      });
    });

    it("may be below zero", () => {
      const wage = realHourlyWage({ ...week, costs: minor(90_000) });
      expect(wage.ok && wage.value.real.amount).toBe(-200);
    });

    it("refuses weeks that are none", () => {
      const problem = (changes: Partial<WorkingWeek>) => realHourlyWage({ ...week, ...changes });
      expect(problem({ paidHours: 0 })).toEqual({ ok: false, problem: "no-hours" });
      expect(problem({ otherHours: 0.5 })).toEqual({ ok: false, problem: "no-hours" });
      expect(problem({ commuteHours: 13_000 })).toEqual({ ok: false, problem: "too-many-hours" });
      expect(problem({ costs: minor(-1) })).toEqual({ ok: false, problem: "negative-amount" });
      expect(problem({ pay: minor(2e12) })).toEqual({ ok: false, problem: "too-large" });
    });

    it("computes what something costs in time, rounded up", () => {
      expect(minutesFor(minor(7_000), minor(1_400))).toBe(300);
      expect(minutesFor(minor(1), minor(1_400))).toBe(1);
      expect(minutesFor(minor(7_000), minor(0))).toBeNull();
    });

    it("is never above the nominal wage, and equal to it without extra hours or costs", () => {
      const hours = fc.integer({ min: 1, max: 5_000 });
      const amounts = fc.integer({ min: 0, max: 1e9 }).map(minor);
      fc.assert(
        fc.property(amounts, amounts, hours, hours, (pay, costs, paidHours, commuteHours) => {
          const wage = realHourlyWage({ ...week, pay, costs, paidHours, commuteHours });
          if (!wage.ok) throw new Error(wage.problem);
          expect(wage.value.real.amount).toBeLessThanOrEqual(wage.value.onPaper.amount);
          const plain = realHourlyWage({ ...week, pay, costs: minor(0), paidHours, commuteHours: 0, otherHours: 0 });
          expect(plain.ok && plain.value.real.amount).toBe(wage.value.onPaper.amount);
        }),
      );
    });
  });
});

describe("hour parts", () => {
  const week: WorkingWeek = {
    pay: minor(160_000),
    cadence: "fortnightly",
    paidHours: 4_000,
    commuteHours: 750,
    otherHours: 250,
    costs: minor(10_000),
  };

  const partsOf = (changes: Partial<WorkingWeek> = {}) => {
    const asked = { ...week, ...changes };
    const wage = realHourlyWage(asked);
    if (!wage.ok) throw new Error(wage.problem);
    return hourParts(asked, wage.value);
  };

  describe("the breakdown of a nominal hour", () => {
    it("is costs, then unpaid hours by their length, then what is left", () => {
      // 100 ÷ 40 = 2.50; 700 ÷ 40 − 700 ÷ 50 = 3.50, of which three quarters are the way’s, the odd cent with it
      expect(partsOf()).toEqual({ onPaper: 2_000, costs: 250, commute: 263, around: 87, real: 1_400 });
    });

    it("takes nothing for what is not there", () => {
      const bare = { commuteHours: 0, otherHours: 0, costs: minor(0) };
      expect(partsOf(bare)).toEqual({ onPaper: 2_000, costs: 0, commute: 0, around: 0, real: 2_000 });
      expect(partsOf({ ...bare, pay: minor(0) })).toEqual({ onPaper: 0, costs: 0, commute: 0, around: 0, real: 0 });
      expect(partsOf({ otherHours: 0 }).around).toBe(0);
    });

    it("leaves hours out where the costs take everything", () => {
      expect(partsOf({ costs: minor(80_000) })).toMatchObject({ costs: 2_000, commute: 0, around: 0, real: 0 });
      expect(partsOf({ costs: minor(90_000) })).toMatchObject({ costs: 2_200, commute: 0, around: 0, real: -200 });
    });

    it("adds up to the nominal hour, without negative parts", () => {
      const hours = fc.integer({ min: 0, max: 5_000 });
      const amounts = fc.integer({ min: 0, max: 1e12 }).map(minor);
      fc.assert(
        fc.property(amounts, amounts, hours, hours, hours, (pay, costs, paid, commuteHours, otherHours) => {
          const { onPaper, real, ...taken } = partsOf({ pay, costs, paidHours: paid + 1, commuteHours, otherHours });
          expect(taken.costs + taken.commute + taken.around + real).toBe(onPaper);
          expect(Math.min(...Object.values(taken))).toBeGreaterThanOrEqual(0);
        }),
      );
    });
  });
});
