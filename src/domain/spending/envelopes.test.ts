import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Explanation } from "../explain.ts";
import type { Rollover } from "../household/household.ts";
import { minor } from "../money/money.ts";
import type { Day } from "../time/day.ts";
import type { WeekId } from "../time/week.ts";
import { uncategorizedIn } from "./entry-sums.ts";
import { envelopesOf, safeToSpend, whyLeft, whyOver, whyPerDay } from "./envelopes.ts";
import { dueEntries, type RecurringTemplate } from "./recurring.ts";
import { autumn, category, entry } from "./spending.fixture.ts";
import { spendingBook } from "./spending-book.ts";

describe("envelopes", () => {
  const [week44, week46] = ["2026-W44", "2026-W46"] as WeekId[];
  const food = (day: string, amount: number) => entry(day, amount, { categoryId: "food" });
  const leftOf = (rollover: Rollover, entries: ReturnType<typeof food>[]) =>
    envelopesOf(spendingBook(entries, autumn), [category("food", 10_000, rollover)], week46!, week44!)[0]!;

  describe("budgets that roll over", () => {
    // Week 44 leaves 4 000, week 45 overspends by 6 000, week 46 spends 1 000.
    const entries = [food("2026-10-26", 6_000), food("2026-11-02", 16_000), food("2026-11-10", 1_000)];

    it.each([
      ["off", 0, 9_000],
      ["leftover", 0, 9_000],
      ["both", -2_000, 7_000],
    ] as const)("[SP6] %s: carries %d and leaves %d", (rollover, carried, left) => {
      expect(leftOf(rollover, entries)).toMatchObject({ carried, left, spent: 1_000, budget: 10_000 });
    });

    it("[SP6] carries over what is left if the category does so", () => {
      expect(leftOf("leftover", [food("2026-10-26", 6_000), food("2026-11-10", 1_000)]).carried).toBe(14_000);
    });

    it("[SP6] carries nothing from before the budget began", () => {
      expect(leftOf("both", [food("2026-10-19", 99_000)]).carried).toBe(20_000);
    });

    it("[SP9] gives a new category nothing from earlier weeks", () => {
      const late = { ...category("fun", 5_000, "leftover"), since: week46! };
      expect(envelopesOf(spendingBook([], autumn), [late], week46!, week44!)[0]).toMatchObject({
        carried: 0,
        left: 5_000,
      });
    });

    it("[SP9] changes no week that is over when a budget changes", () => {
      const earlier = [{ from: week44!, weeklyBudget: minor(3_000), rollover: "leftover" as const }];
      const raised = { ...category("fun", 9_000, "leftover"), since: week46!, earlier };
      const at = (week: WeekId) => envelopesOf(spendingBook([], autumn), [raised], week, week44!)[0];
      expect(at("2026-W45" as WeekId)).toMatchObject({ budget: 3_000, carried: 3_000, left: 6_000 });
      expect(at(week46!)).toMatchObject({ budget: 9_000, carried: 6_000, left: 15_000 });
    });

    it("[SP9] goes by each budget from the very week it begins with, in what rolls over too", () => {
      const earlier = [{ from: week44!, weeklyBudget: minor(3_000), rollover: "leftover" as const }];
      const raised = { ...category("fun", 9_000, "leftover"), since: "2026-W45" as WeekId, earlier };
      expect(envelopesOf(spendingBook([], autumn), [raised], week46!, week44!)[0]).toMatchObject({
        budget: 9_000,
        carried: 3_000 + 9_000,
      });
    });

    it("[SP6] both ways, the weeks' leftovers add up to all budgets less all spending", () => {
      fc.assert(
        fc.property(fc.array(fc.integer({ min: 0, max: 40_000 }), { maxLength: 20 }), (amounts) => {
          const list = amounts.map((amount, index) =>
            food(["2026-10-27", "2026-11-04", "2026-11-12"][index % 3]!, amount),
          );
          const total = amounts.reduce((sum, amount) => sum + amount, 0);
          expect(leftOf("both", list).left).toBe(3 * 10_000 - total);
        }),
      );
    });

    it("[SP6] explains itself", () => {
      expect(whyLeft(leftOf("both", entries)).inputs).toEqual([
        { label: "Budget", amount: 10_000 },
        { label: "Carried over", amount: -2_000 },
        { label: "Spent", amount: 1_000 },
      ]);
    });
  });

  describe("recurring entries", () => {
    const { id: _, day: __, ...gym } = entry("2026-01-01", 4_000, { payee: "Gym" });
    const template: RecurringTemplate = {
      id: "gym",
      schedule: { cadence: "monthly", on: "2026-01-31" as Day },
      entry: gym,
    };

    it("[SP8] fall due on their days, with ids that two devices agree on", () => {
      const due = dueEntries([template], "2026-02-01" as Day, "2026-03-31" as Day, new Set());
      expect(due.map(({ id, day }) => [id, day])).toEqual([
        ["gym@2026-02-28", "2026-02-28"],
        ["gym@2026-03-31", "2026-03-31"],
      ]);
    });

    it("[SP8] are not due twice, nor after their end", () => {
      const known = new Set(["gym@2026-02-28"]);
      expect(dueEntries([template], "2026-02-01" as Day, "2026-02-28" as Day, known)).toEqual([]);
      const ending = { ...template, until: "2026-03-01" as Day };
      expect(dueEntries([ending], "2026-03-01" as Day, "2026-12-31" as Day, known)).toEqual([]);
      const endingLater = { ...template, until: "2027-12-31" as Day };
      expect(dueEntries([endingLater], "2026-03-01" as Day, "2026-03-31" as Day, known)).toHaveLength(1);
    });

    it("[SP8] come in the order of their days, and on one day in that of their ids, however they are listed", () => {
      const named = (id: string, on: string) => ({
        ...template,
        id,
        schedule: { cadence: "monthly" as const, on: on as Day },
      });
      const templates = [named("b", "2026-01-10"), named("c", "2026-01-05"), named("a", "2026-01-10")];
      const ids = (list: RecurringTemplate[]) =>
        dueEntries(list, "2026-02-01" as Day, "2026-02-28" as Day, new Set()).map(({ id }) => id);
      const expected = ["c@2026-02-05", "a@2026-02-10", "b@2026-02-10"];
      expect([ids(templates), ids(templates.toReversed())]).toEqual([expected, expected]);
    });
  });
});

