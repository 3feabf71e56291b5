import { describe, expect, it } from "vitest";
import { minor } from "../money/money.ts";
import { balanceBook } from "./balance-book.ts";
import { balancesOf, bookOf, day, owned, type Said } from "./book.fixture.ts";
import { netWorthChange } from "./change-since.ts";
import { holdingsOn } from "./holdings-on.ts";
import { netWorthOn, whyNetWorth } from "./net-worth.ts";

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

  it("[NW2] leaves out what has no balance yet, and says how many", () => {
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

  it("[NW5] can be that of some accounts and debts alone", () => {
    const said: Said[] = [
      ["checking", "2026-01-10", 300],
      ["fund", "2026-01-10", 5_000],
      ["loan", "2026-01-10", 700],
    ];
    const netOf = (only: string[]) => netWorthOn(bookOf(said, only), day("2026-02-01"));
    expect(netOf(["fund", "loan"])).toMatchObject({ assets: 5_000, debts: 700, known: 2, absent: 0 });
    expect(netOf([])).toMatchObject({ net: 0, known: 0, absent: 0 });
  });

  it("[NW5] leaves out balances of what the household does not list", () => {
    expect(netWorthOn(bookOf([["boat", "2026-01-10", 300]]), day("2026-02-01"))).toMatchObject({ net: 0, known: 0 });
  });

  it("[NW6] refuses balances whose sums would leave the exact numbers", () => {
    const huge = balancesOf([["checking", "2026-01-10", Number.MAX_SAFE_INTEGER]]);
    expect(balanceBook(owned, huge)).toEqual({ ok: false, problem: "too-large" });
    // Four accounts and debts, each of which may move from one end to the other.
    const limit = Math.floor(Number.MAX_SAFE_INTEGER / 8);
    const down = (low: number) => balanceBook(owned, balancesOf([["checking", "2026-01-10", 0, { low }]]));
    expect(down(-limit).ok).toBe(true);
    expect(down(-limit - 1)).toEqual({ ok: false, problem: "too-large" });
  });

  it("[NW6] so that the largest change between two days is exact", () => {
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
