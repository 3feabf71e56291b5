import { describe, expect, it } from "vitest";
import { sum } from "#domain/money/money.ts";
import { bill, category, debt, income, sampleHousehold } from "#domain/plan/sample-household.ts";
import { pour } from "#domain/plan/waterfall.ts";
import { weeklyBudget } from "#domain/plan/weekly-budget.ts";
import type { Day } from "#domain/time/day.ts";
import { fullSteps } from "./planned.tsx";
import { budgetWhy } from "./save-card.tsx";

const today = "2026-11-13" as Day;

function stepsOf(setAside: number, debts: Parameters<typeof sampleHousehold>[0]) {
  const household = sampleHousehold({ incomes: [income(100_000)], bills: [bill(40_000)], ...debts });
  const none = { goalSavings: new Map(), debtBalances: new Map() };
  const steps = pour(1_000 as never, { household, today, setAside: setAside as never, ...none });
  return steps.ok ? steps.value : [];
}

describe("the explanation of the week's money", () => {
  it("has lines that add up to what is left, with small items summed", () => {
    const bills = Array.from({ length: 9 }, (_, index) =>
      bill(1_000 + index, { id: `b${index}`, label: `Bill ${index}` }),
    );
    const household = sampleHousehold({ incomes: [income(90_000)], bills, categories: [category(5_000)] });
    const budget = weeklyBudget(household);
    if (!budget.ok) throw new Error(budget.problem);
    const { inputs } = budgetWhy(budget.value);
    expect(inputs.map(({ label }) => label)).toEqual([
      ...["Pay", "Bill 8", "Bill 7", "Bill 6", "6 more bills and debts", "Food"],
    ]);
    const amounts = inputs.flatMap((input) => ("amount" in input ? [input.amount] : []));
    expect(sum(amounts)).toBe(budget.value.left.amount);
  });
});

describe("the complete safety steps", () => {
  it("are named in one sentence with their inputs", () => {
    const paid = debt(0, { apr: 20_000 as never });
    expect(fullSteps(stepsOf(900_000_000, { debts: [paid] }))?.words).toBe(
      "Buffer, debts above 8\u00a0%, and emergency fund are full",
    );
    expect(fullSteps(stepsOf(100_000, {}))).toMatchObject({ words: "Buffer is full", why: { inputs: { length: 3 } } });
  });

  it("are omitted while each still needs money", () => {
    expect(fullSteps(stepsOf(0, {}))).toBeNull();
    const paid = debt(0, { apr: 20_000 as never });
    expect(fullSteps(stepsOf(0, { debts: [paid] }))?.words).toBe("Debts above 8\u00a0% are paid off");
  });
});
