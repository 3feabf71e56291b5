import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Minor, minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import { type Growth, type GrowthPlan, type GrowthProblem, projectGrowth } from "./growth.ts";

describe("growth", () => {
  const fifty: GrowthPlan = {
    start: minor(0),
    weekly: minor(5_000),
    rate: 4_000 as Rate,
    inflation: 0 as Rate,
    years: 10,
  };

  function grown(changes: Partial<GrowthPlan> = {}): Growth {
    const growth = projectGrowth({ ...fifty, ...changes });
    if (!growth.ok) throw new Error(growth.problem);
    return growth.value;
  }

  const nonsense: [string, Partial<GrowthPlan>, GrowthProblem][] = [
    ["a start below zero", { start: minor(-1) }, "negative-start"],
    ["a contribution below zero", { weekly: minor(-1) }, "negative-contribution"],
    ["a rate above 100 %", { rate: 100_001 as Rate }, "rate-out-of-range"],
    ["a rate that is no number", { rate: Number.NaN as Rate }, "rate-out-of-range"],
    ["inflation below zero", { inflation: -1 as Rate }, "rate-out-of-range"],
    ["no years", { years: 0 }, "bad-years"],
    ["half a year", { years: 0.5 }, "bad-years"],
    ["more than a hundred years", { years: 101 }, "bad-years"],
    ["an amount that is no number", { start: Number.NaN as Minor }, "too-large"],
    ["an amount with a fraction", { weekly: 0.5 as Minor }, "too-large"],
    ["growth past all counting", { rate: 100_000 as Rate, years: 100 }, "too-large"],
  ];

  describe("growth with weekly contributions", () => {
    it("[PR2] 50 a week for 10 years comes to 31 954 at 4 % and to 39 786 at 8 %, within a unit", () => {
      expect(Math.abs(grown().balance.amount - 3_195_400)).toBeLessThanOrEqual(100);
      expect(Math.abs(grown({ rate: 8_000 as Rate }).balance.amount - 3_978_600)).toBeLessThanOrEqual(100);
    });

    it("[PR2] and to the cent: 31 953.70 and 39 785.63, the closed formula’s answer", () => {
      expect(grown().balance.amount).toBe(3_195_370);
      expect(grown({ rate: 8_000 as Rate }).balance.amount).toBe(3_978_563);
    });

    it("[PR1] pays in at the end of the week, after that week’s growth", () => {
      const [, first] = grown({ start: minor(100_000), weekly: minor(0), rate: 5_200 as Rate, years: 1 }).years;
      expect(first?.balance).toBe(105_335);
      expect(grown({ weekly: minor(100), rate: 100_000 as Rate, years: 1 }).balance.amount).toBe(8_802);
    });

    it("[PR3] does not lose small growth in a currency without cents", () => {
      expect(grown({ start: minor(100), weekly: minor(0), years: 10 }).balance.amount).toBe(149);
    });

    it("lists every year from the start, with start, contributions and growth separately", () => {
      const { years, contributed, growth } = grown({ start: minor(100_000), years: 2 });
      expect(years.map(({ year }) => year)).toEqual([0, 1, 2]);
      expect(years[0]).toEqual({ year: 0, contributed: 0, growth: 0, balance: 100_000, real: 100_000 });
      for (const year of years) expect(100_000 + year.contributed + year.growth).toBe(year.balance);
      expect([contributed.amount, growth.amount]).toEqual([520_000, years[2]?.growth]);
    });

    it("[PR5] deflates by a year’s inflation for each year", () => {
      const start = minor(121_000);
      const { years } = grown({ start, weekly: minor(0), rate: 0 as Rate, inflation: 10_000 as Rate, years: 2 });
      expect(years.map(({ real }) => real)).toEqual([121_000, 110_000, 100_000]);
    });

    it.each(nonsense)("names the problem of %s", (_, change, problem) => {
      expect(projectGrowth({ ...fifty, ...change })).toEqual({ ok: false, problem });
    });

    it("explains each figure by its formula and inputs", () => {
      const { balance, contributed, growth, real } = grown({ inflation: 2_000 as Rate });
      expect(balance.why.formula).toContain("balance × (1 + rate ÷ 52)");
      expect(balance.why.inputs).toContainEqual({ label: "Rate", rate: 4_000 });
      expect(contributed.why.inputs).toContainEqual({ label: "Added each week", amount: 5_000 });
      expect(growth.why.inputs).toContainEqual({ label: "Balance", amount: 3_195_370 });
      expect(real.why.inputs).toContainEqual({ label: "Inflation", rate: 2_000 });
    });
  });
});

describe("growth.property", () => {
  const anyRate = fc.nat(15_000).map((rate) => rate as Rate);

  const anyPlan: fc.Arbitrary<GrowthPlan> = fc.record({
    start: fc.nat(1e8).map(minor),
    weekly: fc.nat(1e6).map(minor),
    rate: anyRate,
    inflation: anyRate,
    years: fc.integer({ min: 1, max: 60 }),
  });

  function grown(plan: GrowthPlan): Growth {
    const growth = projectGrowth(plan);
    if (!growth.ok) throw new Error(growth.problem);
    return growth.value;
  }

  const balanceOf = (plan: GrowthPlan): number => grown(plan).balance.amount;

  describe("any growth", () => {
    it("[PR6] is never less with more put in, at the start or each week", () => {
      fc.assert(
        fc.property(anyPlan, fc.nat(1e5), (plan, more) => {
          expect(balanceOf({ ...plan, weekly: minor(plan.weekly + more) })).toBeGreaterThanOrEqual(balanceOf(plan));
          expect(balanceOf({ ...plan, start: minor(plan.start + more) })).toBeGreaterThanOrEqual(balanceOf(plan));
        }),
      );
    });

    it("[PR6] is never less at a higher rate", () => {
      fc.assert(
        fc.property(anyPlan, fc.nat(5_000), (plan, more) => {
          expect(balanceOf({ ...plan, rate: (plan.rate + more) as Rate })).toBeGreaterThanOrEqual(balanceOf(plan));
        }),
      );
    });

    it("[PR6] is never less with more time", () => {
      fc.assert(
        fc.property(anyPlan, (plan) => {
          const balances = grown(plan).years.map(({ balance }) => balance);
          expect(balances).toEqual(balances.toSorted((a, b) => a - b));
        }),
      );
    });

    it("at 0 % is the plain sum", () => {
      fc.assert(
        fc.property(anyPlan, (plan) => {
          const { balance, growth } = grown({ ...plan, rate: 0 as Rate });
          expect(balance.amount).toBe(plan.start + plan.weekly * 52 * plan.years);
          expect(growth.amount).toBe(0);
        }),
      );
    });

    it("[PR5] in today’s money is never more than in the money of then, and the same without inflation", () => {
      fc.assert(
        fc.property(anyPlan, (plan) => {
          for (const { real, balance } of grown(plan).years) expect(real).toBeLessThanOrEqual(balance);
          const { real, balance } = grown({ ...plan, inflation: 0 as Rate });
          expect(real.amount).toBe(balance.amount);
        }),
      );
    });

    it("adds up in every year, with growth never below zero", () => {
      fc.assert(
        fc.property(anyPlan, (plan) => {
          for (const { contributed, growth, balance } of grown(plan).years) {
            expect(plan.start + contributed + growth).toBe(balance);
            expect(growth).toBeGreaterThanOrEqual(0);
          }
        }),
      );
    });
  });
});
