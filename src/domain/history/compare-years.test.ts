import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sum } from "../money/money.ts";
import { weeksInYear } from "../time/week.ts";
import { compareYears, firstToCompare, mostYears } from "./compare-years.ts";
import { anyInput, bookOf, save, week, weeksOf } from "./history.fixture.ts";

describe("years beside each other", () => {
  it("[HI11] grow week by week, from the first week on record to this one", () => {
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

  it("[HI11] are the latest five", () => {
    const years = compareYears([], week("2006-W10"), week("2026-W46"));
    expect(years.map(({ year }) => year)).toEqual([2022, 2023, 2024, 2025, 2026]);
    expect(years[0]!.soFar).toHaveLength(weeksInYear(2022));
    expect(years).toHaveLength(mostYears);
  });

  it("[HI11] are none before the household began", () => {
    expect(compareYears([], week("2027-W01"), week("2026-W46"))).toEqual([]);
  });

  it("[HI11] begin with a week that was filled in, not with one that holds spending alone", () => {
    const given = { saves: [save("2026-W40", 0)], book: bookOf([["2025-01-06", 100]]) };
    expect(firstToCompare(weeksOf(given), week("2026-W44"))).toBe("2026-W40");
    expect(firstToCompare([], week("2026-W44"))).toBe("2026-W44");
  });

  it("[HI12] end at what the year's weeks and quarters come to", () => {
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
