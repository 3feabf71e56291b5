import { describe, expect, it } from "vitest";
import { bill, category, income, sampleHousehold } from "#domain/plan/sample-household.ts";
import { type WeeklyBudget, weeklyBudget } from "#domain/plan/weekly-budget.ts";
import { weekSoFar } from "./week-so-far.ts";

function budgetOf(comesIn: number, bills: number, everyday: number): WeeklyBudget {
  const parts = { incomes: [income(comesIn)], bills: [bill(bills)], categories: [category(everyday)] };
  const budget = weeklyBudget(sampleHousehold(parts));
  if (!budget.ok) throw new Error(budget.problem);
  return budget.value;
}

const all = { income: true, committed: true, everyday: true };

describe("what the week leaves", () => {
  it("[IK62] is no figure before money in is known", () => {
    const nothing = { label: "Left so far", amount: null, note: "as soon as money in is known", isShort: false };
    expect(weekSoFar(null, all)).toEqual(nothing);
    expect(weekSoFar(budgetOf(0, 500, 0), { income: false, committed: true, everyday: false })).toEqual(nothing);
  });

  it.each([
    [{ committed: false, everyday: false }, "Left so far", "before bills and everyday"],
    [{ committed: true, everyday: false }, "Left so far", "before everyday"],
    [{ committed: false, everyday: true }, "Left so far", "before bills"],
    [{ committed: true, everyday: true }, "Left to save", ""],
  ])("[IK62] with %o it is “%s”, %s", (answered, label, note) => {
    expect(weekSoFar(budgetOf(900, 0, 0), { income: true, ...answered })).toEqual({
      ...{ label, amount: 900, note, isShort: false },
    });
  });

  it("[IK62] is short where more goes out than comes in, and not where it is the same", () => {
    expect(weekSoFar(budgetOf(900, 500, 600), all)).toMatchObject({
      label: "Short each week",
      amount: -200,
      isShort: true,
    });
    expect(weekSoFar(budgetOf(900, 500, 400), all)).toMatchObject({ label: "Left to save", amount: 0, isShort: false });
  });
});
