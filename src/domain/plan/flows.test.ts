import { describe, expect, it } from "vitest";
import type { Household } from "../household/household.ts";
import { minor } from "../money/money.ts";
import { monthlyHousing, monthlyIncome, monthlyNeeds } from "./flows.ts";
import { bill, category, debt, income, sampleHousehold } from "./sample-household.ts";
import { type CheckedHousehold, checkAmounts } from "./weekly-budget.ts";

const checked = (parts: Partial<Household>): CheckedHousehold => {
  const result = checkAmounts(sampleHousehold(parts));
  if (!result.ok) throw new Error(result.problem);
  return result.value;
};

const fun = category(6_000, { id: "fun", kind: "want" });
const home = category(0, { id: "home", isHousing: true });
const monthly = { cadence: "monthly" } as const;

describe("a month of needs", () => {
  it("[PL10] counts need categories by the month", () => {
    expect(monthlyNeeds(checked({ categories: [category(12_000), fun] })).amount).toBe(52_000);
  });

  it("[PL10] counts bills of need categories and bills without an existing category", () => {
    const bills = ["food", "fun", "gone"].map((categoryId) => bill(1_000, { ...monthly, categoryId }));
    const needs = monthlyNeeds(checked({ categories: [category(0), fun], bills: [...bills, bill(500, monthly)] }));
    expect(needs.amount).toBe(1_000 + 1_000 + 500);
  });

  it("[PL10] counts debt minimums that no bill pays", () => {
    const minimum = minor(2_500);
    const debts = [debt(9_000, { minimum }), debt(9_000, { id: "car", minimum }), debt(0, { id: "old", minimum })];
    const bills = [bill(2_600, { ...monthly, debtId: "car" })];
    expect(monthlyNeeds(checked({ debts, bills })).amount).toBe(2_500 + 2_600);
  });

  it("[PL30] explains itself row by row, each rounded once", () => {
    const needs = monthlyNeeds(checked({ bills: [bill(1_000, { cadence: "yearly", label: "Tax" }), bill(100)] }));
    expect(needs.why.inputs).toEqual([
      { label: "Tax", amount: 83 },
      { label: "Bill", amount: 433 },
    ]);
    expect(needs.amount).toBe(516);
  });
});

describe("a month of housing and of income", () => {
  it("counts bills and budgets of housing categories, and mortgages with their minimum or the bill that pays them", () => {
    const bills = [bill(90_000, { ...monthly, categoryId: "home" }), bill(5_000, monthly)];
    const mortgage = { kind: "mortgage", minimum: minor(80_000) } as const;
    const debts = [debt(1e7, mortgage), debt(1e7, { ...mortgage, id: "flat" })];
    const loan = bill(70_000, { ...monthly, id: "loan", debtId: "flat" });
    expect(monthlyHousing(checked({ categories: [home], bills: [...bills, loan], debts })).amount).toBe(
      90_000 + 80_000 + 70_000,
    );
  });

  it("converts each pay to a month", () => {
    const pay = { cadence: "fortnightly", amount: minor(120_000) } as const;
    expect(monthlyIncome(checked({ incomes: [income(0, { pay })] })).amount).toBe(260_000);
  });
});
