import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Bill, Goal } from "../household/household.ts";
import { minor } from "../money/money.ts";
import type { Day } from "../time/day.ts";
import { anyFundedHousehold } from "./any-household.fixture.ts";
import { fundedBills, fundOf, withFundTargets, withoutFunds } from "./bill-funds.ts";
import { mirror } from "./mirror.ts";
import { amounts, bill, goal, income, plan, sampleHousehold } from "./sample-household.ts";
import { shortfallPlan } from "./shortfall.ts";
import { weeklyBudget } from "./weekly-budget.ts";

const day = (text: string) => text as Day;
const today = day("2026-11-16");
const tax = (parts: Partial<Bill> = {}): Bill =>
  bill(52_000, { id: "tax", label: "Tax", cadence: "yearly", nextDue: day("2026-12-13"), ...parts });
const fund = (parts: Partial<Goal> = {}): Goal => goal(1, { id: "fund", billId: "tax", ...parts });
const incomes = [income(20_000)];

const committed = (bills: readonly Bill[], goals: readonly Goal[]) => {
  const budget = weeklyBudget(sampleHousehold({ incomes, bills, goals }));
  if (!budget.ok) throw new Error(budget.problem);
  return budget.value.committed.amount;
};

describe("a goal that saves up for a bill", () => {
  it("[PL40] takes the bill out of the week’s budget, while it is active", () => {
    expect(committed([tax()], [])).toBe(1_000);
    expect(committed([tax()], [fund()])).toBe(0);
    for (const state of ["paused", "finished", "archived"] as const)
      expect(committed([tax()], [fund({ state })])).toBe(1_000);
  });

  it("[PL41] comes first, and spreads what the bill lacks over the weeks until it is due", () => {
    const parts = { incomes, bills: [tax()], goals: [fund({ alreadySaved: minor(2_000) })] };
    const { steps } = plan(parts);
    expect(steps[0]).toMatchObject({ target: { kind: "goal", id: "fund" }, amount: 12_500, remainingBefore: 50_000 });
    expect(amounts(steps)).toMatchObject({ fund: 12_500, buffer: 4_333 });
  });

  it("[PL41] serves the soonest bill first when there is too little for both", () => {
    const water = tax({ id: "water", cadence: "quarterly", nextDue: day("2026-11-22"), amount: minor(15_000) });
    const goals = [fund(), fund({ id: "drops", billId: "water", priority: 2 })];
    expect(amounts(plan({ incomes, bills: [tax(), water], goals }).steps)).toMatchObject({
      drops: 15_000,
      fund: 5_000,
    });
  });

  it("takes the bill’s amount and next due date, and follows its changes", () => {
    const at = (when: string, bills = [tax()]) => withFundTargets({ bills, goals: [fund()] }, day(when)).goals[0];
    expect(at("2026-11-16")).toMatchObject({ target: 52_000, by: "2026-12-13" });
    expect(at("2026-12-14")).toMatchObject({ target: 52_000, by: "2027-12-13" });
    expect(at("2026-11-16", [tax({ amount: minor(60_000) })])).toMatchObject({ target: 60_000 });
  });

  it("moves on to the bill’s next due day once this one is paid, even early", () => {
    const at = (when: string, paidUntil: string) =>
      withFundTargets({ bills: [tax()], goals: [fund({ paidUntil: day(paidUntil) })] }, day(when)).goals[0]!.by;
    expect(at("2026-12-01", "2026-12-13")).toBe("2027-12-13");
    expect(at("2027-12-01", "2026-12-13")).toBe("2027-12-13");
    expect(at("2027-12-14", "2026-12-13")).toBe("2028-12-13");
    const parts = { incomes, bills: [tax()], goals: [fund({ paidUntil: day("2026-12-13") })] };
    // 520.00 over the 56 weeks that end by 13 December of the next year, rounded up.
    expect(amounts(plan(parts).steps)).toMatchObject({ fund: 929 });
  });

  it("is found by its bill while it is open, also when it is paused", () => {
    const goals = [fund({ state: "finished", priority: 1 }), fund({ id: "rests", state: "paused", priority: 2 })];
    expect(fundOf(tax(), goals)?.id).toBe("rests");
    expect(fundOf(tax(), [fund({ billId: "other" }), fund({ kind: "emergency" })])).toBeUndefined();
  });

  it("is an ordinary goal without a bill, or with one that is due monthly or costs nothing", () => {
    for (const bills of [[], [tax({ cadence: "monthly" })], [tax({ amount: minor(0) })]]) {
      expect(fundedBills({ bills, goals: [fund()] }).size).toBe(0);
      expect(withFundTargets({ bills, goals: [fund()] }, today).goals).toEqual([fund()]);
    }
  });

  it("is the first by priority of several goals for one bill, and the others request nothing", () => {
    const goals = [fund({ priority: 2 }), fund({ id: "first", priority: 1 })];
    expect([...fundedBills({ bills: [tax()], goals }).keys()]).toEqual(["first"]);
    expect(amounts(plan({ incomes, bills: [tax()], goals }).steps)).not.toHaveProperty("fund");
  });

  it("does not count as savings in the mirror, and dropping its bill does not fix a short week", () => {
    const household = sampleHousehold({ incomes, bills: [tax()], goals: [fund()] });
    const seen = mirror(household);
    expect(seen.ok && [seen.value.needs.amount, seen.value.savings.amount]).toEqual([1_000, 19_000]);
    const short = shortfallPlan({ ...household, bills: [tax(), bill(30_000)] });
    expect(short.ok && short.value.changes.map(({ id }) => id)).toEqual(["bill"]);
  });

  it("[PL40] frees exactly the bill’s weekly amount and changes nothing else", () => {
    fc.assert(
      fc.property(anyFundedHousehold, (household) => {
        const [withFunds, without] = [weeklyBudget(household), weeklyBudget(withoutFunds(household))];
        if (!withFunds.ok || !without.ok) throw new Error("not a budget");
        const one = (id: string) =>
          weeklyBudget(sampleHousehold({ incomes, bills: household.bills.filter((b) => b.id === id) }));
        const laidBy = [...fundedBills(household).values()].reduce((sum, { id }) => {
          const alone = one(id);
          return sum + (alone.ok ? alone.value.committed.amount : 0);
        }, 0);
        expect(withFunds.value.left.amount - without.value.left.amount).toBe(laidBy);
        expect(withFunds.value.everyday).toEqual(without.value.everyday);
      }),
    );
  });
});
