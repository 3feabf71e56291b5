import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Category } from "../household/household.ts";
import { envelopesOf } from "../spending/envelopes.ts";
import { spendingBook } from "../spending/spending-book.ts";
import { autumn, category, entry } from "../spending/spending-fixture.ts";
import type { WeekId } from "../time/week.ts";
import { overspentOf, spendingSum, weeksOver, whyLeftOver } from "./agenda-overspent.ts";

const week = "2026-W46" as WeekId;
const began = "2026-W40" as WeekId;
const spent = (categoryId: string, amount: number, day = "2026-11-10") => entry(day, amount, { categoryId });

function weekOf(categories: readonly Category[], ...entries: ReturnType<typeof entry>[]) {
  const book = spendingBook(entries, autumn);
  return { book, envelopes: envelopesOf(book, categories, week, began) };
}

describe("categories that went over", () => {
  const eat = category("eat", 8_500);

  it("[MD9] are told with how far, who could give it, and what next week would begin with", () => {
    const { envelopes } = weekOf([eat, category("fun", 500), category("clothes", 6_790)], spent("eat", 9_915));
    const [one, ...others] = overspentOf(envelopes);
    expect(others).toEqual([]);
    expect([one!.over, one!.giver?.category.id, one!.carriedStart]).toEqual([1_415, "clothes", 7_085]);
  });

  it("[MD9] are given nothing that is not there, nor the same money twice", () => {
    const two = weekOf([eat, category("fun", 500), category("home", 1_000)], spent("eat", 9_000), spent("fun", 1_200));
    expect(overspentOf(two.envelopes).map(({ giver }) => giver?.category.id ?? null)).toEqual(["home", null]);
    expect(overspentOf([])).toEqual([]);
  });

  it("[MD9] never offer more than a category has left", () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(amounts, (all) => {
        const categories = all.map((_, index) => category(`c${index}`, 100));
        const entries = all.flatMap((amount, index) => (amount > 0 ? [spent(`c${index}`, amount)] : []));
        const { envelopes } = weekOf(categories, ...entries);
        for (const { category: giver, left } of envelopes) {
          const given = overspentOf(envelopes).filter((one) => one.giver?.category.id === giver.id);
          expect(given.reduce((sum, { over }) => sum + over, 0)).toBeLessThanOrEqual(Math.max(0, left));
        }
      }),
    );
  });

  it("[MD9] count the weeks in a row, and stop at the household's first", () => {
    const before = [spent("eat", 9_000, "2026-11-03"), spent("eat", 9_000, "2026-10-21")];
    const { book, envelopes } = weekOf([eat], spent("eat", 9_000), ...before);
    expect(weeksOver(book, envelopes[0]!, week, began)).toBe(2);
    expect(weeksOver(book, envelopes[0]!, week, week)).toBe(1);
    expect(weeksOver(book, envelopes[0]!, "2026-W44" as WeekId, began)).toBe(0);
  });
});

describe("a week's spending", () => {
  it("[MD9] adds up, with what went outside the budgets beside it", () => {
    const { book, envelopes } = weekOf([category("eat", 500), category("fun", 300)], spent("eat", 200), spent("?", 70));
    const sum = spendingSum(envelopes, book, week);
    expect(sum).toEqual({ budgeted: 800, spent: 200, left: 600, outside: 70 });
    expect(whyLeftOver(sum).inputs.map((input) => "amount" in input && input.amount)).toEqual([800, 200]);
  });
});
