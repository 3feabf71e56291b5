import { describe, expect, it } from "vitest";
import { minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import type { Day } from "../time/day.ts";
import { bill, debt, goal, income, sampleHousehold } from "./sample-household.ts";
import { amounts, plan } from "./sample-plan.ts";
import type { WaterfallStep } from "./waterfall.ts";

const incomes = [income(100_000)];

describe("an emergency goal", () => {
  const bills = [bill(10_000, { cadence: "monthly" })];
  const emergency = (target: number, id = "safety") => goal(target, { id, kind: "emergency" });

  const named = (steps: WaterfallStep[]) => Object.fromEntries(steps.map(({ label, amount }) => [label, amount]));

  it("[PL22] is filled by the emergency fund, not a second time", () => {
    const { steps } = plan({ incomes, bills, goals: [emergency(30_000)] });
    expect(named(steps)).toEqual({ "Starter buffer": 10_000, "Emergency fund": 20_000, Investing: 67_692 });
  });

  it("[PL31] is what the buffer and the fund are saved to, so that following the plan moves it", () => {
    const { steps } = plan({ incomes, bills, goals: [emergency(30_000)] });
    expect(steps.map(({ target }) => target)).toEqual([
      { kind: "goal", id: "safety" },
      { kind: "goal", id: "safety" },
      { kind: "investing" },
    ]);
  });

  it("[PL22] waits among the goals for what it wants beyond the fund", () => {
    const goals = [emergency(45_000)];
    const last = (steps: WaterfallStep[]) => steps.findLast(({ target }) => target.kind === "goal")?.amount;
    expect(named(plan({ incomes, bills, goals }).steps)).toMatchObject({ "Emergency fund": 20_000 });
    expect(last(plan({ incomes, bills, goals }).steps)).toBe(15_000);
    expect(last(plan({ incomes, bills, goals }, { setAside: 41_000 }).steps)).toBe(4_000);
  });

  it("[PL22] holds smaller emergency goals", () => {
    const goals = [emergency(40_000, "small"), emergency(45_000, "large")];
    expect(amounts(plan({ incomes, bills, goals }).steps)).toMatchObject({ large: 15_000 });
    expect(amounts(plan({ incomes, bills, goals }).steps)).not.toHaveProperty("small");
  });

  it("[PL22] does so even in a household without outgoings", () => {
    const household = sampleHousehold({ incomes, goals: [emergency(45_000)] });
    const { steps } = plan(household);
    expect(named(steps)).toMatchObject({ "Emergency fund": 0 });
    expect(steps.findLast(({ target }) => target.kind === "goal")?.amount).toBe(45_000);
  });

  it("[PL31] is not filled past its own target: the fund takes what it wants beyond that itself", () => {
    const goals = [emergency(12_000)];
    const shown = ({ steps }: { steps: WaterfallStep[] }) =>
      steps.map(({ label, target, amount, remainingBefore }) => [label, target.kind, amount, remainingBefore]);
    expect(shown(plan({ incomes, bills, goals }))).toEqual([
      ["Starter buffer", "goal", 10_000, 10_000],
      ["Emergency fund", "goal", 2_000, 2_000],
      ["Emergency fund", "emergency", 18_000, 18_000],
      ["Investing", "investing", 67_692, undefined],
    ]);
    expect(shown(plan({ incomes, bills, goals }, { goalSavings: [["safety", 12_000]], setAside: 12_000 }))).toEqual([
      ["Starter buffer", "goal", 0, 0],
      ["Emergency fund", "emergency", 18_000, 18_000],
      ["Investing", "investing", 79_692, undefined],
    ]);
  });

  it("[PL31] that wants more than the fund is not filled past its target either", () => {
    const given = (saved: number) =>
      plan({ incomes, bills, goals: [emergency(45_000)] }, { goalSavings: [["safety", saved]] })
        .steps.filter(({ target }) => target.kind === "goal")
        .reduce((sum, { amount }) => sum + amount, 0);
    expect([0, 20_000, 44_000, 45_000].map(given)).toEqual([45_000, 25_000, 1_000, 0]);
  });
});

describe("a debt-free goal", () => {
  const free = (target: number, more = {}) => goal(target, { id: "free", kind: "debt-free", ...more });
  const card = debt(40_000, { apr: 22_990 as Rate });
  const car = debt(6_000, { id: "car", apr: 6_400 as Rate });

  it("[PL32] asks for nothing that a debt’s own step pays", () => {
    expect(amounts(plan({ incomes, debts: [card], goals: [free(40_000)] }).steps)).toEqual({
      buffer: 0,
      card: 40_000,
      emergency: 0,
      investing: 60_000,
    });
  });

  it("[PL32] asks for what is owed on debts without a step, and no more", () => {
    const asked = (target: number, more = {}) =>
      amounts(plan({ incomes, debts: [card, car], goals: [free(target, more)] }).steps).free;
    expect(asked(46_000)).toBe(6_000);
    expect(asked(5_000)).toBe(5_000);
    expect(asked(46_000, { by: "2026-11-29" as Day })).toBe(3_000);
    expect(asked(46_000, { alreadySaved: minor(41_000) })).toBe(5_000);
  });

  it("[PL32] of several, only the first by priority asks", () => {
    const goals = [free(9_000, { priority: 2 }), free(9_000, { id: "first" })];
    const steps = amounts(plan({ incomes, debts: [car], goals }).steps);
    expect([steps.first, steps.free]).toEqual([6_000, undefined]);
  });

  it("[PL32] is left out once nothing is owed there, and asks like any goal where no debt is listed", () => {
    const paid = plan({ incomes, debts: [card, car], goals: [free(46_000)] }, { debtBalances: [["car", 0]] });
    expect(amounts(paid.steps)).not.toHaveProperty("free");
    expect(amounts(plan({ incomes, goals: [free(46_000)] }).steps).free).toBe(46_000);
    expect(
      amounts(plan({ incomes, debts: [car], goals: [free(46_000, { state: "paused" })] }).steps),
    ).not.toHaveProperty("free");
  });
});
