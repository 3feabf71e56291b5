import { describe, expect, it } from "vitest";
import { bookOf, day } from "./book.fixture.ts";
import { netWorthChange } from "./change-since.ts";

const book = bookOf([
  ["checking", "2026-01-01", 300_000],
  ["loan", "2026-01-01", 700_000],
  ["checking", "2026-05-01", 350_000],
  ["loan", "2026-05-01", 640_000],
  ["car", "2026-05-01", 1_200_000],
]);

const change = (from: string, to: string) => netWorthChange(book, { from: day(from), to: day(to) });

describe("the change of net worth", () => {
  it("[NW10] is the difference between two days, assets and debts apart, with every part that moved", () => {
    const result = change("2026-01-01", "2026-06-01");
    expect(result).toMatchObject({ ok: true, value: { amount: 1_310_000, assets: 1_250_000, debts: -60_000 } });
    expect(result.ok && result.value.parts.map(({ id, amount }) => [id, amount])).toEqual([
      ["car", 1_200_000],
      ["loan", 60_000],
      ["checking", 50_000],
    ]);
  });

  it("[NW11] names apart what was counted for the first time, since it did not grow from zero", () => {
    const result = change("2026-01-01", "2026-06-01");
    expect(result).toMatchObject({ ok: true, value: { firstCounted: 1_200_000 } });
    expect(result.ok && result.value.parts[0]).toMatchObject({ id: "car", isFirstCounted: true });
    expect(result.ok && result.value.why).toEqual({
      formula: expect.stringContaining("left out, not zero"),
      inputs: [
        { label: "Net worth on 2026-01-01", amount: -400_000 },
        { label: "Net worth on 2026-06-01", amount: 910_000 },
        { label: "Of it counted for the first time", amount: 1_200_000 },
      ],
    });
  });

  it("[NW10] is nothing while no balance moved", () => {
    expect(change("2026-02-01", "2026-03-01")).toMatchObject({ ok: true, value: { amount: 0, parts: [] } });
  });

  it("[NW10] needs a balance to compare with, and days in order", () => {
    expect(change("2025-12-31", "2026-03-01")).toEqual({ ok: false, problem: "no-balance-then" });
    expect(change("2026-03-01", "2026-02-01")).toEqual({ ok: false, problem: "wrong-way-round" });
  });
});
