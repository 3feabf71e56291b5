import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Household } from "../household/household.ts";
import type { Transaction } from "../household/records.ts";
import { minor, sum } from "../money/money.ts";
import { addDays, type Day, dayOfNumber, daysBetween } from "../time/day.ts";
import type { WeekId } from "../time/week.ts";
import { envelopesOf } from "./envelopes.ts";
import { type PeriodKind, periodAt } from "./period.ts";
import { whyEnvelope, whyPerDayLeft, whySpent, whyTotalLeft } from "./period-facts.ts";
import { periodSpending } from "./period-spending.ts";
import { autumn, began, category, entry, food, living, spendingIn, thursday } from "./spending.fixture.ts";
import { spendingBook } from "./spending-book.ts";

describe("the spending of a period", () => {
  const home = living(category("food", 70_000), category("fun", 7_000));
  const entries = [
    ...[food("2026-11-09", 19_769, { id: "a" }), food("2026-11-12", 1_240, { id: "b" })],
    ...[food("2026-11-12", -240, { id: "c" }), entry("2026-11-12", 50_000, { kind: "income", id: "d" })],
    ...[entry("2026-11-10", 300, { id: "e" }), food("2026-11-10", 9_999, { kind: "transfer", id: "f" })],
    ...[food("2026-11-16", 5_000, { id: "g" }), entry("2026-11-10", 200, { categoryId: "gone", id: "h" })],
  ];

  it("lists its entries by day, the latest first and the newest id first, with what each day took", () => {
    const { days, entries: count, spent, income: came } = spendingIn("week", entries, home);
    expect(days.map(({ day, spent: took, entries: own }) => [day, took, own.map(({ id }) => id).join("")])).toEqual([
      ["2026-11-12", 1_000, "dcb"],
      ["2026-11-10", 500, "hfe"],
      ["2026-11-09", 19_769, "a"],
    ]);
    expect([count, spent, came, days[0]!.income]).toEqual([7, 21_269, 50_000, 50_000]);
  });

  it("has the week's envelopes, and uncategorized spending as a row of the same sums", () => {
    const { envelopes, uncategorized, total } = spendingIn("week", entries, home);
    expect(envelopes).toEqual(envelopesOf(spendingBook(entries, autumn), home.categories, "2026-W46" as WeekId, began));
    expect(uncategorized).toEqual({ spent: 500, entries: 2 });
    expect(total).toEqual({ budget: 77_000, carried: 0, spent: 21_269, left: 55_731 });
    expect(spendingIn("week", [food("2026-11-09", 5)], home).uncategorized).toBeNull();
  });

  it("has paid bills apart from everyday spending, whatever their category", () => {
    const rent = food("2026-11-10", 120_000, { id: "i", bill: { id: "rent", due: "2026-11-10" as Day } });
    const [before, after] = [spendingIn("week", entries, home), spendingIn("week", [...entries, rent], home)];
    expect([before.bills, after.bills, after.byGoals]).toEqual([0, 120_000, 0]);
    expect([after.spent, after.total, after.uncategorized]).toEqual([before.spent, before.total, before.uncategorized]);
  });

  it("has what goals paid apart from everyday spending and from bills", () => {
    const trip = food("2026-11-10", 7_500, { goalId: "trip" });
    const found = spendingIn("week", [...entries, trip], home);
    expect([found.spent, found.bills, found.byGoals]).toEqual([21_269, 0, 7_500]);
  });

  it("has a seventh of the weekly budget for each day of a month, as it was in each week", () => {
    const earlier = [{ from: began, weeklyBudget: minor(3_500), rollover: "off" as const }];
    const raised = { ...category("fun", 7_000), since: "2026-W46" as WeekId, earlier };
    const { envelopes, total } = spendingIn("month", entries, living(category("food", 70_000), raised));
    // Eight days of November at 500 and 22 at 1 000.
    expect(envelopes.map(({ budget, spent }) => [budget, spent])).toEqual([
      [300_000, 25_769],
      [26_000, 0],
    ]);
    expect(total.left).toBe(326_000 - 25_769 - 500);
  });

  it("carries what rolled over into the week of the first day", () => {
    const saver = living(category("food", 10_000, "both"));
    const month = spendingIn("month", [food("2026-10-06", 4_000), food("2026-11-01", 500)], saver);
    // The first of November is the Sunday of the fifth week.
    expect(month.envelopes[0]).toMatchObject({ carried: 36_000, spent: 500 });
    expect(month.envelopes[0]!.left).toBe(month.envelopes[0]!.budget + 36_000 - 500);
  });

  it("has two weekly budgets in two weeks between paydays", () => {
    const { period, envelopes } = spendingIn("pay", entries, living(category("food", 10_001)));
    expect([period.from, period.to, envelopes[0]!.budget]).toEqual(["2026-11-09", "2026-11-22", 20_002]);
  });

  it("has a bar a day for a week, a bar a week for longer, and what is still to come evenly", () => {
    const week = spendingIn("week", entries, home);
    expect(week.bars.map(({ spent, ahead, when }) => [spent, ahead, when])).toEqual([
      ...[[19_769, 0, "over"] as const, [500, 0, "over"] as const, [0, 0, "over"] as const],
      ...[[1_000, 0, "now"] as const, [0, 13_932, "to-come"] as const],
      ...[[0, 13_932, "to-come"] as const, [0, 13_932, "to-come"] as const],
    ]);
    expect([week.perDay, week.daysLeft]).toEqual([13_932, 4]);
    const month = spendingIn("month", entries, home);
    expect(month.bars.map(({ from, to, spent }) => [from, to, spent])).toEqual([
      ...[["2026-11-01", "2026-11-01", 0] as const, ["2026-11-02", "2026-11-08", 0] as const],
      ...[["2026-11-09", "2026-11-15", 21_269] as const, ["2026-11-16", "2026-11-22", 5_000] as const],
      ...[["2026-11-23", "2026-11-29", 0] as const, ["2026-11-30", "2026-11-30", 0] as const],
    ]);
    expect(month.bars.map(({ ahead }) => ahead / month.perDay)).toEqual([0, 0, 3, 7, 7, 1]);
  });

  it("has nothing ahead once over or overspent, and everything before it starts", () => {
    const before = spendingIn("week", entries, home, "2026-11-05" as Day);
    expect([before.daysLeft, before.perDay, before.bars.some(({ ahead }) => ahead > 0)]).toEqual([0, 0, false]);
    const after = spendingIn("week", [], home, "2026-11-19" as Day);
    expect([after.daysLeft, after.perDay, after.bars.every(({ ahead }) => ahead === 11_000)]).toEqual([
      7,
      11_000,
      true,
    ]);
    expect(spendingIn("week", [food("2026-11-09", 999_999)], home).perDay).toBe(0);
  });

  it("explains itself", () => {
    const month = spendingIn("month", entries, home);
    expect(whySpent(month).inputs).toEqual([
      { label: "food", amount: 25_769 },
      { label: "Without a category", amount: 500 },
    ]);
    expect(whyEnvelope(month, month.envelopes[0]!).formula).toContain("a seventh a day");
    const week = spendingIn("week", entries, home);
    expect(whyEnvelope(week, week.envelopes[0]!).formula).toContain("this week’s budget");
    expect(whyTotalLeft(week).inputs.map((input) => "amount" in input && input.amount)).toEqual([77_000, 0, 21_269]);
    expect(whyPerDayLeft(week).inputs[1]).toEqual({ label: "Days left, today included", count: 4 });
  });

  it("reports sums that are too large to be exact", () => {
    const huge = Array.from({ length: 3 }, () => food("2026-11-09", Number.MAX_SAFE_INTEGER - 1));
    const week = periodAt("week", thursday, home);
    if (!week.ok) throw new Error(week.problem);
    const asked = (list: readonly Transaction[], of: Household) =>
      periodSpending(spendingBook(list, autumn), week.value, of, began, thursday);
    expect(asked(huge, home)).toEqual({ ok: false, problem: "too-large" });
    expect(asked([], living(category("food", 2 ** 51)))).toEqual({ ok: false, problem: "too-large" });
  });

  it("looks at no week but its own, and is there for days without any", () => {
    const book = spendingBook(entries, autumn);
    const unread = new Proxy([], {
      get: () => {
        throw new Error("read");
      },
    });
    const weeks = book.weeks.map((week, index) => (index >= 4 && index <= 9 ? week : unread));
    const month = periodAt("month", thursday, home);
    if (!month.ok) throw new Error(month.problem);
    expect(periodSpending({ ...book, weeks }, month.value, home, began, thursday).ok).toBe(true);
    for (const day of ["2025-01-15", "2028-01-15"])
      expect(spendingIn("month", entries, home, day as Day)).toMatchObject({ days: [], spent: 0, uncategorized: null });
  });
});

