import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { HabitWeek } from "../dashboard/habit-week.ts";
import type { Category } from "../household/household.ts";
import { bill } from "../plan/sample-household.ts";
import { envelopesOf } from "../spending/envelopes.ts";
import { autumn, category, entry } from "../spending/spending.fixture.ts";
import { spendingBook } from "../spending/spending-book.ts";
import type { Day } from "../time/day.ts";
import type { WeekId } from "../time/week.ts";
import {
  type AgendaWeeks,
  billsBetween,
  habitToMind,
  overspentOf,
  spendingSum,
  weeksOver,
  weeksToReview,
  weekToBeginWith,
  whyLeftOver,
} from "./agenda-facts.ts";

describe("agenda weeks", () => {
  const [before, week] = ["2026-W45", "2026-W46"] as WeekId[] as [WeekId, WeekId];
  const calendars = [{ from: "2026-W01" as WeekId, firstDay: 1, timeZone: "UTC" }] as const;
  const [monday, friday] = ["2026-11-09", "2026-11-13"] as Day[] as [Day, Day];

  const given = (change: Partial<AgendaWeeks> = {}): AgendaWeeks => ({
    began: "2026-W01" as WeekId,
    week,
    today: friday,
    saves: [],
    reviews: [],
    ...change,
  });
  const part = (of: WeekId) => ({ id: "x", week: of, personId: "maya", step: 1, furthest: 1 });

  describe("the weeks that can be reviewed", () => {
    it("are this one and the last, while the last is open and this one undecided", () => {
      expect(weeksToReview(given())).toEqual([before, week]);
      expect(weeksToReview(given({ saves: [{ week }] }))).toEqual([week]);
      expect(weeksToReview(given({ saves: [{ week: before }] }))).toEqual([before, week]);
      expect(weeksToReview(given({ reviews: [{ week: before, decision: "saved", isFolded: true }] }))).toEqual([week]);
    });

    it("are none from before the household began", () => {
      expect(weeksToReview(given({ began: week }))).toEqual([week]);
    });

    it("begin with this one, or with the last where it was begun or this one has only just come", () => {
      expect(weekToBeginWith(given(), [], calendars)).toBe(week);
      expect(weekToBeginWith(given({ today: monday }), [], calendars)).toBe(before);
      expect(weekToBeginWith(given(), [part(before)], calendars)).toBe(before);
      expect(weekToBeginWith(given({ today: monday }), [part(before), part(week)], calendars)).toBe(week);
      expect(weekToBeginWith(given({ today: monday, saves: [{ week }] }), [part(before)], calendars)).toBe(week);
    });
  });
});

const [from, to] = ["2026-11-16", "2026-11-22"] as Day[] as [Day, Day];

describe("the week ahead", () => {
  it("lists bills by day, each as often as it falls due", () => {
    const rent = bill(120_000, { id: "rent", label: "Rent", cadence: "monthly", nextDue: "2026-10-18" as Day });
    const pool = bill(1_500, { id: "pool", label: "Pool", nextDue: "2026-11-02" as Day });
    const due = billsBetween([rent, pool], from, to);
    expect(due.map(({ label, day }) => [label, day])).toEqual([
      ["Pool", "2026-11-16"],
      ["Rent", "2026-11-18"],
    ]);
  });

  it("lists no bill before its first day, and none where none falls", () => {
    expect(billsBetween([bill(100, { nextDue: "2026-12-01" as Day })], from, to)).toEqual([]);
    expect(billsBetween([], from, to)).toEqual([]);
  });

  it("picks the habit furthest from its goal, and none when all were done", () => {
    const habit = (label: string, daysDone: number, timesAWeek: number): HabitWeek => ({
      habit: { id: label, label, timesAWeek },
      days: [],
      daysDone,
      isDone: daysDone >= timesAWeek,
    });
    expect(habitToMind([habit("cook", 3, 4), habit("lunch", 1, 3), habit("walk", 1, 3)])?.habit.id).toBe("lunch");
    expect(habitToMind([habit("cook", 4, 4)])).toBeNull();
    expect(habitToMind([])).toBeNull();
  });
});

describe("agenda overspent", () => {
  const week = "2026-W46" as WeekId;
  const began = "2026-W40" as WeekId;
  const spent = (categoryId: string, amount: number, day = "2026-11-10") => entry(day, amount, { categoryId });

  function weekOf(categories: readonly Category[], ...entries: ReturnType<typeof entry>[]) {
    const book = spendingBook(entries, autumn);
    return { book, envelopes: envelopesOf(book, categories, week, began) };
  }

  describe("categories that went over", () => {
    const eat = category("eat", 8_500);

    it("have the amount over, a category that could cover it, and next week's start", () => {
      const { envelopes } = weekOf([eat, category("fun", 500), category("clothes", 6_790)], spent("eat", 9_915));
      const [one, ...others] = overspentOf(envelopes);
      expect(others).toEqual([]);
      expect([one!.over, one!.giver?.category.id, one!.carriedStart]).toEqual([1_415, "clothes", 7_085]);
    });

    it("are given nothing that is not there, nor the same money twice", () => {
      const two = weekOf(
        [eat, category("fun", 500), category("home", 1_000)],
        spent("eat", 9_000),
        spent("fun", 1_200),
      );
      expect(overspentOf(two.envelopes).map(({ giver }) => giver?.category.id ?? null)).toEqual(["home", null]);
      expect(overspentOf([])).toEqual([]);
    });

    it("never offer more than a category has left", () => {
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

    it("count the weeks in a row, and stop at the household's first", () => {
      const before = [spent("eat", 9_000, "2026-11-03"), spent("eat", 9_000, "2026-10-21")];
      const { book, envelopes } = weekOf([eat], spent("eat", 9_000), ...before);
      expect(weeksOver(book, envelopes[0]!, week, began)).toBe(2);
      expect(weeksOver(book, envelopes[0]!, week, week)).toBe(1);
      expect(weeksOver(book, envelopes[0]!, "2026-W44" as WeekId, began)).toBe(0);
    });
  });

  describe("a week's spending", () => {
    it("adds up, what has no category included", () => {
      const { book, envelopes } = weekOf(
        [category("eat", 500), category("fun", 300)],
        spent("eat", 200),
        spent("?", 70),
      );
      const sum = spendingSum(envelopes, book, week);
      expect(sum).toEqual({ budgeted: 800, spent: 270, left: 530, uncategorized: { spent: 70, entries: 1 } });
      expect(whyLeftOver(sum).inputs.map((input) => "amount" in input && input.amount)).toEqual([800, 270]);
    });
  });
});
