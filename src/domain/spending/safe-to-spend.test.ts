import { describe, expect, it } from "vitest";
import type { Explanation } from "../explain.ts";
import type { Day } from "../time/day.ts";
import type { WeekId } from "../time/week.ts";
import { envelopesOf } from "./envelopes.ts";
import { safeToSpend, whyOver, whyPerDay } from "./safe-to-spend.ts";
import { autumn, category, entry } from "./spending.fixture.ts";
import { spendingBook } from "./spending-book.ts";

const week46 = "2026-W46" as WeekId;
const food = (day: string, amount: number) => entry(day, amount, { categoryId: "food" });

describe("safe to spend", () => {
  const sunday = "2026-11-15" as Day;
  const safeOn = (day: string, entries: ReturnType<typeof food>[]) => {
    const book = spendingBook(entries, autumn);
    return safeToSpend(envelopesOf(book, [category("food", 70_000)], week46, week46), book, day as Day, sunday);
  };

  it("[SP7] divides what the week has left over its days", () => {
    const safe = safeOn("2026-11-12", [food("2026-11-09", 40_940)]);
    expect(safe).toMatchObject({ daysLeft: 4, perDay: 7_265, over: 0 });
    expect([safe.week.amount, safe.today.amount]).toEqual([29_060, 7_265]);
  });

  it("[SP7] takes what today has spent off today's share first", () => {
    const safe = safeOn("2026-11-12", [food("2026-11-09", 40_940), food("2026-11-12", 5_000)]);
    expect([safe.week.amount, safe.today.amount]).toEqual([24_060, 2_265]);
  });

  it("[SP7] is never below zero, and says how far over the week is", () => {
    const safe = safeOn("2026-11-15", [food("2026-11-09", 80_000)]);
    expect([safe.week.amount, safe.today.amount, safe.over, safe.daysLeft]).toEqual([0, 0, 10_000, 1]);
  });

  it("[SP7] never gives today more than the week has left", () => {
    const safe = safeOn("2026-11-12", [food("2026-11-10", 160_000), food("2026-11-12", -100_000)]);
    expect([safe.week.amount, safe.today.amount]).toEqual([10_000, 10_000]);
  });

  it("[SP7] ignores spending outside its budgets", () => {
    const safe = safeOn("2026-11-09", [entry("2026-11-09", 5_000, { categoryId: "rent" })]);
    expect(safe.today.amount).toBe(10_000);
  });

  it("[SP7] says why: what the week has left over its days, and how far the budgets are over", () => {
    const amounts = ({ inputs }: Explanation) => inputs.map((input) => ("amount" in input ? input.amount : input));
    const safe = safeOn("2026-11-12", [food("2026-11-09", 40_941)]);
    expect(whyPerDay(safe).formula).toBe("safe to spend this week ÷ days left, rounded down");
    expect(amounts(whyPerDay(safe))).toEqual([29_059, { label: "Days left, today included", count: 4 }]);
    expect(safe.perDay).toBe(Math.floor(29_059 / 4));
    expect(whyOver(safe).formula).toContain("nothing");
    const over = safeOn("2026-11-15", [food("2026-11-09", 80_000)]);
    expect([over.over, amounts(whyOver(over))]).toEqual([10_000, [-10_000]]);
    expect(whyOver(over).formula).toContain("below zero, and this is how far");
    expect(whyPerDay(over).inputs[0]).toEqual({ label: "Safe to spend this week", amount: 0 });
  });
});
