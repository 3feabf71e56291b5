import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Goal } from "../household/household.ts";
import { minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import type { Day } from "../time/day.ts";
import { anyFundedHousehold } from "./any-funded.fixture.ts";
import { withFundTargets } from "./bill-funds.ts";
import { debt, goal, income } from "./sample-household.ts";
import { amounts, plan } from "./sample-plan.ts";

const fixed = (weekly: number) => ({ funding: { by: "fixed", weekly: minor(weekly) } }) as const;
const share = (thousandths: number) => ({ funding: { by: "share", share: thousandths } }) as const;
const leftover = { funding: { by: "leftover" } } as const;
const incomes = [income(10_000)];
const given = (goals: readonly Goal[], savings: [string, number][] = []) =>
  amounts(plan({ incomes, goals }, { goalSavings: savings }).steps);

describe("a goal’s funding", () => {
  it("[PL33] by a fixed amount asks for that each week, whatever its date, and at most for what is missing", () => {
    const trip = goal(100_000, { ...fixed(3_000), by: "2026-11-29" as Day });
    expect(given([trip])).toMatchObject({ trip: 3_000, investing: 7_000 });
    expect(given([trip], [["trip", 99_000]])).toMatchObject({ trip: 1_000, investing: 9_000 });
  });

  it("[PL34] by a share asks for its part of what the week puts aside, rounded down", () => {
    expect(given([goal(100_000, share(333))])).toMatchObject({ trip: 3_330 });
    expect(given([goal(1_000, share(333))])).toMatchObject({ trip: 1_000 });
  });

  it("[PL35] stands with dated goals, and shares with them where there is too little", () => {
    const dated = goal(12_000, { id: "dated", by: "2026-11-22" as Day });
    expect(given([goal(90_000, fixed(8_000)), dated])).toMatchObject({ dated: 6_000, trip: 4_000 });
  });

  it("[PL36] by what is left waits for every other goal, and comes before investing", () => {
    const goals = [goal(90_000, { ...leftover, id: "spare" }), goal(4_000, { priority: 9 })];
    expect(given(goals)).toMatchObject({ trip: 4_000, spare: 6_000, investing: 0 });
  });

  it("[PL23] is in a waterfall that adds up, for any household", () => {
    fc.assert(
      fc.property(anyFundedHousehold, fc.nat(2e6), (of, setAside) => {
        const { budget, steps } = plan(of, { setAside });
        expect(steps.reduce((sum, step) => sum + step.amount, 0)).toBe(budget.canSave.amount);
        for (const { amount, remainingBefore } of steps) {
          expect(amount).toBeGreaterThanOrEqual(0);
          expect(amount).toBeLessThanOrEqual(remainingBefore ?? amount);
        }
      }),
      { numRuns: 150 },
    );
  });

  it("[PL31] fills no goal past its target, for any household", () => {
    fc.assert(
      fc.property(anyFundedHousehold, fc.nat(2e6), (of, setAside) => {
        const { steps } = plan(of, { setAside });
        for (const { id, target, alreadySaved } of withFundTargets(of, "2026-11-16" as Day).goals) {
          const own = steps.filter((step) => "id" in step.target && step.target.id === id);
          const sum = own.reduce((all, step) => all + step.amount, 0);
          expect(sum).toBeLessThanOrEqual(Math.max(0, target - alreadySaved));
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe("a full goal", () => {
  const table = goal(10_000, { id: "table", label: "Table", alreadySaved: minor(10_000), ...fixed(2_500) });
  const toTrip = { sweepTo: { kind: "goal", id: "trip" } } as const;

  it("[PL37] without a sweep leaves its part to what comes next", () => {
    expect(given([table, goal(100_000)])).toMatchObject({ table: 0, trip: 10_000 });
  });

  it("[PL37] hands its fixed amount on, ahead of what others ask, and the rest of it in its last week", () => {
    const dated = goal(80_000, { id: "dated", by: "2026-11-22" as Day });
    const steps = (saved: number) =>
      plan({ incomes, goals: [{ ...table, alreadySaved: minor(saved), ...toTrip }, goal(100_000), dated] }).steps;
    expect(amounts(steps(10_000))).toMatchObject({ table: 0, dated: 7_500 });
    const swept = (saved: number) => steps(saved).find(({ label }) => label === "Trip (from Table)")?.amount;
    expect([swept(10_000), swept(9_000), swept(7_000)]).toEqual([2_500, 1_500, undefined]);
  });

  it("[PL37] hands on once finished too, but not while it is paused or archived", () => {
    const states = (["finished", "paused", "archived"] as const).map((state) => {
      const { steps } = plan({ incomes, goals: [{ ...table, state, ...toTrip }, goal(100_000)] });
      return steps.some(({ label }) => label.endsWith("(from Table)"));
    });
    expect(states).toEqual([true, false, false]);
  });

  it("[PL38] passes a full goal over to where that one sweeps, to investing, or in a circle to nowhere", () => {
    const full = goal(5_000, { alreadySaved: minor(5_000), sweepTo: { kind: "investing" } });
    const eager = goal(90_000, { id: "eager" });
    const invested = plan({ incomes, goals: [{ ...table, ...toTrip }, full, eager] }).steps.at(-1)!;
    expect(invested).toMatchObject({
      amount: 2_500,
      why: { inputs: [{ amount: 0 }, { label: "Table", amount: 2_500 }] },
    });
    const circle = { ...full, sweepTo: { kind: "goal", id: "table" } } as const;
    expect(given([{ ...table, ...toTrip }, circle, eager])).toMatchObject({ eager: 10_000, investing: 0 });
  });
});

describe("the extra a household chose for its debts", () => {
  const car = debt(50_000, { id: "car", apr: 5_000 as Rate });
  const loan = debt(1_000, { id: "loan", apr: 4_000 as Rate });
  const card = debt(3_000, { id: "card", apr: 20_000 as Rate });
  const store = debt(2_000, { id: "store", apr: 30_000 as Rate });
  const payoff = { order: "snowball", rhythm: "weekly", extra: minor(4_000) } as const;

  it("[PL39] goes to debts up to 8 % in its order, after those above and before the emergency fund and goals", () => {
    const { steps } = plan({ incomes, debts: [car, loan, card], goals: [goal(90_000)], payoff });
    expect(amounts(steps)).toMatchObject({ card: 3_000, loan: 1_000, car: 3_000, trip: 3_000 });
  });

  it("[PL39] by the month is what it comes to in a week, and without one nothing goes there", () => {
    const monthly = plan({ incomes, debts: [car], payoff: { ...payoff, rhythm: "monthly" } });
    expect(amounts(monthly.steps)).toMatchObject({ car: 923 });
    expect(amounts(plan({ incomes, debts: [car] }).steps)).not.toHaveProperty("car");
  });

  it("[DE39] takes along the payments of debts that are gone, unless the household keeps them", () => {
    const gone = debt(0, { id: "gone", minimum: minor(1_300) });
    const paid = (keepsFreed: boolean) =>
      amounts(plan({ incomes, debts: [car, gone], payoff: { ...payoff, keepsFreed } }).steps).car;
    // 13.00 a month is 3.00 a week.
    expect([paid(false), paid(true)]).toEqual([4_300, 4_000]);
  });

  it("[PL39] pays debts above 8 % in the chosen order too", () => {
    const paid = (own: string[]) =>
      amounts(plan({ incomes: [income(2_500)], debts: [card, store], payoff: { ...payoff, order: { own } } }).steps);
    expect(paid(["card"])).toMatchObject({ card: 2_500, store: 0 });
    expect(paid(["store"])).toMatchObject({ store: 2_000, card: 500 });
  });
});
