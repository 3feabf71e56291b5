import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Transaction } from "../household/records.ts";
import { type Currency, minor } from "../money/money.ts";
import { dayOfNumber } from "../time/day.ts";
import { changeCalendar, type WeekId, weekOfDay } from "../time/week.ts";
import { indexOfDay, weekAtIndex, weekSpan } from "../time/week-span.ts";
import { autumn, calendars, entry } from "./spending.fixture.ts";
import { type SpendingBook, spendingBook, spentIn, withChanges, withEntry, withoutEntry } from "./spending-book.ts";
import { checkTransaction } from "./transaction.ts";

const week46 = "2026-W46" as WeekId;
const dollars = "USD" as Currency;

describe("adding up spending", () => {
  it("[SP1] adds entries by week and category, refunds taken off", () => {
    const book = spendingBook(
      [
        entry("2026-11-09", 1_200, { categoryId: "food" }),
        entry("2026-11-15", 800, { categoryId: "food" }),
        entry("2026-11-15", -300, { categoryId: "food" }),
        entry("2026-11-16", 9_900, { categoryId: "food" }),
        entry("2026-11-10", 500),
      ],
      autumn,
    );
    expect(spentIn(book, week46, "food")).toBe(1_700);
    expect(spentIn(book, week46, "")).toBe(500);
    expect(spentIn(book, week46)).toBe(2_200);
    expect(spentIn(book, week46, "unheard-of")).toBe(0);
  });

  it("[SP2] counts each part of a split in its own category", () => {
    const splits = [
      { categoryId: "food", amount: minor(700) },
      { categoryId: "home", amount: minor(300) },
    ];
    const book = spendingBook([entry("2026-11-10", 1_000, { splits })], autumn);
    expect([spentIn(book, week46, "food"), spentIn(book, week46, "home"), spentIn(book, week46)]).toEqual([
      700, 300, 1_000,
    ]);
  });

  it("[SP3] counts transfers nowhere, and income as income", () => {
    const book = spendingBook(
      [
        entry("2026-11-10", 5_000, { kind: "transfer", categoryId: "food" }),
        entry("2026-11-10", 9_000, { kind: "income" }),
      ],
      autumn,
    );
    expect(spentIn(book, week46)).toBe(0);
    expect(book.income[6]).toBe(9_000);
  });

  const entries = fc.array(
    fc.record({
      day: fc.integer({ min: 20_724, max: 20_821 }).map(dayOfNumber),
      amount: fc.integer({ min: -50_000, max: 50_000 }),
      categoryId: fc.constantFrom("food", "home", "fun"),
      kind: fc.constantFrom<Transaction["kind"]>("spending", "income", "transfer"),
    }),
    { maxLength: 40 },
  );
  const sums = ({ byCategory, spent, income }: SpendingBook) => ({
    spent: [...spent],
    income: [...income],
    byCategory: Object.fromEntries(
      [...byCategory].filter(([, row]) => row.some(Boolean)).map(([id, row]) => [id, [...row]]),
    ),
  });

  it("[SP4] is the same whether built at once, entry by entry, or in another order", () => {
    fc.assert(
      fc.property(entries, (list) => {
        const all = list.map(({ day, amount, ...more }) => entry(day, amount, more));
        const atOnce = sums(spendingBook(all, autumn));
        const oneByOne = all.reduce(withEntry, spendingBook([], autumn));
        expect(sums(oneByOne)).toEqual(atOnce);
        expect(sums(spendingBook(all.toReversed(), autumn))).toEqual(atOnce);
        const taken = all.reduce(withoutEntry, oneByOne);
        expect(sums(taken)).toEqual(sums(spendingBook([], autumn)));
        expect(taken.weeks.flat()).toEqual([]);
      }),
    );
  });

  it("[SP4] leaves the book before a change as it was", () => {
    const before = spendingBook([entry("2026-11-10", 100, { categoryId: "food" })], autumn);
    const after = withEntry(before, entry("2026-11-10", 50, { categoryId: "food" }));
    expect([spentIn(before, week46), spentIn(after, week46)]).toEqual([100, 150]);
    expect(after.weeks[5]).toBe(before.weeks[5]);
  });

  it("[SP4] extends for a day outside, and loses nothing across the turn of the year", () => {
    const book = spendingBook([entry("2026-11-10", 100)], autumn);
    const wider = [entry("2027-01-20", 30), entry("2025-06-01", 7)].reduce(withEntry, book);
    expect([
      spentIn(wider, week46),
      spentIn(wider, "2027-W03" as WeekId),
      spentIn(wider, "2025-W22" as WeekId),
    ]).toEqual([100, 30, 7]);
  });

  it("[SP10] counts an id once, and subtracts the stored entry, not an edited copy", () => {
    const first = entry("2026-11-10", 100, { categoryId: "food" });
    const edited = { ...first, amount: minor(40), categoryId: "home" };
    const book = withEntry(withEntry(spendingBook([], autumn), first), edited);
    expect([spentIn(book, week46), spentIn(book, week46, "food"), spentIn(book, week46, "home")]).toEqual([40, 0, 40]);
    expect(spentIn(withoutEntry(book, first), week46)).toBe(0);
    expect(withoutEntry(book, entry("2026-11-10", 5))).toBe(book);
  });
});

