import { describe, expect, it } from "vitest";
import type { Household } from "../household/household.ts";
import { minor } from "../money/money.ts";
import { bill, category, debt, income, sampleHousehold } from "./sample-household.ts";
import { type ShortfallPlan, shortfallPlan } from "./shortfall.ts";

const short = (parts: Partial<Household>): ShortfallPlan => {
  const result = shortfallPlan(sampleHousehold(parts));
  if (!result.ok) throw new Error(result.problem);
  return result.value;
};

const want = (weeklyBudget: number, id: string) => category(weeklyBudget, { id, label: id, kind: "want" });
const wantBill = (amount: number, id: string) => bill(amount, { id, categoryId: "fun" });

const household = {
  bills: [wantBill(900, "gym"), wantBill(400, "films"), bill(30_000, { id: "rent" }), bill(2_000, { id: "phone" })],
  categories: [want(2_000, "fun"), want(500, "coffee"), category(10_000)],
};
const outgoings = 45_800;
const shortBy = (missing: number) => short({ ...household, incomes: [income(outgoings - missing)] });

describe("a week that is short", () => {
  it("[PL25] shows how much is missing per week, and explains it", () => {
    const { missing } = shortBy(700);
    expect(missing.amount).toBe(700);
    expect(missing.why.inputs).toHaveLength(3);
  });

  it("[PL25] has no plan for a household that has enough", () => {
    const enough = sampleHousehold({ incomes: [income(100)], bills: [bill(100)] });
    expect(shortfallPlan(enough)).toEqual({ ok: false, problem: "not-short" });
    expect(shortfallPlan(sampleHousehold())).toEqual({ ok: false, problem: "empty-household" });
    expect(shortfallPlan(sampleHousehold({ bills: [bill(-1)] }))).toEqual({ ok: false, problem: "negative-amount" });
  });

  it("[PL26] lowers wants, then drops bills that are wants, then looks for cheaper bills, the smallest first", () => {
    const { changes } = shortBy(7_000);
    expect(changes.map(({ kind, id, weekly, cumulative }) => [kind, id, weekly, cumulative])).toEqual([
      ["spend-less", "coffee", 500, 500],
      ["spend-less", "fun", 2_000, 2_500],
      ["drop-bill", "films", 400, 2_900],
      ["drop-bill", "gym", 900, 3_800],
      ["cheaper-bill", "phone", 200, 4_000],
      ["cheaper-bill", "rent", 3_000, 7_000],
    ]);
  });

  it("takes from a category only what is still missing", () => {
    const { changes, uncovered } = shortBy(700);
    expect(changes.map(({ before, after, weekly }) => [before, after, weekly])).toEqual([
      [500, 0, 500],
      [2_000, 1_800, 200],
    ]);
    expect(uncovered.amount).toBe(0);
  });

  it("drops a whole bill, even if less is missing", () => {
    const { changes, uncovered } = shortBy(2_600);
    expect(changes.at(-1)).toMatchObject({ kind: "drop-bill", after: 0, weekly: 400, cumulative: 2_900 });
    expect(uncovered.amount).toBe(0);
  });

  it("drops no bill that a larger one makes unnecessary", () => {
    const bills = [bill(300, { id: "a", categoryId: "fun" }), bill(5_000, { id: "b", categoryId: "fun" })];
    const { changes, uncovered } = short({ incomes: [income(4_300)], bills, categories: [want(0, "fun")] });
    expect(changes.map(({ id }) => id)).toEqual(["b"]);
    expect(uncovered.amount).toBe(0);
  });

  it("reports what no change covers", () => {
    expect(shortBy(7_250).uncovered.amount).toBe(250);
  });

  it("never touches debt minimums or the budgets of needs", () => {
    const { changes, uncovered } = short({
      categories: [category(5_000), want(0, "fun")],
      debts: [debt(9_000, { minimum: minor(13_000) })],
    });
    expect(changes).toEqual([]);
    expect(uncovered.amount).toBe(8_000);
  });

  it("[PL30] explains every change by its source", () => {
    const { changes } = shortBy(2_600);
    expect(changes.map(({ weekly, why }) => [weekly, why.inputs])).toEqual([
      [
        500,
        [
          { label: "coffee", amount: 500 },
          { label: "Still missing", amount: 2_600 },
        ],
      ],
      [
        2_000,
        [
          { label: "fun", amount: 2_000 },
          { label: "Still missing", amount: 2_100 },
        ],
      ],
      [400, [{ label: "Bill", amount: 400 }]],
    ]);
  });
});
