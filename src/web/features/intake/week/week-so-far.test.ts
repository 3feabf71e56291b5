import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bill, category, income, sampleHousehold } from "#domain/plan/sample-household.ts";
import { type WeeklyBudget, weeklyBudget } from "#domain/plan/weekly-budget.ts";
import { weekShares, weekSoFar } from "./week-so-far.ts";

describe("week so far", () => {
  function budgetOf(comesIn: number, bills: number, everyday: number): WeeklyBudget {
    const parts = { incomes: [income(comesIn)], bills: [bill(bills)], categories: [category(everyday)] };
    const budget = weeklyBudget(sampleHousehold(parts));
    if (!budget.ok) throw new Error(budget.problem);
    return budget.value;
  }

  const all = { income: true, committed: true, everyday: true };

  describe("what the week leaves", () => {
    it("has no figure before the income is known", () => {
      const nothing = { label: "Left so far", amount: null, note: "as soon as money in is known", isShort: false };
      expect(weekSoFar(null, all)).toEqual(nothing);
      expect(weekSoFar(budgetOf(0, 500, 0), { income: false, committed: true, everyday: false })).toEqual(nothing);
    });

    it.each([
      [{ committed: false, everyday: false }, "Left so far", "before bills and everyday"],
      [{ committed: true, everyday: false }, "Left so far", "before everyday"],
      [{ committed: false, everyday: true }, "Left so far", "before bills"],
      [{ committed: true, everyday: true }, "Left to save", ""],
    ])("with %o it is “%s”, %s", (answered, label, note) => {
      expect(weekSoFar(budgetOf(900, 0, 0), { income: true, ...answered })).toEqual({
        label,
        amount: 900,
        note,
        isShort: false,
      });
    });

    it("is short if expenses exceed income, but not if they are equal", () => {
      expect(weekSoFar(budgetOf(900, 500, 600), all)).toMatchObject({
        label: "Short each week",
        amount: -200,
        isShort: true,
      });
      expect(weekSoFar(budgetOf(900, 500, 400), all)).toMatchObject({
        label: "Left to save",
        amount: 0,
        isShort: false,
      });
    });
  });
});

describe("week shares", () => {
  const all = { income: true, committed: true, everyday: true };

  function sharesOf(comesIn: number, bills: number, everyday: number, answered = all) {
    const parts = { incomes: [income(comesIn)], bills: [bill(bills)], categories: [category(everyday)] };
    const budget = weeklyBudget(sampleHousehold(parts));
    return weekShares(budget.ok ? budget.value : null, answered);
  }

  describe("the week's bar", () => {
    it("is all open if nothing is known, or income and expenses are zero", () => {
      const open = { segments: [], captions: [{ kind: "open", percent: null }] };
      expect(sharesOf(0, 0, 0)).toMatchObject(open);
      expect(sharesOf(0, 500, 0, { ...all, income: false })).toMatchObject(open);
    });

    it("shows what is answered, and the rest as open until everything is", () => {
      expect(sharesOf(1630, 503, 0, { ...all, everyday: false })).toEqual({
        whole: 1630,
        segments: [{ kind: "committed", from: 0, part: 503 }],
        captions: [
          { kind: "committed", percent: 31 },
          { kind: "open", percent: 69 },
        ],
      });
      expect(sharesOf(1630, 503, 622).captions.map(({ kind }) => kind)).toEqual(["committed", "everyday", "left"]);
    });

    it("of a short week represents the expenses, with the shortfall at its end", () => {
      const { whole, segments, captions } = sharesOf(800, 600, 400);
      expect([whole, segments.at(-1)]).toEqual([1000, { kind: "short", from: 800, part: 200 }]);
      expect(captions).toEqual([
        { kind: "covered", percent: 80 },
        { kind: "short", percent: 20 },
      ]);
    });

    it("stays within bounds and its percentages add up to 100 for any amounts", () => {
      const amount = fc.nat(1_000_000_000);
      fc.assert(
        fc.property(amount, amount, amount, (comesIn, bills, everyday) => {
          const { whole, segments, captions } = sharesOf(comesIn, bills, everyday);
          const percents = captions.map(({ percent }) => percent).filter((percent) => percent !== null);
          const isWithin = segments.every(({ from, part }) => from >= 0 && part > 0 && from + part <= whole);
          return isWithin && (percents.length === 0 || percents.reduce((a, b) => a + b) === 100);
        }),
      );
    });
  });
});
