import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sum } from "../money/money.ts";
import { totalsByPerson, totalsByQuarter, totalsByYear } from "../saves/totals.ts";
import { anyInput, bookOf, save, week, weeksOf } from "./history.fixture.ts";
import { type Period, quarterPeriods, weekPeriods, weeksIn, whyAll, yearPeriods } from "./periods.ts";
import { narrowed } from "./weeks-on-record.ts";

const amountsOf = (periods: readonly Period[]) =>
  (["saved", "spent", "income"] as const).map((of) => sum(periods.map((period) => period[of])));

const peopleOf = (periods: readonly Period[]) => {
  const totals: Record<string, number> = {};
  for (const { byPerson } of periods) for (const [id, amount] of byPerson) totals[id] = (totals[id] ?? 0) + amount;
  return totals;
};

describe("quarters and years", () => {
  it("[HI6] add up their weeks, by whom too", () => {
    const saves = [save("2026-W39", 100), save("2026-W40", 20), save("2026-W46", 3, { personId: "tom" })];
    const book = bookOf([["2026-11-13", 55]]);
    const quarters = quarterPeriods(weeksOf({ began: week("2026-W39"), saves, book }));
    expect(quarters.map(({ id, saved, spent }) => [id, saved, spent])).toEqual([
      ...[
        ["2026-Q3", 100, 0],
        ["2026-Q4", 23, 55],
      ],
    ]);
    expect([...quarters[1]!.byPerson]).toEqual([
      ...[
        ["maya", 20],
        ["tom", 3],
      ],
    ]);
    expect(weeksIn("skipped", quarters[1]!.weeks)).toBe(5);
  });

  it("[HI6] count a 53rd week in the last quarter of its own year", () => {
    const saves = [save("2026-W53", 7), save("2027-W01", 9)];
    const weeks = weeksOf({ began: week("2026-W52"), now: week("2027-W02"), saves });
    expect(quarterPeriods(weeks).map(({ id, saved }) => [id, saved])).toEqual([
      ...[
        ["2026-Q4", 7],
        ["2027-Q1", 9],
      ],
    ]);
    expect(yearPeriods(weeks).map(({ id, weeks: own }) => [id, own.length])).toEqual([
      ...[
        ["2026", 2],
        ["2027", 2],
      ],
    ]);
  });

  it("[HI6] are none where there are no weeks", () => {
    expect([weekPeriods([]), quarterPeriods([]), yearPeriods([])]).toEqual([[], [], []]);
    expect(whyAll([]).inputs).toEqual([]);
  });

  it("[HI7] come to the same by weeks, quarters, years and all at once", () => {
    fc.assert(
      fc.property(anyInput, (given) => {
        const weeks = weeksOf(given);
        const [byWeek, byQuarter, byYear] = [weekPeriods(weeks), quarterPeriods(weeks), yearPeriods(weeks)];
        expect(amountsOf(byQuarter)).toEqual(amountsOf(byWeek));
        expect(amountsOf(byYear)).toEqual(amountsOf(byWeek));
        expect(amountsOf(byWeek)[0]).toBe(sum(given.saves.map(({ amount }) => amount)));
        for (const periods of [byWeek, byQuarter, byYear])
          expect(peopleOf(periods)).toEqual(Object.fromEntries(totalsIn(totalsByPerson(given.saves))));
      }),
    );
  });

  it("[HI7] agree with the totals that every other room shows", () => {
    fc.assert(
      fc.property(anyInput, (given) => {
        const weeks = weeksOf(given);
        const [years, quarters] = [totalsIn(totalsByYear(given.saves)), totalsIn(totalsByQuarter(given.saves))];
        for (const { id, saved } of yearPeriods(weeks)) expect(saved).toBe(years.get(Number(id)) ?? 0);
        for (const { id, saved } of quarterPeriods(weeks)) expect(saved).toBe(quarters.get(id as never) ?? 0);
      }),
    );
  });

  it("[HI4] are parts of the whole when narrowed: what one set aside and what the others did", () => {
    fc.assert(
      fc.property(anyInput, (given) => {
        const weeks = weeksOf(given);
        const total = (counts: Parameters<typeof narrowed>[1]) =>
          sum(yearPeriods(narrowed(weeks, counts)).map(({ saved }) => saved));
        const [maya, others] = [
          total(({ personId }) => personId === "maya"),
          total(({ personId }) => personId !== "maya"),
        ];
        expect(maya + others).toBe(sum(weeks.map(({ saved }) => saved)));
      }),
    );
  });
});

function totalsIn<T>(result: { ok: true; value: T } | { ok: false }): T {
  if (!result.ok) throw new Error("These sums are small");
  return result.value;
}
