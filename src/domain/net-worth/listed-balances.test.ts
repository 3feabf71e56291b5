import { describe, expect, it } from "vitest";
import { minor } from "../money/money.ts";
import { balancesOf, day } from "./book.fixture.ts";
import { isListing, withListedBalances } from "./listed-balances.ts";

const listed = {
  accounts: [
    { id: "checking", balance: minor(500) },
    { id: "car", balance: minor(9_000), low: minor(8_000), high: minor(10_000) },
  ],
  debts: [{ id: "loan", balance: minor(700) }],
};

const told = (balances: ReturnType<typeof balancesOf>) =>
  withListedBalances(listed, balances, () => day("2026-03-01")).map(({ of, day: on, amount }) => [of.id, on, amount]);

describe("[NR3] what was said when something was listed", () => {
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

  it("stays beside balances of later days", () => {
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
