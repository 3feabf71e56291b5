import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Balance } from "../household/records.ts";
import { minor } from "../money/money.ts";
import { addDays } from "../time/day.ts";
import { addWeeks, type CalendarHistory, endOfWeek, type WeekId, weekRange } from "../time/week.ts";
import { balanceBook } from "./balance-book.ts";
import { balancesOf, bookOf, day, owned, type Said } from "./book.fixture.ts";
import { holdingsOn } from "./holdings.ts";
import { monthlyNetWorth, netWorthOn, netWorthOnDays, weeklyNetWorth, whyNetWorth, worthDays } from "./net-worth.ts";
import { netWorthChange } from "./net-worth-change.ts";

describe("net worth", () => {
  const book = bookOf([
    ["checking", "2026-01-10", 300_000],
    ["loan", "2026-01-10", 700_000],
    ["car", "2026-02-01", 1_200_000, { low: 950_000, high: 1_450_000 }],
    ["checking", "2026-03-10", 341_260],
    ["loan", "2026-03-10", 648_000, { low: 640_000 }],
  ]);

  describe("net worth on a day", () => {
    it("[NW1] is assets less debts, each by its last balance carried forward", () => {
      expect(netWorthOn(book, day("2026-02-15"))).toMatchObject({ assets: 1_500_000, debts: 700_000, net: 800_000 });
      expect(netWorthOn(book, day("2026-03-10"))).toMatchObject({ assets: 1_541_260, debts: 648_000, net: 893_260 });
      expect(netWorthOn(book, day("2030-01-01")).net).toBe(893_260);
    });

    it("[NW2] leaves out items without a balance, and counts them", () => {
      expect(netWorthOn(book, day("2026-01-31"))).toMatchObject({ net: -400_000, known: 2, absent: 2 });
      expect(netWorthOn(book, day("2026-01-01"))).toMatchObject({ net: 0, known: 0, absent: 4 });
      expect(holdingsOn(book, day("2026-01-31")).map(({ id, standing }) => [id, standing?.amount])).toEqual([
        ["checking", 300_000],
        ["fund", undefined],
        ["car", undefined],
        ["loan", 700_000],
      ]);
    });

    it("[NW3] has a band from the ranges; what has none is exact", () => {
      expect(netWorthOn(book, day("2026-01-31"))).toMatchObject({ low: -400_000, high: -400_000 });
      expect(netWorthOn(book, day("2026-02-15"))).toMatchObject({ low: 550_000, high: 1_050_000 });
      expect(netWorthOn(book, day("2026-03-10"))).toMatchObject({ low: 643_260, high: 1_151_260 });
    });

    it("[NW3] takes an amount outside its own range into the band", () => {
      const odd = bookOf([["car", "2026-01-01", 500, { low: 600, high: 900 }]]);
      expect(netWorthOn(odd, day("2026-01-01"))).toMatchObject({ low: 500, net: 500, high: 900 });
    });

    it("[NW4] takes the balance with the greater id of two on one day, in whatever order they came", () => {
      const [first, second] = balancesOf([
        ["checking", "2026-01-10", 100],
        ["checking", "2026-01-10", 50],
      ]);
      for (const balances of [
        [first!, second!],
        [second!, first!],
      ]) {
        const either = balanceBook(owned, balances);
        expect(either.ok && netWorthOn(either.value, day("2026-01-10")).net).toBe(50);
      }
    });

    it("can be that of some accounts and debts alone", () => {
      const said: Said[] = [
        ["checking", "2026-01-10", 300],
        ["fund", "2026-01-10", 5_000],
        ["loan", "2026-01-10", 700],
      ];
      const netOf = (only: string[]) => netWorthOn(bookOf(said, only), day("2026-02-01"));
      expect(netOf(["fund", "loan"])).toMatchObject({ assets: 5_000, debts: 700, known: 2, absent: 0 });
      expect(netOf([])).toMatchObject({ net: 0, known: 0, absent: 0 });
    });

    it("leaves out balances of what the household does not list", () => {
      expect(netWorthOn(bookOf([["boat", "2026-01-10", 300]]), day("2026-02-01"))).toMatchObject({ net: 0, known: 0 });
    });

    it("refuses balances whose sums would leave the exact numbers", () => {
      const huge = balancesOf([["checking", "2026-01-10", Number.MAX_SAFE_INTEGER]]);
      expect(balanceBook(owned, huge)).toEqual({ ok: false, problem: "too-large" });
      // Four accounts and debts, each of which may move from one end to the other.
      const limit = Math.floor(Number.MAX_SAFE_INTEGER / 8);
      const down = (low: number) => balanceBook(owned, balancesOf([["checking", "2026-01-10", 0, { low }]]));
      expect(down(-limit).ok).toBe(true);
      expect(down(-limit - 1)).toEqual({ ok: false, problem: "too-large" });
    });

    it("so that the largest change between two days is exact", () => {
      const limit = Math.floor(Number.MAX_SAFE_INTEGER / 8);
      const onDay = (date: string, amount: number): Said[] =>
        ["checking", "fund", "car", "loan"].map((id) => [id, date, id === "loan" ? -amount : amount]);
      const widest = bookOf([...onDay("2026-01-10", -limit), ...onDay("2026-02-10", limit)]);
      const change = netWorthChange(widest, { from: day("2026-01-10"), to: day("2026-02-10") });
      expect(change).toMatchObject({ ok: true, value: { amount: limit * 8 } });
    });

    it("[NW1] may be below zero, with an overdrawn account too", () => {
      const overdrawn = bookOf([["checking", "2026-01-10", -5_000]]);
      expect(netWorthOn(overdrawn, day("2026-01-10"))).toMatchObject({ assets: -5_000, net: -5_000 });
    });

    it("[NW1] explains itself", () => {
      const { formula, inputs } = whyNetWorth(netWorthOn(book, day("2026-02-15")));
      expect(formula).toContain("left out, not counted as zero");
      expect(inputs).toContainEqual({ label: "What you owe", amount: minor(700_000) });
      expect(inputs).toContainEqual({ label: "Without a balance yet", count: 1 });
    });
  });

  describe("how old a balance is", () => {
    const said = bookOf([
      ["checking", "2026-01-01", 1],
      ["fund", "2026-01-01", 1],
      ["car", "2026-01-01", 1],
      ["loan", "2026-01-01", 1],
    ]);
    const staleOn = (on: string) =>
      holdingsOn(said, day(on))
        .filter(({ standing }) => standing?.isStale)
        .map(({ id }) => id);

    it("[NW7] is worth a look after 45 days for everyday money and debts, 60 for investments, 180 for things", () => {
      expect(staleOn("2026-02-15")).toEqual([]);
      expect(staleOn("2026-02-16")).toEqual(["checking", "loan"]);
      expect(staleOn("2026-03-02")).toEqual(["checking", "loan"]);
      expect(staleOn("2026-03-03")).toEqual(["checking", "fund", "loan"]);
      expect(staleOn("2026-06-30")).toEqual(["checking", "fund", "loan"]);
      expect(staleOn("2026-07-01")).toEqual(["checking", "fund", "car", "loan"]);
    });

    it("[NW7] is counted in days, and unknown before the first balance", () => {
      expect(holdingsOn(said, day("2026-03-01"))[0]?.standing).toMatchObject({ day: "2026-01-01", days: 59 });
      expect(holdingsOn(said, day("2025-12-31"))[0]?.standing).toBeNull();
    });
  });
});

