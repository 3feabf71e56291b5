import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Minor, minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import type { Day } from "../time/day.ts";
import { payOff } from "./payoff.ts";
import {
  maxPeriods,
  minimumFor,
  monthsIn,
  type PayoffPlan,
  type PayoffProblem,
  paymentDay,
  problemOfPlan,
} from "./payoff-plan.ts";
import { owed, planOf, threeDebts } from "./sample-debts.ts";

const first = threeDebts[0]!;
const with1 = (change: Partial<typeof first>): PayoffPlan => planOf([{ ...first, ...change }]);
const once = (period: number, amount = 1, debtId = "card"): Partial<PayoffPlan> => ({
  oneOffs: [{ period, amount: amount as Minor, debtId }],
});

const nonsense: [string, PayoffPlan, PayoffProblem][] = [
  ["no debts", planOf([]), "no-debts"],
  ["one id twice", planOf([first, first]), "repeated-debt"],
  ["a minimum below zero", with1({ minimum: minor(-1) }), "negative-minimum"],
  ["a rate below zero", with1({ apr: -1 as Rate }), "rate-out-of-range"],
  ["a rate above 100 %", with1({ apr: 100_001 as Rate }), "rate-out-of-range"],
  ["a rate that is no number", with1({ apr: Number.NaN as Rate }), "rate-out-of-range"],
  ["a rate with a fraction", with1({ apr: 0.5 as Rate }), "rate-out-of-range"],
  ["an own order with a stranger", planOf(threeDebts, { order: { own: ["card", "boat"] } }), "unknown-debt"],
  ["an own order with one twice", planOf(threeDebts, { order: { own: ["card", "card"] } }), "repeated-in-order"],
  ["a one-off for a stranger", planOf(threeDebts, once(1, 1, "boat")), "unknown-debt"],
  ["an extra below zero", planOf(threeDebts, { extra: minor(-1) }), "negative-extra"],
  ["a one-off below zero", planOf(threeDebts, once(1, -1)), "negative-extra"],
  ["a later extra below zero", planOf(threeDebts, { extraChanges: [{ from: 2, extra: minor(-1) }] }), "negative-extra"],
  ["a one-off before the first payment", planOf(threeDebts, once(0)), "bad-period"],
  ["a one-off between payments", planOf(threeDebts, once(1.5)), "bad-period"],
  ["a one-off past a hundred years", planOf(threeDebts, once(1_201)), "bad-period"],
  [
    "a change that never comes",
    planOf(threeDebts, { extraChanges: [{ from: Infinity, extra: minor(1) }] }),
    "bad-period",
  ],
  ["more owed than can be counted", planOf([owed("a", 9e12, 0, 0), owed("b", 9e12, 0, 0)]), "too-large"],
  ["more paid than can be counted", planOf(threeDebts, { extra: minor(2e15) }), "too-large"],
  ["an amount that is no number", planOf(threeDebts, { extra: Number.NaN as Minor }), "too-large"],
  ["an amount with a fraction", with1({ balance: 0.5 as Minor }), "too-large"],
];

describe("a plan to pay off debts", () => {
  it.each(nonsense)("[DE24] reports the problem of %s", (_, plan, problem) => {
    expect(payOff(plan)).toEqual({ ok: false, problem });
  });

  it("[DE24] accepts a valid plan", () => {
    expect(problemOfPlan(planOf(threeDebts, { ...once(1_200), order: { own: ["car"] } }))).toBeNull();
    expect(problemOfPlan(planOf(threeDebts, { ...once(5_200), rhythm: "weekly" }))).toBeNull();
  });
});

const start = "2026-01-31" as Day;

describe("rhythm of payments", () => {
  it("[DE4] takes 12 ÷ 52 of a monthly minimum each week, rounded up", () => {
    expect(minimumFor(minor(10_000), "weekly")).toBe(2_308);
    expect(minimumFor(minor(5_200), "weekly")).toBe(1_200);
    expect(minimumFor(minor(1), "weekly")).toBe(1);
    expect(minimumFor(minor(0), "weekly")).toBe(0);
    expect(minimumFor(minor(10_000), "monthly")).toBe(10_000);
  });

  it("[DE4] covers a year of monthly minimums in 52 weeks, with less than 52 units too much", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e13 }), (monthly) => {
        const over = minimumFor(minor(monthly), "weekly") * 52 - monthly * 12;
        expect(over).toBeGreaterThanOrEqual(0);
        expect(over).toBeLessThan(52);
      }),
    );
  });

  it("[DE13] has the first payment one period after the start, and keeps month ends", () => {
    expect(paymentDay(start, 1, "monthly")).toBe("2026-02-28");
    expect(paymentDay(start, 2, "monthly")).toBe("2026-03-31");
    expect(paymentDay(start, 11, "monthly")).toBe("2026-12-31");
    expect(paymentDay(start, 1, "weekly")).toBe("2026-02-07");
  });

  it("[DE13] counts weeks as started months", () => {
    expect(monthsIn(11, "monthly")).toBe(11);
    expect(monthsIn(52, "weekly")).toBe(12);
    expect(monthsIn(53, "weekly")).toBe(13);
    expect(monthsIn(0, "weekly")).toBe(0);
  });

  it("[DE16] looks a hundred years ahead in either rhythm", () => {
    expect(maxPeriods("monthly")).toBe(1_200);
    expect(maxPeriods("weekly")).toBe(5_200);
  });
});
