import { describe, expect, it } from "vitest";
import { type Currency, type Minor, minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import type { Day } from "../time/day.ts";
import { account, amounts, bill, debt, goal, income, plan, sampleHousehold } from "./sample-household.ts";
import { pour, weekPlan } from "./waterfall.ts";

describe("the waterfall", () => {
  it("[PL14] fills the starter buffer first, up to a month of needs", () => {
    const bills = [bill(60_000, { cadence: "monthly" })];
    const { steps } = plan({ incomes: [income(50_000)], bills });
    expect(steps[0]).toMatchObject({
      target: { kind: "buffer" },
      amount: 36_154,
      remainingBefore: 60_000,
      finishes: false,
    });
  });

  it("[PL14] requests at most 1 000 units of the currency", () => {
    const bills = [bill(1e9, { cadence: "yearly" })];
    const parts = { incomes: [income(1e9)], bills };
    expect(plan(parts).steps[0]!.remainingBefore).toBe(100_000);
    expect(plan({ ...parts, currency: "JPY" as Currency }).steps[0]!.remainingBefore).toBe(1_000);
    expect(plan({ ...parts, currency: "KWD" as Currency }).steps[0]!.remainingBefore).toBe(1_000_000);
  });

  it("[PL14] lists an existing buffer as full", () => {
    const { steps } = plan({ incomes: [income(50_000)], bills: [bill(10_000)] }, { setAside: 43_333 });
    expect(steps[0]).toMatchObject({ amount: 0, remainingBefore: 0, isFull: true, finishes: false });
  });

  it("[PL15] pays debts above 8 %, the highest APR first, up to their balance", () => {
    const debts = [
      debt(9_000, { id: "nine", apr: 9_000 as Rate }),
      debt(4_000, { id: "card", apr: 22_990 as Rate }),
      debt(5_000, { id: "eight", apr: 8_000 as Rate }),
      debt(0, { id: "old", apr: 30_000 as Rate }),
    ];
    const { steps } = plan({ incomes: [income(10_000)], debts });
    expect(amounts(steps)).toEqual({ buffer: 0, old: 0, card: 4_000, nine: 6_000, emergency: 0, investing: 0 });
    expect(steps.map(({ finishes }) => finishes)).toEqual([false, false, true, false, false, false]);
  });

  it("[PL16] fills the emergency fund to three months, including the buffer", () => {
    const parts = { incomes: [income(500_000)], bills: [bill(60_000, { cadence: "monthly" })] };
    expect(amounts(plan(parts).steps)).toMatchObject({ buffer: 60_000, emergency: 120_000 });
    expect(amounts(plan(parts, { setAside: 20_000 }).steps)).toMatchObject({ buffer: 40_000, emergency: 120_000 });
    expect(amounts(plan(parts, { setAside: 150_000 }).steps)).toMatchObject({ buffer: 0, emergency: 30_000 });
    expect(amounts(plan(parts, { setAside: 180_000 }).steps)).toMatchObject({ buffer: 0, emergency: 0 });
  });

  it("[PL20] invests what is left after every other step", () => {
    const { steps } = plan({ incomes: [income(10_000)], goals: [goal(4_000)] });
    expect(amounts(steps)).toEqual({ buffer: 0, emergency: 0, trip: 4_000, investing: 6_000 });
    expect(steps.at(-1)).toMatchObject({ remainingBefore: undefined, finishes: false, isFull: false });
  });

  it("uses the current goal savings and debt balances", () => {
    const parts = { incomes: [income(10_000)], debts: [debt(9_000)], goals: [goal(8_000)] };
    const { steps } = plan(parts, { goalSavings: [["trip", 7_500]], debtBalances: [["card", 1_200]] });
    expect(amounts(steps)).toEqual({ buffer: 0, card: 1_200, emergency: 0, trip: 500, investing: 8_300 });
  });

  it("treats a debt in credit as paid, and a goal below zero as empty", () => {
    const parts = { incomes: [income(10_000)], debts: [debt(9_000)], goals: [goal(8_000)] };
    const { steps } = plan(parts, { goalSavings: [["trip", -5]], debtBalances: [["card", -1_200]] });
    expect(amounts(steps)).toMatchObject({ card: 0, trip: 8_000 });
  });

  it("[PL23] gives a household that is short every step with zero", () => {
    const { steps } = plan({ incomes: [income(10_000)], bills: [bill(12_000)], goals: [goal(5_000)] });
    expect(amounts(steps)).toEqual({ buffer: 0, emergency: 0, trip: 0, investing: 0 });
    expect(steps[0]).toMatchObject({ isFull: false, finishes: false });
  });

  it("[PL23] splits any other amount the same way", () => {
    const household = sampleHousehold({ goals: [goal(5_000)], accounts: [account(1)] });
    const input = {
      household,
      today: "2026-11-16" as Day,
      setAside: minor(0),
      goalSavings: new Map(),
      debtBalances: new Map(),
    };
    const poured = pour(minor(7_000), input);
    expect(poured.ok && amounts(poured.value)).toMatchObject({ trip: 5_000, investing: 2_000 });
  });

  it("[PL8] reports a negative or invalid amount or emergency money", () => {
    const maps = { goalSavings: new Map(), debtBalances: new Map() };
    const input = { household: sampleHousehold(), today: "2026-11-16" as Day, setAside: minor(0), ...maps };
    const negative = { ok: false, problem: "negative-amount" };
    expect(pour(minor(-1), input)).toEqual(negative);
    expect(pour(minor(1), { ...input, setAside: minor(-1) })).toEqual(negative);
    expect(weekPlan(input)).toEqual({ ok: false, problem: "empty-household" });
    for (const nonsense of [NaN, Infinity, 0.5] as Minor[]) {
      expect(pour(nonsense, input)).toEqual({ ok: false, problem: "too-large" });
      expect(pour(minor(1), { ...input, setAside: nonsense })).toEqual({ ok: false, problem: "too-large" });
    }
  });
});
