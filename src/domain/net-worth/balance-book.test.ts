import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Balance } from "../household/records.ts";
import { type Minor, minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import { addDays } from "../time/day.ts";
import { accruedValue, balanceBook, maxAccrualDays, type Owned } from "./balance-book.ts";
import { balancesOf, day, type Said } from "./book.fixture.ts";
import { holdingsOn } from "./holdings.ts";
import { isListing, withListedBalances } from "./listed-balances.ts";
import { netWorthOn, netWorthOnDays, whyNetWorth } from "./net-worth.ts";
import { netWorthChange } from "./net-worth-change.ts";

const owning = (change: number): Owned => ({
  accounts: [
    { id: "checking", label: "Checking", kind: "checking" },
    { id: "car", label: "Car", kind: "vehicle", yearlyChange: change as Rate },
  ],
  debts: [{ id: "loan", label: "Car loan" }],
});

function bookWith(change: number, balances: readonly Balance[]) {
  const book = balanceBook(owning(change), balances);
  if (!book.ok) throw new Error(book.problem);
  return book.value;
}

const said: Said[] = [
  ["checking", "2025-01-01", 100_000],
  ["car", "2025-01-01", 1_200_000, { low: 1_000_000, high: 1_400_000 }],
  ["car", "2026-01-01", 1_100_000],
];
const book = bookWith(-15_000, balancesOf(said));

describe("net worth with what loses value", () => {
  it("falls between balances, with its range, and restarts at each", () => {
    expect(netWorthOn(book, day("2025-01-01"))).toMatchObject({ assets: 1_300_000, low: 1_100_000, high: 1_500_000 });
    expect(netWorthOn(book, day("2025-12-31"))).toMatchObject({ assets: 1_120_454, accrued: -179_546 });
    expect(netWorthOn(book, day("2026-01-01"))).toMatchObject({ assets: 1_200_000, accrued: 0 });
    expect(netWorthOn(book, day("2027-01-01"))).toMatchObject({ assets: 1_035_000, accrued: -165_000 });
    const { low, high } = netWorthOn(book, day("2025-07-02"));
    expect([low, high]).toEqual([1_022_160, 1_391_024]);
  });

  it("lists each account's current value with the recorded one", () => {
    const car = holdingsOn(book, day("2027-01-01"))[1]?.standing;
    expect(car).toMatchObject({ day: "2026-01-01", amount: 935_000, said: { amount: 1_100_000 } });
  });

  it("has its own line in the explanation, and none without a yearly change", () => {
    const { formula, inputs } = whyNetWorth(netWorthOn(book, day("2027-01-01")));
    expect(formula).toContain("carried forward");
    expect(inputs).toContainEqual({ label: "Of it gained or lost since the last look", amount: -165_000 });
    expect(JSON.stringify(whyNetWorth(netWorthOn(book, day("2026-01-01"))))).not.toContain("since the last look");
  });

  it("counts the loss in a change between two days", () => {
    const change = netWorthChange(book, { from: day("2026-01-01"), to: day("2027-01-01") });
    expect(change).toMatchObject({ ok: true, value: { amount: -165_000, parts: [{ id: "car", amount: -165_000 }] } });
  });

  it("refuses what could grow beyond the exact numbers", () => {
    const most = Math.floor(Number.MAX_SAFE_INTEGER / 6);
    const rich = balancesOf([["car", "2026-01-01", most]]);
    expect(balanceBook(owning(-15_000), rich).ok).toBe(true);
    expect(balanceBook(owning(100_000), rich)).toEqual({ ok: false, problem: "too-large" });
  });

  const anySaid = fc.record({
    of: fc.constantFrom("checking", "car", "loan"),
    on: fc.nat(800),
    amount: fc.integer({ min: -1e10, max: 1e10 }),
    range: fc.nat(1e9),
  });

  it("is the same in one pass and account by account, with the net inside its band", () => {
    const days = [0, 100, 365, 366, 799, 800, 2_000, 9_000].map((n) => addDays(day("2024-01-01"), n));
    fc.assert(
      fc.property(fc.array(anySaid, { maxLength: 12 }), fc.integer({ min: -100_000, max: 100_000 }), (list, change) => {
        const balances = balancesOf(
          list.map(({ of, on, amount, range }): Said => {
            return [of, addDays(day("2024-01-01"), on), amount, { low: amount - range, high: amount + range }];
          }),
        );
        const any = bookWith(change, balances);
        for (const point of netWorthOnDays(any, days)) {
          const held = holdingsOn(any, point.day).map(({ kind, standing }) =>
            kind === "debt" ? 0 - (standing?.amount ?? 0) : (standing?.amount ?? 0),
          );
          expect(point.net).toBe(minor(held.reduce((sum, one) => sum + one, 0)));
          expect(point.low <= point.net && point.net <= point.high).toBe(true);
        }
      }),
    );
  });
});

const rate = (percent: number) => Math.round(percent * 1_000) as Rate;
const value = (days: number, percent: number, amount = 1_200_000) => accruedValue(minor(amount), rate(percent), days);

describe("what gains or loses value by itself", () => {
  it("reaches the yearly rate after 365 days, and its square after two years", () => {
    expect(value(365, -15)).toBe(1_020_000);
    expect(value(730, -15)).toBe(867_000);
    expect(value(365, 3)).toBe(1_236_000);
    expect(value(365, 100)).toBe(2_400_000);
  });

  it("goes a little every day", () => {
    expect([value(1, -15), value(101, -15)]).toEqual([1_199_466, 1_147_230]);
  });

  it("is unchanged on its day, before it, and without a rate", () => {
    expect([value(0, -15), value(-3, -15), value(500, 0)]).toEqual([1_200_000, 1_200_000, 1_200_000]);
  });

  it("is zero from the next day on at a rate of −100 %", () => {
    expect([value(0, -100), value(1, -100), value(900, -100)]).toEqual([1_200_000, 0, 0]);
  });

  it("changes for ten years at most", () => {
    expect(value(maxAccrualDays + 4_000, -15)).toBe(value(maxAccrualDays, -15));
    expect(value(maxAccrualDays + 4_000, 100, 1_000_000_000_000)).toBe(value(maxAccrualDays, 100, 1_000_000_000_000));
  });

  const anyAmount = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }).map(minor);
  const anyRate = fc.integer({ min: -100_000, max: 100_000 }).map((n) => n as Rate);
  const anyDays = fc.nat(maxAccrualDays);

  it("is an integer, keeps its sign, and follows the exact curve", () => {
    fc.assert(
      fc.property(anyAmount, anyRate, anyDays, (amount, yearly, days) => {
        const accrued = accruedValue(amount, yearly, days);
        const curve = amount * (1 + yearly / 100_000) ** (days / 365);
        expect(Number.isSafeInteger(accrued)).toBe(true);
        expect(Math.abs(accrued - curve)).toBeLessThanOrEqual(1 + Math.abs(curve) * 1e-12);
      }),
    );
  });

  it("never puts what is more below what is less, nor turns back on the way", () => {
    fc.assert(
      fc.property(anyAmount, fc.nat(1_000_000), anyRate, anyDays, (amount, more, yearly, days) => {
        const [less, greater] = [amount, (amount + more) as Minor];
        expect(accruedValue(less, yearly, days)).toBeLessThanOrEqual(accruedValue(greater, yearly, days));
        const [today, tomorrow] = [accruedValue(greater, yearly, days), accruedValue(greater, yearly, days + 1)];
        const way = Math.sign(tomorrow - today) * Math.sign(greater);
        expect(way === 0 || way === Math.sign(yearly)).toBe(true);
      }),
    );
  });
});

