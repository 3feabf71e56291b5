import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Day } from "../time/day.ts";
import { createPayeeMemory } from "./payee-memory.ts";
import { guessCategory, type PayeeRule } from "./payee-memory-guess.ts";
import { spendingBook } from "./spending-book.ts";
import { autumn, category, entry } from "./spending-fixture.ts";

const categories = [category("food", 0), category("fun", 0)];
const rule = (contains: string, categoryId: string, order: number): PayeeRule => ({
  ...{ id: `r${order}`, contains, categoryId, order },
});

/** A payee whose entries, from the latest back, were of these categories. */
function history(...ids: readonly (string | undefined)[]) {
  const entries = ids.map((categoryId, index) => {
    const day = `2026-${index < 30 ? 12 : 11}-${String(30 - (index % 30)).padStart(2, "0")}` as Day;
    return entry(day, 100, categoryId === undefined ? {} : { categoryId });
  });
  return () => createPayeeMemory()(spendingBook(entries, autumn));
}

const times = (count: number, id: string) => Array.from({ length: count }, () => id);
const guess = (ids: readonly (string | undefined)[], rules: readonly PayeeRule[] = [], known = categories) =>
  guessCategory("market", rules, known, history(...ids));

describe("what a payment is for", () => {
  it("[QE4] is as most of the payee's last twenty entries were", () => {
    expect(guess(["fun", "food", "food"])).toEqual({ by: "history", categoryId: "food", times: 2, of: 3 });
    expect(guess([...times(11, "food"), ...times(40, "fun")])).toMatchObject({ categoryId: "food", times: 11, of: 20 });
    expect(guess(["food"])).toEqual({ by: "history", categoryId: "food", times: 1, of: 1 });
  });

  it("[QE4] is told with all the times in a row where the last twenty were alike", () => {
    expect(guess([...times(31, "food"), "fun"])).toEqual({ by: "history", categoryId: "food", times: 31, of: 31 });
    expect(guess(times(33, "food"))).toMatchObject({ times: 33, of: 33 });
  });

  it("[QE4] is the latest of those that are as frequent", () => {
    expect(guess(["fun", "food", "food", "fun"])).toMatchObject({ categoryId: "fun", times: 2, of: 4 });
  });

  it("[QE4] is never a category that is gone, none at all, or one part of several", () => {
    expect(guess(["gone", undefined, "food"])).toEqual({ by: "history", categoryId: "food", times: 1, of: 1 });
    expect(guess(["gone"])).toBeUndefined();
    expect(guess(["food"], [], [])).toBeUndefined();
    const split = entry("2026-11-10", 100, { categoryId: "food", splits: [] });
    const memory = createPayeeMemory()(spendingBook([split], autumn));
    expect(guessCategory("Market", [], categories, () => memory)).toBeUndefined();
  });

  it("[QE5] is first what the household's rules say, the lowest order deciding, without looking at any entry", () => {
    const rules = [rule("ARK", "fun", 2), rule("mar", "food", 1), rule("market", "gone", 0)];
    const none = () => {
      throw new Error("looked");
    };
    const expected = { by: "rule", categoryId: "food", contains: "mar" };
    expect(guessCategory("The  Market", rules, categories, none)).toEqual(expected);
    expect(guess(["fun"], [rule("bus", "food", 1)])).toMatchObject({ by: "history", categoryId: "fun" });
    expect(guessCategory(" ", rules, categories, none)).toBeUndefined();
  });

  it("[QE4] is one that the household has, and was the payee's at least as often as any other of the last twenty", () => {
    const id = fc.constantFrom("food", "fun", "gone", undefined);
    fc.assert(
      fc.property(fc.array(id, { maxLength: 50 }), (ids) => {
        const found = guess(ids);
        const known = ids.filter((one) => one === "food" || one === "fun");
        expect(found === undefined).toBe(known.length === 0);
        if (!found) return;
        const last = known.slice(0, 20);
        const count = (wanted: string) => last.filter((one) => one === wanted).length;
        expect(count(found.categoryId)).toBe(Math.max(count("food"), count("fun")));
      }),
    );
  });
});
