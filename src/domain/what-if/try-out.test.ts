import fc from "fast-check";
import { expect, it } from "vitest";
import { minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import { anyFundedHousehold } from "../plan/any-household.fixture.ts";
import { debt, goal, income, plan } from "../plan/sample-household.ts";
import { stepDifferences } from "./try-out.ts";

it("shows where the money for an extra comes from, the end of the list first", () => {
  const parts = {
    incomes: [income(10_000)],
    debts: [debt(500_000, { apr: 5_000 as Rate })],
    goals: [goal(90_000, { funding: { by: "fixed", weekly: minor(6_000) } })],
  };
  const extra = { order: "avalanche", rhythm: "weekly", extra: minor(6_000) } as const;
  const { less, more } = stepDifferences(plan(parts).steps, plan({ ...parts, payoff: extra }).steps);
  expect(less.map(({ label, more: by }) => [label, by])).toEqual([
    ["Investing", -4_000],
    ["Trip", -2_000],
  ]);
  expect(more).toEqual([{ target: { kind: "debt", id: "card" }, label: "Card", more: 6_000 }]);
});

it("adds up to the additional savings, for any two households", () => {
  fc.assert(
    fc.property(anyFundedHousehold, anyFundedHousehold, (one, other) => {
      const [before, after] = [plan(one), plan(other)];
      const { less, more } = stepDifferences(before.steps, after.steps);
      const all = [...less, ...more].reduce((sum, step) => sum + step.more, 0);
      expect(all).toBe(after.budget.canSave.amount - before.budget.canSave.amount);
    }),
  );
});
