import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sum } from "../money/money.ts";
import { totalsByPerson, totalsByQuarter, totalsByYear } from "../saves/totals.ts";
import { weeksInYear } from "../time/week.ts";
import { anyInput, bookOf, save, week, weeksOf } from "./history.fixture.ts";
import {
  compareYears,
  firstToCompare,
  maxComparedYears,
  type Period,
  quarterPeriods,
  weekPeriods,
  weeksIn,
  whyAll,
  yearPeriods,
} from "./periods.ts";
import { narrowed } from "./weeks-on-record.ts";

const amountsOf = (periods: readonly Period[]) =>
  (["saved", "spent", "income"] as const).map((of) => sum(periods.map((period) => period[of])));

const peopleOf = (periods: readonly Period[]) => {
  const totals: Record<string, number> = {};
  for (const { byPerson } of periods) for (const [id, amount] of byPerson) totals[id] = (totals[id] ?? 0) + amount;
  return totals;
};

describe("quarters and years", () => {
  it("add up their weeks, by whom too", () => {
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

  it("count a 53rd week in the last quarter of its own year", () => {
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

  it("are empty without weeks", () => {
    expect([weekPeriods([]), quarterPeriods([]), yearPeriods([])]).toEqual([[], [], []]);
    expect(whyAll([]).inputs).toEqual([]);
  });

  it("add up to the same by weeks, quarters, years and in total", () => {
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

  it("agree with the totals that every other room shows", () => {
    fc.assert(
      fc.property(anyInput, (given) => {
        const weeks = weeksOf(given);
        const [years, quarters] = [totalsIn(totalsByYear(given.saves)), totalsIn(totalsByQuarter(given.saves))];
        for (const { id, saved } of yearPeriods(weeks)) expect(saved).toBe(years.get(Number(id)) ?? 0);
        for (const { id, saved } of quarterPeriods(weeks)) expect(saved).toBe(quarters.get(id as never) ?? 0);
      }),
    );
  });

  it("are parts of the whole when narrowed: what one set aside and what the others did", () => {
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

describe("compared years", () => {
  it("grow week by week, from the first week on record to this one", () => {
    const saves = [save("2026-W52", 100), save("2027-W01", 30), save("2027-W03", 5)];
    const given = { began: week("2026-W51"), now: week("2027-W03"), saves };
    const [first, second, ...more] = compareYears(weeksOf(given), given.began, given.now);
    expect(more).toEqual([]);
    expect(first!.soFar.map(({ week: at, saved }) => [at, saved])).toEqual([
      ...[
        ["2026-W51", 0],
        ["2026-W52", 100],
        ["2026-W53", 100],
      ],
    ]);
    expect(second!.soFar.map(({ saved }) => saved)).toEqual([30, 30, 35]);
    expect([first!.quarters, second!.quarters]).toEqual([[{ quarter: 4, saved: 100 }], [{ quarter: 1, saved: 35 }]]);
  });

  it("are the latest five", () => {
    const years = compareYears([], week("2006-W10"), week("2026-W46"));
    expect(years.map(({ year }) => year)).toEqual([2022, 2023, 2024, 2025, 2026]);
    expect(years[0]!.soFar).toHaveLength(weeksInYear(2022));
    expect(years).toHaveLength(maxComparedYears);
  });

  it("are none before the household began", () => {
    expect(compareYears([], week("2027-W01"), week("2026-W46"))).toEqual([]);
  });

  it("begin with a week that was filled in, not with one that holds spending alone", () => {
    const given = { saves: [save("2026-W40", 0)], book: bookOf([["2025-01-06", 100]]) };
    expect(firstToCompare(weeksOf(given), week("2026-W44"))).toBe("2026-W40");
    expect(firstToCompare([], week("2026-W44"))).toBe("2026-W44");
  });

  it("end at what the year's weeks and quarters come to", () => {
    fc.assert(
      fc.property(anyInput, (given) => {
        const weeks = weeksOf(given);
        for (const { year, soFar, quarters } of compareYears(weeks, firstToCompare(weeks, given.began), given.now)) {
          const own = weeks.filter((one) => one.week.startsWith(`${year}-`) && one.week <= given.now);
          const total = sum(own.map(({ saved }) => saved));
          expect([soFar.at(-1)?.saved ?? 0, sum(quarters.map(({ saved }) => saved))]).toEqual([total, total]);
        }
      }),
    );
  });
});
