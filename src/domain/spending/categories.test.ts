import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Category } from "../household/household.ts";
import { minor, sum } from "../money/money.ts";
import { addDays, type Day } from "../time/day.ts";
import type { WeekId } from "../time/week.ts";
import { weekRange } from "../time/week.ts";
import {
  archived,
  colorsOf,
  envelopeGroups,
  freeColor,
  isListed,
  mergedAway,
  mergedBudget,
  movedCategory,
  offered,
  unarchived,
  withoutArchivedBudgets,
} from "./categories.ts";
import { envelopesOf } from "./envelopes.ts";
import { autumn, category, entry } from "./spending.fixture.ts";
import { spendingBook } from "./spending-book.ts";

const [began, thisWeek, nextWeek] = ["2026-W40", "2026-W46", "2026-W47"] as [WeekId, WeekId, WeekId];

const budget = fc.integer({ min: 0, max: 100_000 });
const rollover = fc.constantFrom("off" as const, "leftover" as const, "both" as const);
const week = fc.constantFrom(...(["2026-W41", "2026-W43", "2026-W46"] as WeekId[]));

const anyCategory = (id: string): fc.Arbitrary<Category> =>
  fc
    .record({ now: budget, before: fc.option(budget), since: week, rolls: rollover })
    .map(({ now, before, since, rolls }) => ({
      ...category(id, now, rolls),
      ...(before !== null && { since, earlier: [{ from: began, weeklyBudget: minor(before), rollover: rolls }] }),
    }));

const anyEntry = fc
  .record({
    day: fc.integer({ min: 0, max: 60 }),
    amount: fc.integer({ min: -5_000, max: 50_000 }).filter((amount) => amount !== 0),
    in: fc.constantFrom("a", "b", "c", "split"),
  })
  .map(({ day, amount, in: where }) => {
    const on = addDays("2026-09-28" as Day, day);
    const splits = [
      { categoryId: "a", amount: minor(amount - 7) },
      { categoryId: "c", amount: minor(7) },
    ];
    return entry(on, amount, where === "split" ? { splits } : { categoryId: where });
  });

