import { describe, expect, it } from "vitest";
import { bookOf, day, type Said } from "./book.fixture.ts";
import { changeSinceJanuary, largestSteps, netWorthChange } from "./net-worth-change.ts";

const book = bookOf([
  ["checking", "2026-01-01", 300_000],
  ["loan", "2026-01-01", 700_000],
  ["checking", "2026-05-01", 350_000],
  ["loan", "2026-05-01", 640_000],
  ["car", "2026-05-01", 1_200_000],
]);

const change = (from: string, to: string) => netWorthChange(book, { from: day(from), to: day(to) });

describe("the change of net worth", () => {
  it("is the difference between two days, assets and debts apart, with every part that moved", () => {
    const result = change("2026-01-01", "2026-06-01");
    expect(result).toMatchObject({ ok: true, value: { amount: 1_310_000, assets: 1_250_000, debts: -60_000 } });
    expect(result.ok && result.value.parts.map(({ id, amount }) => [id, amount])).toEqual([
      ["car", 1_200_000],
      ["loan", 60_000],
      ["checking", 50_000],
    ]);
  });

  it("[NW11] separates items counted for the first time, because they did not grow from zero", () => {
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

  it("is zero while no balance changed", () => {
    expect(change("2026-02-01", "2026-03-01")).toMatchObject({ ok: true, value: { amount: 0, parts: [] } });
  });

  it("needs a balance to compare with, and days in order", () => {
    expect(change("2025-12-31", "2026-03-01")).toEqual({ ok: false, problem: "no-balance-then" });
    expect(change("2026-03-01", "2026-02-01")).toEqual({ ok: false, problem: "wrong-way-round" });
  });
});

const today = day("2026-11-13");

describe("the change of this year", () => {
  it("is measured from the end of last year", () => {
    const book = bookOf([
      ["checking", "2025-06-01", 100],
      ["checking", "2026-01-01", 250],
      ["checking", "2026-11-01", 400],
    ]);
    expect(changeSinceJanuary(book, today)).toMatchObject({
      since: "january",
      from: "2025-12-31",
      change: { amount: 300 },
    });
  });

  it("is measured from the first balance if that is later", () => {
    const book = bookOf([
      ["checking", "2026-03-05", 100],
      ["loan", "2026-04-05", 30],
    ]);
    expect(changeSinceJanuary(book, today)).toMatchObject({
      since: "first-balance",
      from: "2026-03-05",
      change: { amount: -30, firstCounted: -30 },
    });
  });

  it("is none on the first day, and before there is any balance", () => {
    expect(changeSinceJanuary(bookOf([["checking", "2026-11-13", 100]]), today)).toBeNull();
    expect(changeSinceJanuary(bookOf([["checking", "2026-11-20", 100]]), today)).toBeNull();
    expect(changeSinceJanuary(bookOf([]), today)).toBeNull();
  });
});

const span = { from: day("2025-01-01"), to: day("2026-12-31") };
const steps = (said: readonly Said[], within = span) =>
  largestSteps(bookOf(said), within).map(({ what, id, day: on, amount }) => [what, id, on, amount]);

const opening: Said = ["checking", "2024-06-01", 100];

describe("the largest steps", () => {
  it("are what was counted for the first time and debts that were cleared, largest first", () => {
    const said: Said[] = [
      ...([opening, ["car", "2025-03-04", 12_000]] satisfies Said[]),
      ["loan", "2024-06-01", 500],
      ["loan", "2025-02-01", 800],
      ["loan", "2026-06-01", 0],
      ["fund", "2026-01-01", 300],
    ];
    expect(steps(said)).toEqual([
      ["counted", "car", "2025-03-04", 12_000],
      ["cleared", "loan", "2026-06-01", 800],
      ["counted", "fund", "2026-01-01", 300],
    ]);
  });

  it("are not the household's first balances, nor what lies outside the span", () => {
    expect(steps([opening, ["fund", "2024-06-01", 900]])).toEqual([]);
    expect(steps([opening, ["fund", "2024-08-01", 900], ["car", "2027-01-01", 5]])).toEqual([]);
  });

  it("use the last balance of a day, and ignore steps of zero", () => {
    expect(steps([opening, ["fund", "2025-08-01", 900], ["fund", "2025-08-01", 700]])).toEqual([
      ["counted", "fund", "2025-08-01", 700],
    ]);
    expect(steps([opening, ["loan", "2025-08-01", 0]])).toEqual([]);
    expect(steps([opening, ["loan", "2025-08-01", 50], ["loan", "2025-08-01", 0]])).toEqual([]);
  });

  it("tell a debt that came back and went again by the most of each time", () => {
    const said: Said[] = [
      opening,
      ["loan", "2024-06-01", 900],
      ["loan", "2025-02-01", 0],
      ["loan", "2025-03-01", 200],
      ["loan", "2025-04-01", 0],
      ["loan", "2025-05-01", 0],
    ];
    expect(steps(said)).toEqual([
      ["cleared", "loan", "2025-02-01", 900],
      ["cleared", "loan", "2025-04-01", 200],
    ]);
  });
});
