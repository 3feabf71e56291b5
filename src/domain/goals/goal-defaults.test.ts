import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { GoalKind } from "../household/household.ts";
import { minor } from "../money/money.ts";
import { anyHousehold } from "../plan/any-household.fixture.ts";
import { bill, category, debt, goal, income, sampleHousehold } from "../plan/sample-household.ts";
import type { Envelope } from "../spending/envelopes.ts";
import type { Day } from "../time/day.ts";
import { goalDefaults } from "./goal-defaults.ts";
import { weekLeftover } from "./week-leftover.ts";

const today = "2026-11-16" as Day;
const household = sampleHousehold({
  incomes: [income(90_000)],
  bills: [bill(100_000, { cadence: "monthly" })],
  debts: [debt(40_000), debt(5_000, { id: "old" }), debt(-700, { id: "credit" })],
});
const kinds: GoalKind[] = [
  ...(["emergency", "purchase", "travel", "education", "home"] as const),
  ...(["debt-free", "investing", "independence", "own"] as const),
];

describe("a new goal", () => {
  it("starts with a target from the household's data: months of needs, what is owed, a year's spending ÷ 4 %", () => {
    const targets = kinds.map((kind) => goalDefaults(kind, household, today).target?.amount ?? null);
    expect(targets).toEqual([300_000, null, null, null, null, 45_000, null, 30_000_000, null]);
  });

  it("has a date if its kind usually has one, and no target without data", () => {
    expect(goalDefaults("home", household, today)).toMatchObject({ label: "A home", by: "2031-11-16" });
    expect(goalDefaults("investing", household, today)).not.toHaveProperty("by");
    for (const kind of kinds) expect(goalDefaults(kind, sampleHousehold(), today).target).toBeNull();
  });

  it("has a target above zero with an explanation, or none, in any household", () => {
    fc.assert(
      fc.property(anyHousehold, fc.constantFrom(...kinds), (any, kind) => {
        const { target } = goalDefaults(kind, any, today);
        if (target) expect([target.amount > 0, target.why.inputs.length > 0]).toEqual([true, true]);
      }),
    );
  });
});

describe("what a week's budgets left", () => {
  const envelope = (left: number, rollover: "off" | "leftover" = "off"): Envelope => ({
    category: category(10_000, { rollover }),
    budget: minor(10_000),
    carried: minor(0),
    spent: minor(10_000 - left),
    left: minor(left),
  });
  const spare = (id: string, target: number, priority: number) =>
    goal(target, { id, priority, funding: { by: "leftover" } });

  it("goes to goals funded by it, by priority and each up to its target; carried-over money stays in its budget", () => {
    const goals = [spare("second", 9_000, 2), spare("first", 1_000, 1), goal(5_000)];
    const { left, shares } = weekLeftover(
      [envelope(2_500), envelope(-400), envelope(900, "leftover")],
      goals,
      new Map(),
    );
    expect(left.amount).toBe(2_500);
    expect(shares.map(({ amount }) => amount)).toEqual([1_000, 1_500]);
    expect(weekLeftover([envelope(2_500)], [{ ...goals[0]!, state: "paused" }], new Map()).shares).toEqual([]);
  });

  it("is never more than was left, and fills no goal past its target", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -5_000, max: 9_000 })), fc.array(fc.nat(6_000)), (lefts, targets) => {
        const goals = targets.map((target, index) => spare(`g${index}`, target, index + 1));
        const { left, shares } = weekLeftover(
          lefts.map((one) => envelope(one)),
          goals,
          new Map(),
        );
        const given = shares.reduce((sum, { amount }) => sum + amount, 0);
        expect(given).toBe(
          Math.min(
            left.amount,
            targets.reduce((sum, target) => sum + target, 0),
          ),
        );
      }),
    );
  });
});
