import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMonths } from "../time/day.ts";
import { bookOf, day, type Said } from "./book.fixture.ts";
import { netWorthOn } from "./net-worth.ts";
import { paceAhead } from "./pace-ahead.ts";

const today = day("2026-11-13");

/** Balances of each month up to today. */
const months = (of: string, amounts: readonly number[]): Said[] =>
  amounts.map((amount, index) => [of, addMonths(today, index - amounts.length + 1), amount]);

const even = (count: number, from: number, step: number) =>
  Array.from({ length: count }, (_, index) => from + step * index);

function pace(said: readonly Said[], ahead?: number) {
  const result = paceAhead(bookOf(said), today, ahead);
  return result.ok ? result.value : result.problem;
}

describe("a pace", () => {
  it("carries the mean of the last months on, owned and owed apart", () => {
    const told = pace([...months("checking", even(13, 100_000, 10_000)), ...months("loan", even(13, 90_000, -2_000))]);
    expect(told).toMatchObject({ points: { length: 12 } });
    const last = typeof told === "string" ? null : told.points.at(-1);
    expect(last).toMatchObject({
      day: "2027-11-13",
      assets: 340_000,
      debts: 42_000,
      net: 298_000,
      low: 298_000,
      high: 298_000,
      giveOrTake: 0,
    });
  });

  it("is the wider the farther ahead and the less even the months were", () => {
    const told = pace(
      months(
        "checking",
        [0, 400, 300, 900, 800, 1_700, 1_600].map((n) => n * 100),
      ),
    );
    if (typeof told === "string") throw new Error(told);
    const spread = told.points.map(({ giveOrTake }) => giveOrTake);
    expect(spread).toEqual([...spread].sort((a, b) => a - b));
    expect(spread[0]).toBeGreaterThan(0);
    const { net, low, high, giveOrTake } = told.points[0]!;
    expect([net - low, high - net]).toEqual([giveOrTake, giveOrTake]);
  });

  it("takes its months for a sample: their squares are divided by one less than there are", () => {
    // Six changes: 400, −100, 600, −100, 900, −100. The squares of what each is off the mean add up to 9 333 333 333.33.
    const told = pace(
      months(
        "checking",
        [0, 400, 300, 900, 800, 1_700, 1_600].map((n) => n * 100),
      ),
    );
    const deviation = Math.sqrt(9_333_333_333.33 / 5);
    const spread = typeof told === "string" ? [] : told.points.slice(0, 2).map(({ giveOrTake }) => giveOrTake);
    expect(spread).toEqual([1, 2].map((ahead) => Math.round(deviation * Math.sqrt(ahead + ahead ** 2 / 6))));
    expect(spread[0]).toBe(46_667);
  });

  it("needs six months, and looks in three of them", () => {
    expect(pace(months("checking", even(6, 0, 100)))).toBe("too-little-history");
    expect(pace(months("checking", even(7, 0, 100)))).toMatchObject({ points: { length: 6 } });
    expect(
      pace([
        ["checking", "2025-01-01", 1],
        ["checking", "2026-11-01", 5],
      ]),
    ).toBe("too-little-history");
    expect(pace([])).toBe("too-little-history");
  });

  it("never extends beyond the request, a year, or the length of the history", () => {
    const told = (count: number, ahead?: number) => {
      const result = pace(months("checking", even(count, 0, 100)), ahead);
      return typeof result === "string" ? result : result.points.length;
    };
    expect([told(30), told(30, 6), told(30, 40), told(9)]).toEqual([12, 6, 12, 8]);
  });

  it("leaves out what was counted for the first time", () => {
    const steady = months("checking", even(13, 1_000, 0));
    const told = pace([...steady, ["car", "2026-06-01", 900_000]]);
    expect(typeof told !== "string" && told.points.at(-1)).toMatchObject({ net: 901_000, giveOrTake: 0 });
  });

  it("ends a debt at zero", () => {
    const told = pace(months("loan", even(7, 70_000, -10_000)));
    expect(typeof told !== "string" && told.points.at(-1)).toMatchObject({ debts: 0, net: 0 });
  });

  it("explains itself", () => {
    const told = pace(months("checking", even(13, 0, 500)));
    expect(typeof told !== "string" && told.why.inputs).toEqual([
      { label: "Net worth today", amount: 6_000 },
      { label: "An average month", amount: 500 },
      { label: "Months looked back on", count: 12 },
      { label: "Months ahead", count: 12 },
    ]);
  });

  it("reports amounts that are too large to be exact", () => {
    const most = Math.floor(Number.MAX_SAFE_INTEGER / 8);
    expect(pace(months("checking", even(7, -most, Math.floor(most / 3.2))))).not.toBe("too-little-history");
    expect(pace(["checking", "fund", "car"].flatMap((id) => months(id, even(7, -most, Math.floor(most / 3)))))).toBe(
      "too-large",
    );
  });

  it("adds up everywhere and keeps the net in its band", () => {
    const anySaid = fc.tuple(fc.constantFrom("checking", "car", "loan"), fc.nat(20), fc.nat(1_000_000));
    fc.assert(
      fc.property(fc.array(anySaid, { minLength: 1, maxLength: 30 }), (list) => {
        const book = bookOf(list.map(([of, ago, amount]): Said => [of, addMonths(today, -ago), amount]));
        const told = paceAhead(book, today);
        if (!told.ok) return;
        for (const { assets, debts, net, low, high } of [netWorthOn(book, today), ...told.value.points]) {
          expect(net).toBe(assets - debts);
          expect(low <= net && net <= high && debts >= 0).toBe(true);
        }
      }),
    );
  });
});
