import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Household } from "../household/household.ts";
import { minor } from "../money/money.ts";
import { anyAmount, anyCadence, anyHousehold } from "./any-household.fixture.ts";
import { mirror } from "./mirror.ts";
import { income, plan } from "./sample-household.ts";
import { shortfallPlan } from "./shortfall.ts";
import { weeklyBudget } from "./weekly-budget.ts";

const canSave = (of: Household): number => {
  const result = weeklyBudget(of);
  return result.ok ? result.value.canSave.amount : 0;
};

describe("every household", () => {
  it("[PL9] can save at least as much when more comes in", () => {
    fc.assert(
      fc.property(anyHousehold, anyAmount(1e6), anyCadence, (of, more, each) => {
        const extra = income(0, { pay: { cadence: each, amount: minor(more) } });
        expect(canSave({ ...of, incomes: [...of.incomes, extra] })).toBeGreaterThanOrEqual(canSave(of));
      }),
    );
  });

  it("[PL23] has a waterfall that adds up to what can be saved, and gives no target more than it needs", () => {
    fc.assert(
      fc.property(anyHousehold, anyAmount(2e6), (of, setAside) => {
        const { budget, steps } = plan(of, { setAside });
        expect(steps.reduce((sum, step) => sum + step.amount, 0)).toBe(budget.canSave.amount);
        for (const step of steps) {
          expect(step.amount).toBeGreaterThanOrEqual(0);
          expect(step.amount).toBeLessThanOrEqual(step.remainingBefore ?? step.amount);
          expect(step.isFull).toBe(step.remainingBefore === 0);
        }
      }),
      { numRuns: 200 },
    );
  });

  it("[PL31] never has a goal filled past its target", () => {
    fc.assert(
      fc.property(anyHousehold, anyAmount(2e6), (of, setAside) => {
        const { steps } = plan(of, { setAside });
        for (const { id, target, alreadySaved } of of.goals) {
          const own = steps.filter((step) => "id" in step.target && step.target.id === id);
          const given = own.reduce((sum, step) => sum + step.amount, 0);
          expect(given).toBeLessThanOrEqual(Math.max(0, target - alreadySaved));
        }
      }),
      { numRuns: 200 },
    );
  });

  it("has a mirror that adds up to 1000", () => {
    fc.assert(
      fc.property(anyHousehold, (of) => {
        const seen = mirror(of);
        fc.pre(seen.ok);
        const { needs, wants, savings } = seen.value;
        expect(needs.share + wants.share + savings.share).toBe(1_000);
      }),
    );
  });

  it("covers a shortfall by its changes, or reports the uncovered amount", () => {
    fc.assert(
      fc.property(anyHousehold, (of) => {
        const result = shortfallPlan({ ...of, incomes: [] });
        fc.pre(result.ok);
        const { missing, changes, uncovered } = result.value;
        const covered = changes.reduce((sum, change) => sum + change.weekly, 0);
        expect(uncovered.amount).toBe(Math.max(0, missing.amount - covered));
        expect(changes.slice(0, -1).every((change) => change.cumulative < missing.amount)).toBe(true);
      }),
    );
  });
});
