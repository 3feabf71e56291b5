import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Balance } from "../household/records.ts";
import { minor } from "../money/money.ts";
import { addDays } from "../time/day.ts";
import { addWeeks, type WeekId, weekRange } from "../time/week.ts";
import { type CalendarHistory, endOfWeek } from "../time/week-calendar.ts";
import { balanceBook } from "./balance-book.ts";
import { bookOf, day, owned } from "./book.fixture.ts";
import { holdingsOn } from "./holdings-on.ts";
import { netWorthOn, netWorthOnDays } from "./net-worth.ts";
import { monthlyNetWorth, weeklyNetWorth } from "./series.ts";

const mondays: CalendarHistory = [{ firstDay: 1, timeZone: "UTC", from: "2000-W01" as WeekId }];
const span = (from: string, to: string) => ({ from: day(from), to: day(to) });

const book = bookOf([
  ["checking", "2026-01-05", 100],
  ["checking", "2026-01-18", 200],
  ["loan", "2026-02-20", 50],
]);

const shown = (series: ReturnType<typeof monthlyNetWorth>) =>
  series.ok ? series.value.map(({ day: on, net }) => [on, net]) : series;

describe("a series of net worth", () => {
  it("[NW8] has a point at the end of each of the household's weeks in the span", () => {
    expect(shown(weeklyNetWorth(book, span("2026-01-04", "2026-01-25"), mondays))).toEqual([
      ["2026-01-04", 0],
      ["2026-01-11", 100],
      ["2026-01-18", 200],
      ["2026-01-25", 200],
    ]);
    const sundays: CalendarHistory = [{ ...mondays[0], firstDay: 7 }];
    expect(shown(weeklyNetWorth(book, span("2026-01-05", "2026-01-18"), sundays))).toEqual([
      ["2026-01-10", 100],
      ["2026-01-17", 100],
    ]);
  });

  it("[NW8] follows the household's changes of its week", () => {
    const fridays = { firstDay: 5 as const, timeZone: "UTC", from: "2026-W03" as WeekId };
    const calendars: CalendarHistory = [mondays[0], fridays, { ...mondays[0], from: "2026-W05" as WeekId }];
    const series = weeklyNetWorth(book, span("2026-01-01", "2026-02-09"), calendars);
    const weeks = weekRange("2026-W01" as WeekId, "2026-W06" as WeekId);
    expect(series.ok && series.value.map((point) => point.day)).toEqual(
      weeks.map((week) => endOfWeek(week, calendars)),
    );
  });

  it("[NW8] has a point at every month's end in the span, leap days included", () => {
    expect(shown(monthlyNetWorth(book, span("2025-12-31", "2026-02-28")))).toEqual([
      ["2025-12-31", 0],
      ["2026-01-31", 200],
      ["2026-02-28", 150],
    ]);
    expect(shown(monthlyNetWorth(book, span("2028-02-10", "2028-03-30")))).toEqual([["2028-02-29", 150]]);
  });

  it("[NW8] has no points in a span without an end, and none the wrong way round", () => {
    expect(shown(monthlyNetWorth(book, span("2026-01-02", "2026-01-30")))).toEqual([]);
    const backwards = span("2026-02-01", "2026-01-30");
    expect(monthlyNetWorth(book, backwards)).toEqual({ ok: false, problem: "wrong-way-round" });
    expect(weeklyNetWorth(book, backwards, mondays)).toEqual({ ok: false, problem: "wrong-way-round" });
  });

  it("[NW9] of 50 accounts over 20 years of weekly balances is quick and right", () => {
    const accounts = Array.from({ length: 50 }, (_, n) => ({ id: `a${n}`, label: `a${n}`, kind: "savings" as const }));
    const weeks = Array.from({ length: 1_040 }, (_, n) => endOfWeek(addWeeks("2006-W01" as WeekId, n), mondays));
    const balances = weeks.flatMap((on, n) =>
      accounts.map(({ id }, a): Balance => {
        return { id: `${id}-${n}`, of: { kind: "account", id }, day: on, amount: minor(n * 100 + a) };
      }),
    );
    const opened = balanceBook({ accounts, debts: [] }, balances.reverse());
    if (!opened.ok) throw new Error(opened.problem);
    const series = weeklyNetWorth(opened.value, { from: weeks[0]!, to: weeks[1_039]! }, mondays);
    expect(series.ok && series.value.map(({ net }) => net)).toEqual(weeks.map((_, n) => n * 100 * 50 + 1_225));
  });
});

const anyBalance = fc
  .record({
    id: fc.integer({ min: 0, max: 30 }).map(String),
    of: fc.constantFrom<Balance["of"]>(
      { kind: "account", id: "checking" },
      { kind: "account", id: "car" },
      { kind: "debt", id: "loan" },
      { kind: "debt", id: "gone" },
    ),
    day: fc.nat(60).map((days) => addDays(day("2026-01-01"), days)),
    amount: fc.integer({ min: -1e12, max: 1e12 }).map(minor),
    low: fc.integer({ min: -1e12, max: 1e12 }).map(minor),
    high: fc.integer({ min: -1e12, max: 1e12 }).map(minor),
    hasRange: fc.boolean(),
  })
  .map(({ low, high, hasRange, ...balance }): Balance => (hasRange ? { ...balance, low, high } : balance));

const opened = (balances: readonly Balance[]) => {
  const result = balanceBook(owned, balances);
  if (!result.ok) throw new Error(result.problem);
  return result.value;
};

const days = Array.from({ length: 70 }, (_, n) => addDays(day("2025-12-28"), n));

describe("any balances", () => {
  const shuffled = fc
    .array(anyBalance, { maxLength: 25 })
    .chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })));

  it("[NW4] give the same net worth in whatever order they came", () => {
    fc.assert(
      fc.property(shuffled, ([list, other]) => {
        expect(netWorthOnDays(opened(other), days)).toEqual(netWorthOnDays(opened(list), days));
      }),
    );
  });

  it("[NW3] have net = assets − debts, inside its band", () => {
    fc.assert(
      fc.property(fc.array(anyBalance, { maxLength: 25 }), (list) => {
        for (const { net, assets, debts, low, high } of netWorthOnDays(opened(list), days)) {
          expect(net).toBe(assets - debts);
          expect(low <= net && net <= high).toBe(true);
        }
      }),
    );
  });

  it("[NW9] give in one walk what each account and debt gives by itself", () => {
    fc.assert(
      fc.property(fc.array(anyBalance, { maxLength: 25 }), fc.nat(69), (list, at) => {
        const [of, on] = [opened(list), days[at]!];
        const standing = holdingsOn(of, on).filter((holding) => holding.standing !== null);
        const sign = { account: 1, debt: -1 };
        const net = standing.reduce((sum, holding) => sum + sign[holding.kind] * holding.standing!.amount, 0);
        expect(netWorthOn(of, on)).toEqual(netWorthOnDays(of, days)[at]);
        expect(netWorthOn(of, on)).toMatchObject({ net: net + 0, known: standing.length });
      }),
    );
  });
});