describe("category colors", () => {
  it("[CT1] stay when another category is added or archived", () => {
    const ids = fc.uniqueArray(fc.integer({ min: 0, max: 999 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(ids, fc.nat(), (numbers, at) => {
        const all = numbers.map((number) => category(`k${1000 + number}`, 5));
        const before = colorsOf(all);
        const changed = all.map((one, index) => (index === at % all.length ? archived(one, thisWeek, began) : one));
        const after = colorsOf([...changed, category("z", 5)]);
        for (const [id, color] of before) expect(after.get(id)).toBe(color);
      }),
    );
  });

  it("[CT1] stay in a household of foreign ids when a device adds one", () => {
    const foreign = [category("category-0", 1), category("category-1", 1)];
    const made = category("01m7acesg04k3kh00vx9rydzns", 1);
    const [before, after] = [colorsOf(foreign), colorsOf([made, ...foreign])];
    for (const [id, color] of before) expect(after.get(id)).toBe(color);
  });

  it("[CT1] follow neither the order of a list nor the other colors that people chose", () => {
    const [a, b] = [category("a", 1), category("b", 1)];
    expect(Object.fromEntries(colorsOf([b, a]))).toEqual(Object.fromEntries(colorsOf([a, b])));
    expect(colorsOf([{ ...a, color: 7 }, b]).get("b")).toBe(colorsOf([a, b]).get("b"));
  });

  it("are given to new categories in turn", () => {
    const some = ["a", "b", "c"].map((id) => category(id, 1));
    expect([...colorsOf(some).values()]).not.toContain(freeColor(some));
    expect(freeColor([])).toBe(0);
    // Ink is what has no category in charts.
    const ten = Array.from({ length: 10 }, (_, at) => category(`c${at}`, 1));
    expect([...colorsOf(ten).values()]).not.toContain(5);
  });
});

describe("archived categories", () => {
  const gone = archived(category("a", 5_000, "leftover"), thisWeek, began);

  it("[CT2] have no budget from this week on, and past weeks keep theirs", () => {
    const book = spendingBook([entry("2026-11-04", 2_000, { categoryId: "a" })], autumn);
    const at = (when: WeekId) => envelopesOf(book, [gone], when, began)[0]!;
    expect(at("2026-W45" as WeekId)).toMatchObject({ budget: 5_000, spent: 2_000 });
    expect(at(thisWeek).budget).toBe(0);
    expect(at(nextWeek)).toMatchObject({ budget: 0, carried: 0, left: 0 });
    expect([isListed(at("2026-W45" as WeekId)), isListed(at(nextWeek))]).toEqual([true, false]);
  });

  it("[CT2] have none either when another device changed their budget meanwhile", () => {
    const merged = { ...gone, weeklyBudget: minor(700) };
    expect(withoutArchivedBudgets([merged])[0]!.weeklyBudget).toBe(0);
    const none = [category("b", 3)];
    expect(withoutArchivedBudgets(none)).toBe(none);
  });

  it("are no choice for new entries, but stay with the entry that has one", () => {
    const all = [gone, category("b", 1)];
    expect(offered(all).map(({ id }) => id)).toEqual(["b"]);
    expect(offered(all, "a")).toHaveLength(2);
  });

  it("get their last budget back", () => {
    const back = unarchived(gone, nextWeek, began);
    expect(back).toMatchObject({ weeklyBudget: 5_000, rollover: "leftover", since: nextWeek });
    expect(back.isArchived).toBeUndefined();
  });
});

describe("groups of categories", () => {
  it("[CT3] stand at the place of their first member, and every column adds up", () => {
    const grouped = fc.array(
      fc.record({ group: fc.constantFrom("Home", "Car", undefined), spent: budget, left: budget }),
    );
    fc.assert(
      fc.property(grouped, (rows) => {
        const envelopes = rows.map(({ group, spent, left }, index) => ({
          category: { ...category(`c${index}`, left), ...(group && { group }) },
          budget: minor(left + spent),
          carried: minor(0),
          spent: minor(spent),
          left: minor(left),
        }));
        const groups = envelopeGroups(envelopes);
        expect(groups.map(({ name }) => name)).toEqual([...new Set(rows.map(({ group }) => group))]);
        for (const { total } of groups) expect(total.left).toBe(total.budget + total.carried - total.spent);
        for (const part of ["budget", "carried", "spent", "left"] as const)
          expect(sum(groups.map(({ total }) => total[part]))).toBe(sum(envelopes.map((one) => one[part])));
      }),
    );
  });
});

describe("merging categories", () => {
  const entries = fc.array(anyEntry, { maxLength: 30 });

  it("[CT4] conserves what every week had and spent in total", () => {
    fc.assert(
      fc.property(
        anyCategory("a"),
        anyCategory("b"),
        entries,
        fc.constantFrom("add" as const, "keep" as const),
        (from, into, list, choice) => {
          const other = category("c", 900);
          const merged = [
            mergedAway(from),
            { ...into, earlier: [], ...mergedBudget(from, into, choice, thisWeek, began) },
            other,
          ];
          const moved = list.map((one) => ({ ...one, ...movedCategory(one, "a", "b") }));
          const [before, after] = [spendingBook(list, autumn), spendingBook(moved, autumn)];
          for (const at of weekRange(began, "2026-W50" as WeekId)) {
            const was = envelopesOf(before, [from, into, other], at, began);
            const is = envelopesOf(after, merged, at, began);
            expect(sum(is.map(({ spent }) => spent))).toBe(sum(was.map(({ spent }) => spent)));
            const had = choice === "keep" && at >= thisWeek ? was.slice(1) : was;
            expect(sum(is.map((one) => one.budget))).toBe(sum(had.map((one) => one.budget)));
            expect(is[0]).toMatchObject({ budget: 0, spent: 0, carried: 0, left: 0 });
          }
        },
      ),
    );
  });

  it("[CT4] conserves what is left where both carry over in the same way", () => {
    fc.assert(
      fc.property(entries, budget, budget, fc.constantFrom("off" as const, "both" as const), (list, x, y, rolls) => {
        const [from, into] = [category("a", x, rolls), category("b", y, rolls)];
        const merged = [mergedAway(from), { ...into, ...mergedBudget(from, into, "add", thisWeek, began) }];
        const moved = list.map((one) => ({ ...one, ...movedCategory(one, "a", "b") }));
        for (const at of weekRange(began, nextWeek)) {
          const leftIn = (book: typeof list, categories: Category[]) =>
            sum(envelopesOf(spendingBook(book, autumn), categories, at, began).map(({ left }) => left));
          expect(leftIn(moved, merged)).toBe(leftIn(list, [from, into]));
        }
      }),
    );
  });

  it("leaves entries of other categories as they are", () => {
    expect(movedCategory(entry("2026-11-04", 5, { categoryId: "c" }), "a", "b")).toBeUndefined();
    expect(movedCategory(entry("2026-11-04", 5), "a", "b")).toBeUndefined();
  });
});