const some = fc.record({
  day: fc.integer({ min: 20_724, max: 20_821 }).map(dayOfNumber),
  amount: fc.integer({ min: -50_000, max: 50_000 }),
  categoryId: fc.constantFrom("food", "fun", "gone"),
  kind: fc.constantFrom<Transaction["kind"]>("spending", "spending", "income", "transfer"),
  isBill: fc.boolean(),
  isByGoal: fc.boolean(),
});
const budgets = fc.tuple(fc.nat(99_999), fc.nat(99_999));
const kinds = fc.constantFrom<PeriodKind>("week", "month", "pay");

describe("the spending of any period", () => {
  it("[SP14] adds up: days, bars, and categories with what has none, each to all that was spent", () => {
    fc.assert(
      fc.property(kinds, fc.array(some), budgets, fc.nat(80), (kind, list, [one, other], after) => {
        const entries = list.map(({ day, amount, isBill, isByGoal, ...more }) =>
          entry(day, amount, {
            ...more,
            ...(isBill && { bill: { id: "rent", due: day } }),
            ...(isByGoal && { goalId: "trip" }),
          }),
        );
        const lived = living(category("food", one, "both"), category("fun", other, "leftover"));
        const found = spendingIn(kind, entries, lived, addDays("2026-10-01" as Day, after));
        expect(sum(found.days.map(({ spent }) => spent))).toBe(found.spent + found.bills + found.byGoals);
        expect(sum(found.bars.map(({ spent }) => spent))).toBe(found.spent);
        const rows = [...found.envelopes.map(({ spent }) => spent), found.uncategorized?.spent ?? 0];
        expect(rows.reduce((all, one) => all + one, 0)).toBe(found.spent);
        expect(found.total.spent).toBe(found.spent);
        const left = found.envelopes.reduce((all, envelope) => all + envelope.left, 0);
        expect(found.total.left).toBe(left - (found.uncategorized?.spent ?? 0));
        expect(found.total.left).toBe(found.total.budget + found.total.carried - found.total.spent);
      }),
    );
  });

  it("has each budget to the unit, and all of them rounded once", () => {
    fc.assert(
      fc.property(fc.constantFrom<PeriodKind>("month", "pay"), budgets, fc.nat(80), (kind, weekly, after) => {
        const lived = living(category("food", weekly[0]), category("fun", weekly[1]));
        const { period, envelopes, total } = spendingIn(kind, [], lived, addDays("2026-10-01" as Day, after));
        const days = daysBetween(period.from, period.to) + 1;
        expect(Math.abs(total.budget - ((weekly[0] + weekly[1]) * days) / 7)).toBeLessThanOrEqual(0.5);
        for (const [index, { budget }] of envelopes.entries())
          expect(Math.abs(budget - (weekly[index]! * days) / 7)).toBeLessThan(1.5);
      }),
    );
  });
});
