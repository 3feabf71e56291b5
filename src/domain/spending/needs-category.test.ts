import { describe, expect, it } from "vitest";
import { minor } from "../money/money.ts";
import type { Day } from "../time/day.ts";
import { filledCategory } from "./categories.ts";
import { uncategorizedIn } from "./entry-sums.ts";
import { openPayees } from "./needs-category.ts";
import { autumn, category, entry } from "./spending.fixture.ts";
import { spendingBook } from "./spending-book.ts";

const categories = [category("food", 100)];
const split = (id: string, amount: number) => ({ categoryId: id, amount: minor(amount) });
const entries = [
  entry("2026-11-09", 500, { payee: "KIOSK 12" }),
  entry("2026-11-12", 700, { payee: "Kiosk 9" }),
  entry("2026-11-10", 900, { payee: "Bakery", categoryId: "gone" }),
  entry("2026-11-10", 1_000, { payee: "Mall", splits: [split("food", 600), split("", 400)] }),
  entry("2026-11-10", 80, { payee: "Bakery", categoryId: "food" }),
  entry("2026-11-10", 80, { payee: "Bakery", kind: "income" }),
  entry("2026-10-20", 300, { payee: "" }),
];
const book = spendingBook(entries, autumn);

describe("payees whose entries need a category", () => {
  it("[CT5] have all their entries, with the open parts of splits, most first", () => {
    const found = openPayees(book, categories);
    expect(found.map(({ payee, amount, latest, entries: own }) => [payee, own.length, amount, latest])).toEqual([
      ["Kiosk", 2, 1_200, "2026-11-12"],
      ["Bakery", 1, 900, "2026-11-10"],
      ["Mall", 1, 400, "2026-11-10"],
      ["", 1, 300, "2026-10-20"],
    ]);
  });

  it("[CT5] count as many entries and as much as the line that leads to them", () => {
    const between = { from: "2026-11-09" as Day, to: "2026-11-15" as Day };
    const found = openPayees(book, categories, between);
    const line = uncategorizedIn(entries.slice(0, 6), categories);
    expect(found.reduce((total, one) => total + one.entries.length, 0)).toBe(line.entries);
    expect(found.reduce((total, { amount }) => total + amount, 0)).toBe(line.spent);
  });

  it("[CT5] keep the parts of a split that have a category", () => {
    const known = new Set(["food", "fun"]);
    expect(filledCategory(entries[3]!, known, "fun")).toEqual({ splits: [split("food", 600), split("fun", 400)] });
    expect(filledCategory(entries[2]!, known, "fun")).toEqual({ categoryId: "fun" });
  });
});