describe("series", () => {
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
    it("has a point at the end of each of the household's weeks in the span", () => {
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

    it("follows the household's changes of its week", () => {
      const fridays = { firstDay: 5 as const, timeZone: "UTC", from: "2026-W03" as WeekId };
      const calendars: CalendarHistory = [mondays[0], fridays, { ...mondays[0], from: "2026-W05" as WeekId }];
      const series = weeklyNetWorth(book, span("2026-01-01", "2026-02-09"), calendars);
      const weeks = weekRange("2026-W01" as WeekId, "2026-W06" as WeekId);
      expect(series.ok && series.value.map((point) => point.day)).toEqual(
        weeks.map((week) => endOfWeek(week, calendars)),
      );
    });

    it("has a point at every month's end in the span, leap days included", () => {
      expect(shown(monthlyNetWorth(book, span("2025-12-31", "2026-02-28")))).toEqual([
        ["2025-12-31", 0],
        ["2026-01-31", 200],
        ["2026-02-28", 150],
      ]);
      expect(shown(monthlyNetWorth(book, span("2028-02-10", "2028-03-30")))).toEqual([["2028-02-29", 150]]);
    });

    it("has no points in a span without an end, and none the wrong way round", () => {
      expect(shown(monthlyNetWorth(book, span("2026-01-02", "2026-01-30")))).toEqual([]);
      const backwards = span("2026-02-01", "2026-01-30");
      expect(monthlyNetWorth(book, backwards)).toEqual({ ok: false, problem: "wrong-way-round" });
      expect(weeklyNetWorth(book, backwards, mondays)).toEqual({ ok: false, problem: "wrong-way-round" });
    });

    it("[NW9] of 50 accounts over 20 years of weekly balances is quick and right", () => {
      const accounts = Array.from({ length: 50 }, (_, n) => ({
        id: `a${n}`,
        label: `a${n}`,
        kind: "savings" as const,
      }));
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
});

describe("worth days", () => {
  const mondays: CalendarHistory = [{ firstDay: 1, timeZone: "UTC", from: "2000-W01" as WeekId }];
  const days = (from: string, to: string) => worthDays({ from: day(from), to: day(to) }, mondays);

  describe("the days of a line of net worth", () => {
    it("are its ends, and ends of weeks between them up to a year", () => {
      expect(days("2026-11-01", "2026-11-13")).toEqual(["2026-11-01", "2026-11-08", "2026-11-13"]);
      expect(days("2025-11-13", "2026-11-13")).toHaveLength(54);
    });

    it("are ends of months beyond that", () => {
      const two = days("2024-11-13", "2026-11-13");
      expect([two.length, two[0], two[1], two.at(-2), two.at(-1)]).toEqual([
        ...[26, "2024-11-13", "2024-11-30", "2026-10-31", "2026-11-13"],
      ]);
      expect(days("2024-01-31", "2026-02-28").slice(0, 3)).toEqual(["2024-01-31", "2024-02-29", "2024-03-31"]);
    });

    it("are only the last day for an empty span", () => {
      expect(days("2026-11-13", "2026-11-13")).toEqual(["2026-11-13"]);
      expect(days("2026-11-14", "2026-11-13")).toEqual(["2026-11-13"]);
    });

    it("rise, begin and end where they should, and stay few", () => {
      fc.assert(
        fc.property(fc.nat(9_000), fc.nat(9_000), (from, length) => {
          const first = addDays(day("2000-01-01"), from);
          const all = worthDays({ from: first, to: addDays(first, length) }, mondays);
          expect(all).toEqual([...new Set(all)].sort());
          expect([all[0], all.at(-1)]).toEqual([first, addDays(first, length)]);
          expect(all.length).toBeLessThan(310);
        }),
      );
    });
  });
});
