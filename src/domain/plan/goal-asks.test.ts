import { describe, expect, it } from "vitest";
import { minor } from "../money/money.ts";
import type { Day } from "../time/day.ts";
import type { WeekId } from "../time/week.ts";
import { goal, income } from "./sample-household.ts";
import { amounts, plan } from "./sample-plan.ts";

const by = (day: string) => ({ by: day as Day });
const incomes = [income(100_000)];

describe("goals with a date", () => {
  it.each([
    ["long overdue", "2025-01-01", 10_000],
    ["this week", "2026-11-22", 10_000],
    ["next week", "2026-11-23", 10_000],
    ["by the last day of next week", "2026-11-29", 5_000],
    ["in two weeks", "2026-11-30", 5_000],
    ["in three weeks, rounded up", "2026-12-07", 3_334],
    ["over the turn of a long year", "2027-01-04", 1_429],
  ])("[PL17] get what they need a week: %s", (_, day, amount) => {
    expect(amounts(plan({ incomes, goals: [goal(10_000, by(day))] }).steps).trip).toBe(amount);
  });

  it("[PL17] count weeks as the household’s calendar has them", () => {
    const sunday = [{ from: "1970-W01" as WeekId, firstDay: 7, timeZone: "UTC" }] as const;
    const goals = [goal(10_000, by("2026-11-28"))];
    expect(amounts(plan({ incomes, goals }).steps).trip).toBe(10_000);
    expect(amounts(plan({ incomes, goals, calendars: sunday }).steps).trip).toBe(5_000);
  });

  it("[PL17] reach their target by the date when every week gives what they ask", () => {
    let [saved, weeks] = [0, 0];
    for (let day = 16; day < 30 && saved < 1_001; day += 7, weeks += 1) {
      const goals = [goal(1_001, by("2026-11-30"))];
      saved += amounts(plan({ incomes, goals }, { today: `2026-11-${day}`, goalSavings: [["trip", saved]] }).steps)
        .trip!;
    }
    expect([saved, weeks]).toEqual([1_001, 2]);
  });

  it("[PL18] share by largest remainder when there is not enough for all", () => {
    const goals = [
      goal(3_000, { id: "third", ...by("2026-11-18") }),
      goal(1_000, { id: "first", ...by("2026-11-16") }),
      goal(1_000, { id: "second", ...by("2026-11-17") }),
      goal(500, { id: "undated" }),
    ];
    const { steps } = plan({ incomes: [income(2_501)], goals });
    expect(steps.slice(2).map(({ label: _, target, amount }) => ["id" in target && target.id, amount])).toEqual([
      ["first", 500],
      ["second", 500],
      ["third", 1_501],
      ["undated", 0],
      [false, 0],
    ]);
  });
});

describe("goals without a date", () => {
  it("[PL19] are served by priority, after the dated ones", () => {
    const goals = [
      goal(5_000, { id: "later", priority: 2 }),
      goal(6_000, { id: "sooner", priority: 1 }),
      goal(1_000, { id: "dated", priority: 9, ...by("2026-11-16") }),
    ];
    const { steps } = plan({ incomes: [income(10_000)], goals });
    expect(amounts(steps)).toEqual({
      buffer: 0,
      emergency: 0,
      dated: 1_000,
      sooner: 6_000,
      later: 3_000,
      investing: 0,
    });
  });

  it("[PL21] get nothing unless they are active", () => {
    const goals = (["paused", "finished", "archived"] as const).map((state) => goal(5_000, { id: state, state }));
    expect(amounts(plan({ incomes, goals }).steps)).toEqual({ buffer: 0, emergency: 0, investing: 100_000 });
  });

  it("[PL23] are listed when they are full", () => {
    const { steps } = plan({ incomes, goals: [goal(5_000, { alreadySaved: minor(6_000) })] });
    expect(steps[2]).toMatchObject({ label: "Trip", amount: 0, remainingBefore: 0, isFull: true });
  });
});

describe("a step that gets less than it asks for", () => {
  it("[PL30] alone says that it gets all that is left", () => {
    const { steps } = plan({ incomes, goals: [goal(500_000)] });
    expect(steps[2]).toMatchObject({
      amount: 100_000,
      why: { formula: expect.stringContaining("; all that is left") },
    });
  });

  it("[PL30] says what it and all the others asked for and what was left", () => {
    const goals = [goal(10_000_000, by("2027-11-15")), goal(5_000_000, { id: "car", ...by("2027-11-15") })];
    const step = plan({ incomes, goals }).steps.find(({ target }) => "id" in target && target.id === "car");
    const inputs = Object.fromEntries(
      step!.why.inputs.map((input) => [input.label, "amount" in input && input.amount]),
    );
    expect(inputs["Left for this step"]).toBe(100_000);
    expect(inputs["Asked for this week"]).toBeGreaterThan(step!.amount);
    expect(inputs["Asked for by all at this step"]).toBeCloseTo(3 * Number(inputs["Asked for this week"]), -1);
    expect(step!.why.formula).toContain("; what is left, shared by what each asks for");
  });
});
