import { describe, expect, it } from "vitest";
import { startPaying } from "../debts/payoff.ts";
import { owed } from "../debts/sample-debts.ts";
import type { Household } from "../household/household.ts";
import { type Minor, minor } from "../money/money.ts";
import { bill, category, debt, goal, income, sampleHousehold } from "./sample-household.ts";
import { type WeeklyBudget, weeklyBudget, withDebtBalances } from "./weekly-budget.ts";

const budget = (parts: Partial<Household>): WeeklyBudget => {
  const result = weeklyBudget(sampleHousehold(parts));
  if (!result.ok) throw new Error(result.problem);
  return result.value;
};

const problem = (parts: Partial<Household>) => weeklyBudget(sampleHousehold(parts));

const irregular = (low: number, usual: number) =>
  income(0, {
    label: "Freelance",
    pay: { cadence: "irregular", low: minor(low), usual: minor(usual), per: "monthly" },
  });

describe("a household's week", () => {
  it("[PL1] rounds each row once, and adds the rounded amounts", () => {
    const monthly = (id: string) => bill(10_000, { id, label: id, cadence: "monthly" });
    const { committed } = budget({ bills: ["rent", "phone", "power"].map(monthly) });
    expect(committed.amount).toBe(3 * 2_308);
    expect(committed.why.inputs).toEqual(["rent", "phone", "power"].map((label) => ({ label, amount: 2_308 })));
  });

  it("[PL1] rounds a half to even", () => {
    const bills = [bill(26, { cadence: "yearly" }), bill(78, { cadence: "yearly" })];
    expect(budget({ bills }).committed.why.inputs.map((input) => "amount" in input && input.amount)).toEqual([0, 2]);
  });

  it("[PL2] counts irregular pay at its low, and says so", () => {
    const { income: money } = budget({ incomes: [irregular(130_000, 299_000), income(50_000)] });
    expect(money.amount).toBe(30_000 + 50_000);
    expect(money.why.inputs[0]).toEqual({ label: "Freelance (at its low)", amount: 30_000 });
  });

  it("counts the income of a person who is not in the list", () => {
    expect(budget({ people: [], incomes: [income(50_000, { personId: "gone" })] }).income.amount).toBe(50_000);
  });

  it("[PL4] commits bills and the minimums of debts that no bill pays", () => {
    const minimum = minor(13_000);
    const debts = [debt(400_000, { minimum }), debt(400_000, { id: "car", minimum })];
    expect(budget({ bills: [bill(20_000, { debtId: "car" })], debts }).committed.amount).toBe(20_000 + 3_000);
  });

  it("[PL4] rounds a minimum up as the payoff plan does, so that a year of weeks covers it", () => {
    const minimum = minor(10_002);
    const { committed } = budget({ debts: [debt(400_000, { minimum })] });
    expect(committed.amount).toBe(2_309);
    expect(committed.amount).toBe(startPaying(owed("card", 400_000, 0, minimum), "weekly").minimum);
    expect(budget({ bills: [bill(minimum, { cadence: "monthly" })] }).committed.amount).toBe(2_308);
  });

  it("[PL4] commits nothing for a paid-off debt", () => {
    const household = sampleHousehold({ incomes: [income(1)], debts: [debt(400_000, { minimum: minor(13_000) })] });
    const paid = weeklyBudget(withDebtBalances(household, new Map([["card", minor(0)]])));
    expect(paid.ok && paid.value.committed.amount).toBe(0);
    const other = weeklyBudget(withDebtBalances(household, new Map([["loan", minor(0)]])));
    expect(other.ok && other.value.committed.amount).toBe(3_000);
  });

  it("[PL5] spends every category’s weekly budget", () => {
    const { everyday } = budget({ categories: [category(12_000), category(3_050, { kind: "want" })] });
    expect(everyday.amount).toBe(15_050);
  });

  it("[PL6] can save what is left of the income", () => {
    const parts = { incomes: [income(96_923)], bills: [bill(42_704)], categories: [category(25_000)] };
    expect(budget(parts)).toMatchObject({ left: { amount: 29_219 }, canSave: { amount: 29_219 } });
  });

  it("[PL6] saves nothing when the week is short, and shows how much is missing", () => {
    const short = budget({ incomes: [income(10_000)], bills: [bill(12_000)] });
    expect(short).toMatchObject({ left: { amount: -2_000 }, canSave: { amount: 0 } });
    expect(short.canSave.why.formula).toContain("never below zero");
  });

  it("[PL30] explains what is left by the three figures it came from", () => {
    const { left } = budget({ incomes: [income(100)], bills: [bill(20)], categories: [category(30)] });
    expect(left.why.inputs.map((input) => "amount" in input && input.amount)).toEqual([100, 20, 30]);
  });
});

describe("edges", () => {
  it("reports a household without income and outgoings", () => {
    const empty = { ok: false, problem: "empty-household" };
    expect(problem({})).toEqual(empty);
    expect(problem({ goals: [goal(1_000)], debts: [debt(100)] })).toEqual(empty);
    expect(problem({ incomes: [income(0)], bills: [bill(0)], categories: [category(0)] })).toEqual(empty);
  });

  it("accepts irregular pay that may be zero", () => {
    expect(budget({ incomes: [irregular(0, 299_000)] }).income.amount).toBe(0);
  });

  it.each<[string, Partial<Household>]>([
    ["pay", { incomes: [income(-1)] }],
    ["irregular pay", { incomes: [irregular(-1, 1)] }],
    ["bill", { bills: [bill(-1)] }],
    ["budget", { categories: [category(-1)] }],
    ["minimum", { debts: [debt(1, { minimum: minor(-1) })] }],
    ["target", { incomes: [income(1)], goals: [goal(-1)] }],
  ])("[PL8] names a %s below zero", (_, parts) => {
    expect(problem(parts)).toEqual({ ok: false, problem: "negative-amount" });
  });

  it("[PL8] reports amounts that are too large to add up exactly", () => {
    const tooLarge = { ok: false, problem: "too-large" };
    expect(problem({ incomes: [income(Number.MAX_SAFE_INTEGER)] })).toEqual(tooLarge);
    expect(problem({ bills: Array.from({ length: 20 }, () => bill(1e13)) })).toEqual(tooLarge);
    expect(problem({ incomes: [income(1, { pay: { cadence: "weekly", amount: Number.NaN as Minor } })] })).toEqual(
      tooLarge,
    );
  });

  it("[PL8] accepts the largest amounts a person may type", () => {
    const rows = Array.from({ length: 200 }, () => bill(1e11));
    expect(budget({ bills: rows }).committed.amount).toBe(200 * 1e11);
  });
});
