import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Household } from "../household/household.ts";
import { minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import { type Cadence, paymentsAYear } from "../time/cadence.ts";
import type { Day } from "../time/day.ts";
import { mirror } from "./mirror.ts";
import { bill, category, debt, goal, income, sampleHousehold } from "./sample-household.ts";
import { plan } from "./sample-plan.ts";
import { shortfallPlan } from "./shortfall.ts";
import { weeklyBudget } from "./weekly-budget.ts";

const amount = (max: number) => fc.oneof(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max }));
const cadence = fc.constantFrom(...(Object.keys(paymentsAYear) as Cadence[]));
const kind = fc.constantFrom("need" as const, "want" as const);
const day = fc.constantFrom(undefined, "2026-01-01", "2026-11-20", "2026-12-31", "2030-06-01");
const rows = <T>(row: fc.Arbitrary<T>) => fc.array(row, { maxLength: 4 });

const incomes = rows(
  fc.tuple(amount(1e6), cadence).map(([n, each]) => income(0, { pay: { cadence: each, amount: minor(n) } })),
);
const categories = rows(fc.tuple(amount(2e4), kind)).map((all) =>
  all.map(([n, each], index) => category(n, { id: `c${index}`, kind: each })),
);
const bills = rows(fc.tuple(amount(2e5), cadence, fc.integer({ min: 0, max: 4 }))).map((all) =>
  all.map(([n, each, of], index) => bill(n, { id: `b${index}`, cadence: each, categoryId: `c${of}` })),
);
const debts = rows(fc.tuple(amount(1e6), fc.integer({ min: 0, max: 30_000 }), amount(2e4))).map((all) =>
  all.map(([n, apr, minimum], index) => debt(n, { id: `d${index}`, apr: apr as Rate, minimum: minor(minimum) })),
);
const goalKind = fc.constantFrom("travel" as const, "emergency" as const);
const goals = rows(fc.tuple(amount(1e6), day, amount(1e5), goalKind)).map((all) =>
  all.map(([n, by, saved, each], index) =>
    goal(n, { id: `g${index}`, kind: each, alreadySaved: minor(saved), ...(by ? { by: by as Day } : {}) }),
  ),
);
const household: fc.Arbitrary<Household> = fc
  .record({ incomes, categories, bills, debts, goals })
  .map(sampleHousehold)
  .filter((made) => weeklyBudget(made).ok);

const canSave = (of: Household): number => {
  const result = weeklyBudget(of);
  return result.ok ? result.value.canSave.amount : 0;
};

describe("every household", () => {
  it("[PL9] can save no less when more comes in", () => {
    fc.assert(
      fc.property(household, amount(1e6), cadence, (of, more, each) => {
        const extra = income(0, { pay: { cadence: each, amount: minor(more) } });
        expect(canSave({ ...of, incomes: [...of.incomes, extra] })).toBeGreaterThanOrEqual(canSave(of));
      }),
    );
  });

  it("[PL23] has a waterfall that adds up to what can be saved, and gives no target more than it needs", () => {
    fc.assert(
      fc.property(household, amount(2e6), (of, setAside) => {
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

  it("[PL28] has a mirror that adds up to 1000", () => {
    fc.assert(
      fc.property(household, (of) => {
        const seen = mirror(of);
        fc.pre(seen.ok);
        const { needs, wants, savings } = seen.value;
        expect(needs.share + wants.share + savings.share).toBe(1_000);
      }),
    );
  });

  it("[PL27] that is short is covered by its changes, or told by how much it is not", () => {
    fc.assert(
      fc.property(household, (of) => {
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
