import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Transaction } from "../household/records.ts";
import { sum } from "../money/money.ts";
import { addDays, type Day, dayOfNumber, daysBetween } from "../time/day.ts";
import type { PeriodKind } from "./period.ts";
import { living, spendingIn } from "./period-spending.fixture.ts";
import { category, entry } from "./spending-fixture.ts";

const some = fc.record({
  day: fc.integer({ min: 20_724, max: 20_821 }).map(dayOfNumber),
  amount: fc.integer({ min: -50_000, max: 50_000 }),
  categoryId: fc.constantFrom("food", "fun", "gone"),
  kind: fc.constantFrom<Transaction["kind"]>("spending", "spending", "income", "transfer"),
});
const budgets = fc.tuple(fc.nat(99_999), fc.nat(99_999));
const kinds = fc.constantFrom<PeriodKind>("week", "month", "pay");

describe("the spending of any period", () => {
  it("[SN10] adds up: days, bars, and categories with what has none, each to all that was spent", () => {
    fc.assert(
      fc.property(kinds, fc.array(some), budgets, fc.nat(80), (kind, list, [one, other], after) => {
        const entries = list.map(({ day, amount, ...more }) => entry(day, amount, more));
        const lived = living(category("food", one, "both"), category("fun", other, "leftover"));
        const found = spendingIn(kind, entries, lived, addDays("2026-10-01" as Day, after));
        expect(sum(found.days.map(({ spent }) => spent))).toBe(found.spent);
        expect(sum(found.bars.map(({ spent }) => spent))).toBe(found.spent);
        expect(found.total.spent + (found.uncategorised?.spent ?? 0)).toBe(found.spent);
        expect(found.total.left).toBe(found.total.budget + found.total.carried - found.total.spent);
      }),
    );
  });

  it("[SN6] has each budget to the unit, and all of them rounded once", () => {
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
