import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minor } from "../money/money.ts";
import { paymentsAYear, perMonth, perWeek, perYear } from "../time/cadence.ts";
import { weeklyNumber, whyWeeklyNumber } from "./weekly-number.ts";

describe("an amount in one week", () => {
  it.each([
    ["weekly", 10_000, 10_000],
    ["fortnightly", 184_000, 92_000],
    ["twice-monthly", 100_000, 46_154],
    ["monthly", 299_000, 69_000],
    ["quarterly", 13_000, 1_000],
    ["yearly", 104_000, 2_000],
  ] as const)("[CA1] %s %d is %d", (cadence, amount, week) => {
    expect(perWeek(minor(amount), cadence)).toBe(week);
  });

  it.each([
    ["weekly", 43_333, 520_000],
    ["fortnightly", 21_667, 260_000],
    ["twice-monthly", 20_000, 240_000],
    ["monthly", 10_000, 120_000],
    ["quarterly", 3_333, 40_000],
    ["yearly", 833, 10_000],
  ] as const)("[CA1] 100.00 %s comes to %d in a month and to %d in a year", (cadence, month, year) => {
    expect([perMonth(minor(10_000), cadence), perYear(minor(10_000), cadence)]).toEqual([month, year]);
  });

  it("[CA1] grows with the amount at every cadence", () => {
    const amount = fc.integer({ min: 0, max: 1e12 });
    fc.assert(
      fc.property(amount, amount, fc.constantFrom(...Object.keys(paymentsAYear)), (a, b, cadence) => {
        const [less, more] = a < b ? [a, b] : [b, a];
        const week = (n: number) => perWeek(minor(n), cadence as keyof typeof paymentsAYear);
        expect(week(less)).toBeLessThanOrEqual(week(more));
      }),
    );
  });
});

describe("the weekly number", () => {
  it("[CA2] is income minus bills and everyday spending", () => {
    const input = { takeHomeMonthly: minor(420_000), billsMonthly: minor(185_050), everydayWeekly: minor(25_000) };
    expect(weeklyNumber(input)).toEqual({ income: 96_923, bills: 42_704, everyday: 25_000, left: 29_219 });
  });

  it("[CA2] is below zero for a week that is short", () => {
    const input = { takeHomeMonthly: minor(100_000), billsMonthly: minor(100_000), everydayWeekly: minor(5_000) };
    expect(weeklyNumber(input).left).toBe(-5_000);
  });

  it("[CA2] explains each of its figures", () => {
    const month = { takeHomeMonthly: minor(420_000), billsMonthly: minor(185_050), everydayWeekly: minor(25_000) };
    const [figures, why] = [weeklyNumber(month), whyWeeklyNumber(month)];
    const given = (name: keyof typeof why) => why[name].inputs.map((input) => ("amount" in input ? input.amount : NaN));
    expect([why.income.formula, given("income")]).toEqual(["take-home pay a month × 12 ÷ 52, rounded", [420_000]]);
    expect(figures.income).toBe(Math.round((420_000 * 12) / 52));
    expect([why.bills.formula, given("bills")]).toEqual(["bills a month × 12 ÷ 52, rounded", [185_050]]);
    expect(given("everyday")).toEqual([figures.everyday]);
    expect(why.left.formula).toBe("money in a week − bills a week − everyday spending a week");
    expect(given("left").reduce((left, amount) => left - amount)).toBe(figures.left);
  });
});
