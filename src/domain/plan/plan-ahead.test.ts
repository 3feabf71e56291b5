import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Household } from "../household/household.ts";
import { minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import { addDays, type Day } from "../time/day.ts";
import { anyFundedHousehold, anyHousehold } from "./any-household.fixture.ts";
import { withoutFunds } from "./bill-funds.ts";
import { accrueWeek, applyStep, type Outlook, outlookOf, planAhead } from "./plan-ahead.ts";
import { bill, debt, goal, income, sampleHousehold } from "./sample-household.ts";
import { pour } from "./waterfall.ts";
import { weeklyBudget, withDebtBalances } from "./weekly-budget.ts";

/** The slow reference: makes a new plan for every week. */
function everyWeek(household: Household, today: Day, setAside: number, weeks: number): Outlook {
  const outlook = outlookOf(household, minor(setAside));
  const emergencyGoals = new Set(household.goals.flatMap(({ id, kind }) => (kind === "emergency" ? id : [])));
  for (let week = 0; week < weeks; week++) {
    const budget = weeklyBudget(withDebtBalances(household, outlook.owed));
    accrueWeek(household.debts, outlook);
    if (!budget.ok) throw new Error(budget.problem);
    const { setAside: now, goals: goalSavings, owed: debtBalances } = outlook;
    const day = addDays(today, week * 7);
    const steps = pour(budget.value.canSave.amount, {
      household,
      today: day,
      setAside: now,
      goalSavings,
      debtBalances,
    });
    if (!steps.ok) throw new Error(steps.problem);
    for (const step of steps.value) applyStep(step, emergencyGoals, outlook);
  }
  return outlook;
}

const today = "2026-11-16" as Day;

function walked(weeks: number, household: Household, setAside = 0) {
  let week = 0;
  for (const { outlook } of planAhead(household, today, minor(setAside))) if (week++ === weeks) return outlook;
  throw new Error("The plan ended early");
}

describe("the plan, week after week", () => {
  it("starts with the current state", () => {
    const household = sampleHousehold({ incomes: [income(100)], goals: [goal(1_000, { alreadySaved: minor(7) })] });
    expect(walked(0, household, 5)).toMatchObject({ setAside: 5, goals: new Map([["trip", 7]]) });
  });

  it("pays interest and minimums first, and later sends the freed minimum where the plan says", () => {
    const card = debt(10_000, { apr: 52_000 as Rate, minimum: minor(4_333) });
    const household = sampleHousehold({ incomes: [income(3_000)], debts: [card], goals: [goal(1_000_000)] });
    // One week: 100 interest, 1 000 minimum; the buffer, a month of the minimum, takes the other 2 000.
    expect(walked(1, household)).toMatchObject({ setAside: 2_000, owed: new Map([["card", 9_100]]) });
    const later = walked(20, household);
    expect(later.owed.get("card")).toBe(0);
    expect(walked(21, household).goals.get("trip")! - later.goals.get("trip")!).toBe(3_000);
  });

  it("equals a new plan every week, unless dated goals share too little", () => {
    const steady = anyHousehold.map((household) => ({
      ...household,
      incomes: [...household.incomes, income(1_000, { id: "sure" })],
      goals: household.goals.filter(({ by, kind }, index) => kind !== "debt-free" && (!by || index === 0)),
    }));
    fc.assert(
      fc.property(steady, fc.integer({ min: 1, max: 60 }), (household, weeks) => {
        const [quick, slow] = [walked(weeks, household), everyWeek(household, today, 0, weeks)];
        // A dated goal's share is rounded up each week: a unit a week may lie with it or with what comes after it.
        const near = (one: number, other: number) => expect(Math.abs(one - other)).toBeLessThanOrEqual(2 * weeks);
        near(quick.setAside, slow.setAside);
        for (const [id, saved] of slow.goals) near(quick.goals.get(id)!, saved);
        for (const [id, owed] of slow.owed) near(quick.owed.get(id)!, owed);
      }),
      { numRuns: 60 },
    );
  });

  it("is within a month's money of it when dated goals share too little", () => {
    const goals = [
      goal(90_000, { id: "soon", by: "2027-01-31" as Day }),
      goal(900_000, { id: "later", by: "2028-06-30" as Day }),
    ];
    const household = sampleHousehold({ incomes: [income(5_000)], goals });
    for (const weeks of [3, 10, 30, 80, 150]) {
      const [quick, slow] = [walked(weeks, household), everyWeek(household, today, 0, weeks)];
      for (const [id, saved] of slow.goals) expect(Math.abs(quick.goals.get(id)! - saved)).toBeLessThan(20_000);
      expect([...quick.goals.values()].reduce((all, saved) => all + saved, 0)).toBe(weeks * 5_000);
    }
  });

  it("recalculates every four weeks when dated goals share too little", () => {
    const goals = [
      goal(900_000, { id: "soon", by: "2027-03-31" as Day }),
      goal(900_000, { id: "later", by: "2028-06-30" as Day }),
    ];
    const household = sampleHousehold({ incomes: [income(5_000)], goals });
    const held = Array.from({ length: 13 }, (_, weeks) => walked(weeks, household).goals.get("soon")!);
    const shares = held.slice(1).map((now, week) => now - held[week]!);
    const [first, second, third] = [shares.slice(0, 4), shares.slice(4, 8), shares.slice(8)];
    for (const four of [first, second, third]) expect(new Set(four).size).toBe(1);
    expect(second[0]).toBeGreaterThan(first[0]!);
    expect(third[0]).toBeGreaterThan(second[0]!);
  });

  it("ends when a debt grows too large to count", () => {
    const household = sampleHousehold({
      incomes: [income(0), income(1)],
      debts: [debt(9e11, { apr: 100_000 as Rate })],
    });
    const weeks = [...planAhead(household, today, minor(0))].length;
    expect(weeks).toBeGreaterThan(300);
    expect(weeks).toBeLessThan(600);
  });
});

describe("the plan ahead, with any goal funding", () => {
  const steady = anyFundedHousehold.map((household): Household => {
    const goals = household.goals.filter(({ by, kind }, index) => kind !== "debt-free" && (!by || index === 0));
    return {
      ...withoutFunds({ ...household, goals }),
      incomes: [...household.incomes, income(1_000, { id: "sure" })],
      payoff: { order: "avalanche", rhythm: "weekly", extra: minor(300) },
    };
  });

  it("stops when a sweep and a goal's own part fill it together", () => {
    const table = goal(1, {
      id: "table",
      alreadySaved: minor(1),
      funding: { by: "fixed", weekly: minor(2_500) },
      sweepTo: { kind: "goal", id: "trip" },
    });
    const household = sampleHousehold({ incomes: [income(3_500)], goals: [table, goal(10_000)] });
    expect(walked(5, household)).toMatchObject({ invested: 5 * 3_500 - 10_000 });
    expect(walked(5, household).goals.get("trip")).toBe(10_000);
  });

  it("equals a new plan every week, and fills no goal past its target", () => {
    fc.assert(
      fc.property(steady, fc.integer({ min: 1, max: 60 }), (household, weeks) => {
        const [quick, slow] = [walked(weeks, household), everyWeek(household, today, 0, weeks)];
        const near = (one: number, other: number) => expect(Math.abs(one - other)).toBeLessThanOrEqual(3 * weeks);
        for (const [id, saved] of slow.goals) near(quick.goals.get(id)!, saved);
        for (const [id, owed] of slow.owed) near(quick.owed.get(id)!, owed);
        for (const { id, target, alreadySaved } of household.goals)
          expect(quick.goals.get(id)).toBeLessThanOrEqual(Math.max(target, alreadySaved));
      }),
      { numRuns: 40 },
    );
  });
});

describe("the plan ahead, with sinking funds", () => {
  const tax = bill(5_200, { id: "tax", cadence: "yearly", nextDue: "2026-12-10" as Day });
  const household = sampleHousehold({
    incomes: [income(10_000)],
    bills: [tax],
    goals: [goal(1, { id: "fund", billId: "tax" })],
  });

  it("pays each bill from its fund when it is due, and fills the fund for the next one", () => {
    expect(walked(3, household)).toMatchObject({ goals: new Map([["fund", 5_200]]), paidOut: 0 });
    expect(walked(4, household)).toMatchObject({ paidOut: 5_200, fromFunds: 5_200 });
    expect(walked(30, household).goals.get("fund")).toBeGreaterThan(2_000);
    expect(walked(60, household)).toMatchObject({ paidOut: 10_400, fromFunds: 10_400 });
  });

  it("sets aside a given amount instead, with what a paid-off debt frees on top", () => {
    const card = debt(10_000, { apr: 0 as Rate, minimum: minor(4_333) });
    const owing = sampleHousehold({ incomes: [income(3_000)], debts: [card], goals: [goal(1_000_000)] });
    const all = (weeks: number) => {
      let week = 0;
      for (const { outlook } of planAhead(owing, today, minor(0), minor(500))) if (week++ === weeks) return outlook;
      throw new Error("The plan ended early");
    };
    const total = (weeks: number) => all(weeks).setAside + all(weeks).goals.get("trip")! + all(weeks).invested;
    expect(total(1)).toBe(500);
    expect(all(30).owed.get("card")).toBe(0);
    expect(all(31).goals.get("trip")! - all(30).goals.get("trip")!).toBe(1_500);
  });
});
