import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Transaction } from "../household/records.ts";
import { type Day, dayOfNumber, type Weekday } from "../time/day.ts";
import { changeCalendar, type WeekId } from "../time/week.ts";
import { autumn, calendars, entry } from "./spending.fixture.ts";
import { spendingBook } from "./spending-book.ts";
import { weeklyRhythm } from "./weekly-rhythm.ts";

const food = (day: string, amount: number, more: Partial<Transaction> = {}) =>
  entry(day, amount, { categoryId: "food", ...more });
const huge = spendingBook([food("2026-11-09", 2 ** 52), food("2026-11-09", 2 ** 52)], autumn);

describe("the rhythm of a week", () => {
  const began = "2026-W40" as WeekId;
  const thursday = { began, today: "2026-11-12" as Day };
  const entries = [
    ...[food("2026-10-26", 900), food("2026-11-02", 100), food("2026-11-06", 50), food("2026-11-06", 30)],
    ...[food("2026-11-09", 9_999), food("2026-11-07", -40), entry("2026-11-03", 5, { kind: "income" })],
  ];
  const rhythm = (input: Parameters<typeof weeklyRhythm>[2], lived = calendars) => {
    const found = weeklyRhythm(spendingBook(entries, autumn), lived, input);
    return found.ok ? found.value : found;
  };

  it("is the mean and the range of each weekday over the last full weeks, days without spending counted", () => {
    const found = rhythm({ ...thursday, weeks: 2 });
    expect(found).toMatchObject({ from: "2026-10-26", to: "2026-11-08" });
    expect(found && "weekdays" in found && found.weekdays.map(({ mean, low, high }) => [mean, low, high])).toEqual([
      ...[
        [500, 100, 900],
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
      ...[
        [40, 0, 80],
        [-20, -40, 0],
        [0, 0, 0],
      ],
    ]);
  });

  it("reaches back to the household's first week at most, and is none before a week is over", () => {
    expect(rhythm(thursday)).toMatchObject({ from: "2026-09-28", to: "2026-11-08" });
    expect(rhythm({ ...thursday, began: "2026-W46" as WeekId })).toBeNull();
    expect(weeklyRhythm(huge, calendars, thursday)).toEqual({ ok: false, problem: "too-large" });
  });

  it("begins with the first day of the household's week, whatever it was before", () => {
    const moved = changeCalendar(calendars, { firstDay: 3, timeZone: "UTC" }, "2026-W44" as WeekId);
    for (const weeks of [1, 2, 5]) {
      const found = rhythm({ ...thursday, weeks }, moved);
      const days: Weekday[] = [3, 4, 5, 6, 7, 1, 2];
      expect(found && "weekdays" in found && found.weekdays.map(({ weekday }) => weekday)).toEqual(days);
    }
  });

  it("keeps the mean within the range", () => {
    const some = fc.tuple(
      fc.integer({ min: 20_730, max: 20_768 }).map(dayOfNumber),
      fc.integer({ min: -99, max: 999 }),
    );
    fc.assert(
      fc.property(fc.array(some), (list) => {
        const made = spendingBook(
          list.map(([day, amount]) => food(day, amount)),
          autumn,
        );
        const found = weeklyRhythm(made, calendars, thursday);
        for (const { mean, low, high } of (found.ok && found.value?.weekdays) || [])
          expect([low <= mean, mean <= high]).toEqual([true, true]);
      }),
    );
  });
});