const listed = {
  accounts: [
    { id: "checking", balance: minor(500) },
    { id: "car", balance: minor(9_000), low: minor(8_000), high: minor(10_000) },
  ],
  debts: [{ id: "loan", balance: minor(700) }],
};

const told = (balances: ReturnType<typeof balancesOf>) =>
  withListedBalances(listed, balances, () => day("2026-03-01")).map(({ of, day: on, amount }) => [of.id, on, amount]);

describe("the initial balance of a listed item", () => {
  it("counts from that day on, with its range", () => {
    expect(told([])).toEqual([
      ["checking", "2026-03-01", 500],
      ["car", "2026-03-01", 9_000],
      ["loan", "2026-03-01", 700],
    ]);
    const [, car] = withListedBalances(listed, [], () => day("2026-03-01"));
    expect(car).toMatchObject({ low: 8_000, high: 10_000 });
    expect(isListing(car!.id)).toBe(true);
  });

  it("is kept along with later balances", () => {
    expect(told(balancesOf([["checking", "2026-03-02", 600]]))).toContainEqual(["checking", "2026-03-01", 500]);
  });

  it("gives way to a balance of that day or an earlier one, and only its own", () => {
    for (const on of ["2026-03-01", "2025-01-31"]) {
      const all = told(balancesOf([["checking", on, 600]]));
      expect(all.filter(([id]) => id === "checking")).toEqual([["checking", on, 600]]);
      expect(all).toHaveLength(3);
    }
  });
});
