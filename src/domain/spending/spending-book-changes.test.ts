import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayOfNumber } from "../time/day.ts";
import type { WeekId } from "../time/week.ts";
import { type SpendingBook, spendingBook, spentIn } from "./spending-book.ts";
import { withChanges } from "./spending-book-changes.ts";
import { autumn, entry } from "./spending-fixture.ts";

/** From half a year before the book's weeks to half a year after them. */
const entries = fc
  .array(
    fc.record({
      day: fc.integer({ min: 20_540, max: 21_000 }).map(dayOfNumber),
      amount: fc.integer({ min: -50_000, max: 50_000 }),
      categoryId: fc.constantFrom("food", "home", "fun"),
    }),
    { maxLength: 30 },
  )
  .map((list) => list.map(({ day, amount, categoryId }) => entry(day, amount, { categoryId })));

const told = ({ weeks, byCategory, spent, income }: SpendingBook) => ({
  weeks: weeks.map((week) => week.map(({ id }) => id).sort()),
  sums: [spent, income, ...["food", "home", "fun"].map((id) => byCategory.get(id) ?? spent.map(() => 0))],
});

describe("many changes of a spending book at once", () => {
  it("[SP4] come to the same as a book made anew, also outside its weeks, and leave the one before as it was", () => {
    fc.assert(
      fc.property(entries, entries, entries, (stay, go, come) => {
        const before = withChanges(spendingBook([], autumn), [], [...stay, ...go]);
        const said = told(before);
        const after = withChanges(before, go, come);
        expect(told(after)).toEqual(told(spendingBook([...stay, ...come], after.span)));
        expect(told(before)).toEqual(said);
      }),
    );
  });

  it("[SP4] leave weeks and categories alone that they do not touch", () => {
    const old = entry("2026-11-10", 100, { categoryId: "food" });
    const before = spendingBook([old, entry("2026-11-17", 50, { categoryId: "fun" })], autumn);
    const after = withChanges(before, [old], [{ ...old, amount: 40 as never }]);
    expect([spentIn(after, "2026-W46" as WeekId), spentIn(before, "2026-W46" as WeekId)]).toEqual([40, 100]);
    expect(after.weeks[7]).toBe(before.weeks[7]);
    expect(after.byCategory.get("fun")).toBe(before.byCategory.get("fun"));
    expect(withChanges(before, [entry("2026-11-10", 1)], [])).toBe(before);
  });
});
