import { describe, expect, it } from "vitest";
import { bookOf, day, type Said } from "./book.fixture.ts";
import { equityOf } from "./equity.ts";
import { holdingsOn } from "./holdings-on.ts";

const equities = (said: readonly Said[], accountId?: string) =>
  equityOf(
    [{ id: "loan", ...(accountId !== undefined && { accountId }) }],
    holdingsOn(bookOf(said), day("2026-11-13")),
  );

const both: Said[] = [
  ["car", "2026-01-01", 12_000],
  ["loan", "2026-01-01", 7_000],
];

describe("[NR10] what is one's own of a thing", () => {
  it("is its value less what is owed for it, with its reasons", () => {
    expect(equities(both, "car").get("car")).toMatchObject({
      ...{ value: 12_000, amount: 5_000, debts: [{ id: "loan", label: "Car loan", amount: 7_000 }] },
      why: {
        inputs: [
          { label: "Car", amount: 12_000 },
          { label: "Car loan", amount: 7_000 },
        ],
      },
    });
  });

  it("may be below zero", () => {
    const said: Said[] = [...both, ["car", "2026-02-01", 6_000]];
    expect(equities(said, "car").get("car")?.amount).toBe(-1_000);
  });

  it("is not told without a debt for it, of a thing that is gone, or before both have a balance", () => {
    expect([equities(both).size, equities(both, "boat").size]).toEqual([0, 0]);
    expect([equities(both.slice(0, 1), "car").size, equities(both.slice(1), "car").size]).toEqual([0, 0]);
  });
});
