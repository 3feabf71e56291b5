import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Transaction } from "../household/records.ts";
import { sum } from "../money/money.ts";
import { type Day, dayOfNumber } from "../time/day.ts";
import { changeCalendar, type WeekId } from "../time/week.ts";
import { weekSpan } from "../time/week-span.ts";
import { autumn, calendars, category, entry } from "./spending.fixture.ts";
import { spendingBook } from "./spending-book.ts";
import { categoriesOverTime, moneyOverTime } from "./spending-over-time.ts";
import { slotsBetween } from "./time-slots.ts";

const [autumnBegins, autumnEnds] = ["2026-10-10" as Day, "2026-12-01" as Day];
const months = slotsBetween("month", autumnBegins, autumnEnds, calendars);
const categories = [category("food", 0), category("fun", 0)];
const food = (day: string, amount: number, more: Partial<Transaction> = {}) =>
  entry(day, amount, { categoryId: "food", ...more });
const huge = spendingBook([food("2026-11-09", 2 ** 52), food("2026-11-09", 2 ** 52)], autumn);
const tooLarge = { ok: false, problem: "too-large" };

describe("spending over time", () => {
  const book = spendingBook(
    [
      ...[food("2026-10-31", 100), food("2026-11-01", 20), food("2026-11-10", 300), food("2026-11-30", -5)],
      ...[
        entry("2026-11-10", 7),
        entry("2026-12-01", 9, { categoryId: "gone" }),
        food("2026-11-12", 50, { kind: "transfer" }),
      ],
      ...[entry("2026-10-30", 4_000, { kind: "income" }), entry("2026-11-30", 5_000, { kind: "income" })],
    ],
    autumn,
  );

  it("has whole months or weeks, from the one that holds the first day to the one that holds the last", () => {
    expect(months.map(({ id, from, to }) => [id, from, to])).toEqual([
      ["2026-10", "2026-10-01", "2026-10-31"],
      ["2026-11", "2026-11-01", "2026-11-30"],
      ["2026-12", "2026-12-01", "2026-12-31"],
    ]);
    const weeks = slotsBetween("week", "2026-11-12" as Day, "2026-11-16" as Day, calendars);
    expect(weeks.map(({ id, to }) => [id, to])).toEqual([
      ["2026-W46", "2026-11-15"],
      ["2026-W47", "2026-11-22"],
    ]);
  });

  it("gives each category's amounts, those without one last, and what came in, went and was left", () => {
    const found = categoriesOverTime(book, categories, months);
    expect(
      found.ok && found.value.rows.map(({ category: own, amounts, total }) => [own?.id, ...amounts, total]),
    ).toEqual([
      ["food", 100, 315, 0, 415],
      ["fun", 0, 0, 0, 0],
      [undefined, 0, 7, 9, 16],
    ]);
    expect(found.ok && found.value.totals).toEqual([100, 322, 9]);
    const money = moneyOverTime(book, months);
    expect(money.ok && money.value.map(({ income, spent, left }) => [income, spent, left])).toEqual([
      [4_000, 100, 3_900],
      [5_000, 322, 4_678],
      [0, 9, -9],
    ]);
    expect([categoriesOverTime(huge, categories, months), moneyOverTime(huge, months)]).toEqual([tooLarge, tooLarge]);
  });

  it("adds up to all entries, by month and by week, across calendar changes", () => {
    const moved = changeCalendar(calendars, { firstDay: 7, timeZone: "UTC" }, "2026-W45" as WeekId);
    const some = fc.record({
      day: fc.integer({ min: 20_730, max: 20_815 }).map(dayOfNumber),
      amount: fc.integer({ min: -999, max: 999 }),
      categoryId: fc.constantFrom("food", "fun", "gone"),
      kind: fc.constantFrom<Transaction["kind"]>("spending", "spending", "income", "transfer"),
    });
    fc.assert(
      fc.property(
        fc.array(some),
        fc.constantFrom("month", "week"),
        fc.constantFrom(calendars, moved),
        (list, by, lived) => {
          const entries = list.map(({ day, amount, ...more }) => entry(day, amount, more));
          const made = spendingBook(entries, weekSpan("2026-W40" as WeekId, "2026-W53" as WeekId, lived));
          const slots = slotsBetween(by, "2026-09-01" as Day, "2027-02-01" as Day, lived);
          const found = categoriesOverTime(made, categories, slots);
          const money = moneyOverTime(made, slots);
          if (!found.ok || !money.ok) throw new Error("too-large");
          for (const [index, { from, to }] of slots.entries()) {
            const inside = entries.filter(({ day }) => day >= from && day <= to);
            const of = (kind: string) => sum(inside.filter((one) => one.kind === kind).map(({ amount }) => amount));
            expect(money.value[index]).toMatchObject({ income: of("income"), spent: of("spending") });
            expect(found.value.totals[index]).toBe(of("spending"));
            expect(sum(found.value.rows.map(({ amounts }) => amounts[index]!))).toBe(of("spending"));
          }
        },
      ),
    );
  });
});