describe("safe to spend", () => {
  const week46 = "2026-W46" as WeekId;
  const food = (day: string, amount: number) => entry(day, amount, { categoryId: "food" });

  describe("safe to spend", () => {
    const sunday = "2026-11-15" as Day;
    const safeOn = (day: string, entries: ReturnType<typeof food>[]) => {
      const book = spendingBook(entries, autumn);
      const categories = [category("food", 70_000)];
      const uncategorized = uncategorizedIn(entries, categories);
      return safeToSpend(envelopesOf(book, categories, week46, week46), uncategorized, book, day as Day, sunday);
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

    it("[SP7] is never below zero, and shows how far over budget the week is", () => {
      const safe = safeOn("2026-11-15", [food("2026-11-09", 80_000)]);
      expect([safe.week.amount, safe.today.amount, safe.over, safe.daysLeft]).toEqual([0, 0, 10_000, 1]);
    });

    it("[SP7] never gives today more than the week has left", () => {
      const safe = safeOn("2026-11-12", [food("2026-11-10", 160_000), food("2026-11-12", -100_000)]);
      expect([safe.week.amount, safe.today.amount]).toEqual([10_000, 10_000]);
    });

    it.each([
      ["no category", {}],
      ["a category that is gone", { categoryId: "rent" }],
    ])("[SP13] falls at once by spending with %s, and says so", (_, parts) => {
      const safe = safeOn("2026-11-09", [food("2026-11-09", 1_000), entry("2026-11-09", 5_000, parts)]);
      expect([safe.week.amount, safe.today.amount]).toEqual([64_000, 4_000]);
      expect(safe.week.why.inputs).toContainEqual({ label: "Spent without a category", amount: -5_000 });
    });

    it("[SP13] is not touched by a paid bill, a transfer or income, whatever their category", () => {
      const bill = { id: "rent", due: "2026-11-09" as Day };
      const safe = safeOn("2026-11-09", [
        entry("2026-11-09", 5_000, { categoryId: "food", bill }),
        entry("2026-11-09", 6_000, { kind: "transfer" }),
        entry("2026-11-09", 7_000, { kind: "income" }),
      ]);
      expect(safe.week.amount).toBe(70_000);
    });

    it("[SP7] explains what is left per day, and how far the budgets are over", () => {
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
});
