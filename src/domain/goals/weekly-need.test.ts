import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minor } from "../money/money.ts";
import { addDays, type Day } from "../time/day.ts";
import type { WeekId } from "../time/week.ts";
import { situationWith, today } from "./situation.fixture.ts";
import { weeklyNeed } from "./weekly-need.ts";

const day = (text: string) => text as Day;
const goalBy = (by: string, target = 100_000) => ({ by: day(by), target: minor(target) });

const needOf = (amounts: number[], by: string, target?: number) => {
  const need = weeklyNeed(situationWith(amounts, goalBy(by, target)));
  if (!need.ok) throw new Error(need.problem);
  return [need.value.state, need.value.perWeek.amount, need.value.weeks];
};

describe("the weekly amount a goal needs", () => {
  it("[GO5] is what is left divided by the weeks that end by its date, this one included", () => {
    expect(needOf([0], "2026-12-06")).toEqual(["needed", 25_000, 4]);
    expect(needOf([0], "2026-12-05")).toEqual(["needed", 33_334, 3]);
  });

  it("[GO5] rounds up, so that the goal is never a cent short", () => {
    expect(needOf([0], "2026-11-29", 100_001)).toEqual(["needed", 33_334, 3]);
  });

  it("[GO5] leaves one week to a date within this week", () => {
    expect(needOf([0], "2026-11-12")).toEqual(["needed", 100_000, 1]);
    expect(needOf([0], "2026-11-15")).toEqual(["needed", 100_000, 1]);
  });

  it("[GO6] stays the same when the week is saved as needed", () => {
    expect(needOf([25_000], "2026-12-06")).toEqual(["needed", 25_000, 4]);
    expect(needOf([5_000], "2026-12-06")).toEqual(["needed", 25_000, 4]);
  });

  it("[GO6] falls when this week saved more", () => {
    expect(needOf([70_000], "2026-12-06")).toEqual(["needed", 10_000, 4]);
  });

  it("is zero once reached, even after the date", () => {
    expect(needOf([100_000], "2026-12-06")).toEqual(["reached", 0, 0]);
    expect(needOf([100_000], "2026-01-01")).toEqual(["reached", 0, 0]);
  });

  it("[GO6] explains itself", () => {
    const need = weeklyNeed(situationWith([5_000], goalBy("2026-12-06")));
    expect(need.ok && need.value.perWeek.why.inputs).toEqual([
      { label: "Left to save", amount: 95_000 },
      { label: "Already saved this week", amount: 5_000 },
      { label: "Weeks left, with this one", count: 4 },
    ]);
  });

  it("[GO8] has no result for a past date, without a date, or without a target", () => {
    const problemOf = (change: object) => weeklyNeed(situationWith([0], change));
    expect(problemOf(goalBy("2026-11-11"))).toEqual({ ok: false, problem: "date-in-past" });
    expect(problemOf({})).toEqual({ ok: false, problem: "no-date" });
    expect(problemOf(goalBy("2027-01-01", 0))).toEqual({ ok: false, problem: "target-not-above-zero" });
  });

  it("[GO8] reports a sum that is too large to be exact", () => {
    const change = goalBy("2026-11-15", Number.MAX_SAFE_INTEGER);
    const situation = situationWith([10], change);
    const taken = { ...situation, money: { ...situation.money, withdrawn: minor(10) } };
    expect(weeklyNeed(taken)).toEqual({ ok: false, problem: "too-large" });
  });

  it("[GO5] follows the household's own week", () => {
    const sundays = [{ firstDay: 7 as const, timeZone: "America/Chicago", from: "2020-W01" as WeekId }] as const;
    const need = weeklyNeed({ ...situationWith([0], goalBy("2026-12-05")), calendars: sundays });
    expect(need).toMatchObject({ ok: true, value: { weeks: 4 } });
  });

  it("[GO6] is the smallest steady amount that fills the goal in time", () => {
    const amount = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(amount, fc.nat(500_000), fc.nat(700), (target, thisWeek, days) => {
        const need = weeklyNeed(situationWith([thisWeek], { target: minor(target), by: addDays(today, days) }));
        if (!need.ok || need.value.state === "reached") return;
        const { perWeek, weeks } = need.value;
        const bringing = (steady: number) => Math.max(steady, thisWeek) + steady * (weeks - 1);
        expect(bringing(perWeek.amount)).toBeGreaterThanOrEqual(target);
        expect(bringing(perWeek.amount - 1)).toBeLessThan(target);
      }),
    );
  });
});