describe("finding a day's week in a span", () => {
  it("agrees with the calendar, around a change of the first day too", () => {
    const moved = changeCalendar(calendars, { firstDay: 7, timeZone: "UTC" }, "2026-W45" as WeekId);
    for (const history of [calendars, moved]) {
      const span = weekSpan("2026-W40" as WeekId, "2026-W53" as WeekId, history);
      for (let number = 20_730; number < 20_800; number++) {
        const day = dayOfNumber(number);
        expect(weekAtIndex(span, indexOfDay(span, day, number % 14))).toBe(weekOfDay(day, history));
      }
    }
  });
});

describe("checking an entry", () => {
  const splits = (...amounts: number[]) => amounts.map((amount) => ({ categoryId: "food", amount: minor(amount) }));
  it.each([
    ["is fine", entry("2026-11-10", 100), true],
    ["may be a refund", entry("2026-11-10", -100), true],
    ["must be a number", { ...entry("2026-11-10", 1), amount: Number.NaN as never }, "unreadable-amount"],
    ["must be whole", { ...entry("2026-11-10", 1), amount: 12.5 as never }, "unreadable-amount"],
    [
      "is not fooled by huge splits",
      entry("2026-11-10", 100, { splits: splits(Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER) }),
      "splits-do-not-add-up",
    ],
    ["must spend something", entry("2026-11-10", 0), "nothing-spent"],
    ["must fit", entry("2026-11-10", 100_000_000_001), "too-large"],
    ["needs a real day", entry("2026-02-30", 100), "impossible-date"],
    ["needs a day of our time", entry("1950-01-01", 100), "out-of-range"],
    ["needs splits that add up", entry("2026-11-10", 100, { splits: splits(60, 30) }), "splits-do-not-add-up"],
    ["needs splits if it has any", entry("2026-11-10", 100, { splits: [] }), "splits-do-not-add-up"],
    ["may be split", entry("2026-11-10", 100, { splits: splits(60, 40) }), true],
    ["needs a payee that fits", entry("2026-11-10", 100, { payee: "x".repeat(81) }), "label-too-long"],
  ])("[SP5] it %s", (_, input, expected) => {
    const checked = checkTransaction(input, dollars);
    expect(checked.ok ? true : checked.problem).toBe(expected);
  });
});

/** From half a year before the book's weeks to half a year after them. */
const entries = fc
  .array(
    fc.record({
      day: fc.integer({ min: 20_540, max: 21_000 }).map(dayOfNumber),
      amount: fc.integer({ min: -50_000, max: 50_000 }),
      categoryId: fc.constantFrom("food", "home", "fun"),
      goal: fc.constantFrom({}, {}, { goalId: "trip" }, { goalId: "car" }),
    }),
    { maxLength: 30 },
  )
  .map((list) => list.map(({ day, amount, categoryId, goal }) => entry(day, amount, { categoryId, ...goal })));

const told = ({ weeks, byCategory, spent, income, paidFromGoals }: SpendingBook) => ({
  paid: Object.fromEntries([...paidFromGoals].map(([id, own]) => [id, Object.fromEntries(own)])),
  weeks: weeks.map((week) => week.map(({ id }) => id).sort()),
  sums: [spent, income, ...["food", "home", "fun"].map((id) => byCategory.get(id) ?? spent.map(() => 0))],
});

describe("many changes of a spending book at once", () => {
  it("[SP4] equal a rebuilt book, also outside its weeks, and do not mutate the previous one", () => {
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

  it("[SP4] reuse unchanged weeks and categories", () => {
    const old = entry("2026-11-10", 100, { categoryId: "food" });
    const before = spendingBook([old, entry("2026-11-17", 50, { categoryId: "fun" })], autumn);
    const after = withChanges(before, [old], [{ ...old, amount: 40 as never }]);
    expect([spentIn(after, "2026-W46" as WeekId), spentIn(before, "2026-W46" as WeekId)]).toEqual([40, 100]);
    expect(after.weeks[7]).toBe(before.weeks[7]);
    expect(after.byCategory.get("fun")).toBe(before.byCategory.get("fun"));
    expect(after.paidFromGoals).toBe(before.paidFromGoals);
    expect(withChanges(before, [entry("2026-11-10", 1)], [])).toBe(before);
  });
});
