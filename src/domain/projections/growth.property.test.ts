import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import { type Growth, type GrowthPlan, projectGrowth } from "./growth.ts";

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

  it("[PR7] at 0 % is the plain sum", () => {
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

  it("[PR4] adds up in every year, with growth never below zero", () => {
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
