import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Household } from "../household/household.ts";
import { minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import { anyHousehold } from "../plan/any-household.fixture.ts";
import { account, bill, debt, goal, income, sampleHousehold } from "../plan/sample-household.ts";
import type { Day } from "../time/day.ts";
import { firstMilestones, maxMilestones, maxWeeksAhead } from "./first-milestones.ts";

const monday = "2026-11-16" as Day;
const milestonesOf = (parts: Partial<Household>) => firstMilestones(sampleHousehold(parts), monday);
const inShort = (parts: Partial<Household>) => milestonesOf(parts).map(({ label, weeks }) => [label, weeks]);

/** Needs of 867 a month (86 667), and 300 a week to save. */
const plain = { incomes: [income(50_000)], bills: [bill(20_000)] };

describe("the first milestones", () => {
  it("lists buffer, high-APR debts, emergency fund and goals with their dates, earliest first", () => {
    const card = debt(60_000, { minimum: minor(0) });
    const cheap = debt(60_000, { id: "student", label: "Student", apr: 3_000 as Rate, minimum: minor(0) });
    expect(milestonesOf({ ...plain, debts: [cheap, card], goals: [goal(30_000)] })).toMatchObject([
      { target: { kind: "buffer" }, label: "Starter buffer", weeks: 3, day: "2026-12-06" },
      { target: { kind: "debt", id: "card" }, label: "Card", weeks: 5, day: "2026-12-20" },
      { target: { kind: "emergency" }, label: "Emergency fund", weeks: 11, day: "2027-01-31" },
      { target: { kind: "goal", id: "trip" }, label: "Trip", weeks: 12, day: "2027-02-07" },
    ]);
  });

  it("counts this week as the first, to its last day in the household's calendar", () => {
    const goals = [goal(20_000)];
    const [first] = firstMilestones(sampleHousehold({ incomes: [income(20_000)], goals }), "2026-11-19" as Day);
    expect(first).toMatchObject({ weeks: 1, day: "2026-11-22" });
  });

  it("begins with what is set aside already", () => {
    expect(inShort({ ...plain, accounts: [account(250_000)] })).toEqual([["Emergency fund", 1]]);
    expect(inShort({ ...plain, accounts: [account(260_001)], goals: [goal(30_000)] })).toEqual([["Trip", 1]]);
  });

  it("fills a dated goal by its date, and what is left goes on", () => {
    const goals = [goal(52_000, { by: "2027-11-14" as Day }), goal(58_000, { id: "bike", label: "Bike" })];
    expect(inShort({ incomes: [income(30_000)], goals })).toEqual([
      ["Bike", 2],
      ["Trip", 52],
    ]);
  });

  it("measures an emergency goal by all emergency money, and a debt-free one once nothing is owed", () => {
    const goals = [
      goal(100_000, { id: "rain", label: "Rain", kind: "emergency" }),
      goal(90_000, { id: "free", label: "Free", kind: "debt-free", priority: 2 }),
    ];
    expect(inShort({ ...plain, debts: [debt(30_000, { minimum: minor(0) })], goals })).toEqual([
      ["Starter buffer", 3],
      ["Card", 4],
      ["Free", 4],
      ["Rain", 5],
      ["Emergency fund", 10],
    ]);
  });

  it("explains its assumptions, with what can be saved and the weeks", () => {
    const [first] = milestonesOf(plain);
    expect(first?.why.formula).toContain("week after week");
    expect(first?.why.inputs).toEqual([
      { label: "Can be saved a week now", amount: 30_000 },
      { label: "Weeks, with this one", count: 3 },
    ]);
  });
});

describe("without a date", () => {
  it("lists nothing for an empty household, a short week, or when all is reached", () => {
    expect(milestonesOf({})).toEqual([]);
    expect(milestonesOf({ incomes: [income(10_000)], bills: [bill(10_001)], goals: [goal(5)] })).toEqual([]);
    expect(milestonesOf({ incomes: [income(10_000)], goals: [goal(5, { alreadySaved: minor(5) })] })).toEqual([]);
  });

  it("a week with nothing over leads only where minimums do", () => {
    const card = debt(10_000, { apr: 10_000 as Rate, minimum: minor(4_334) });
    const parts = { incomes: [income(1_001)], debts: [card], accounts: [account(10_000)] };
    expect(inShort(parts)).toEqual([
      ["Card", 11],
      ["Emergency fund", 11],
    ]);
  });

  it("a goal that is paused, or more than 30 years off, has none", () => {
    const far = (weeks: number) => ({ incomes: [income(100)], goals: [goal(weeks * 100)] });
    expect(inShort(far(maxWeeksAhead))).toEqual([["Trip", maxWeeksAhead]]);
    expect(inShort(far(maxWeeksAhead + 1))).toEqual([]);
    expect(inShort({ incomes: [income(100)], goals: [goal(100, { state: "paused" })] })).toEqual([]);
  });

  it("at most six are named", () => {
    const goals = Array.from({ length: 9 }, (_, index) => goal(100, { id: `g${index}`, label: `G${index}` }));
    expect(inShort({ incomes: [income(100)], goals })).toHaveLength(maxMilestones);
  });
});

describe("any household", () => {
  it("gets dates in order, within 30 years, and none before today", () => {
    fc.assert(
      fc.property(anyHousehold, (household) => {
        const found = firstMilestones(household, monday);
        const weeks = found.map((one) => one.weeks);
        expect(weeks).toEqual(weeks.toSorted((a, b) => a - b));
        expect(weeks.every((one) => one >= 1 && one <= maxWeeksAhead)).toBe(true);
        expect(found.length).toBeLessThanOrEqual(maxMilestones);
        expect(found.every(({ day }) => day >= monday)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
