import { describe, expect, it } from "vitest";
import { compareOrders } from "../debts/compare-payoffs.ts";
import { owed, planOf } from "../debts/sample-debts.ts";
import { minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import { fairShares } from "../plan/fair-shares.ts";
import { projectGrowth } from "../projections/growth.ts";

/** The values of docs/golden-values.md for tools whose rules live elsewhere. */
describe("golden values", () => {
  it.each([
    [0, 5_000, 5_000, 10],
    [100_000, 2_500, 7_000, 30],
    [0, 10_000, 0, 5],
  ])("growth from %i with %i a week at %i is the closed formula of an annuity", (start, weekly, rate, years) => {
    const grown = projectGrowth({
      start: minor(start),
      weekly: minor(weekly),
      rate: rate as Rate,
      inflation: 0 as Rate,
      years,
    });
    const [i, n] = [rate / 100_000 / 52, 52 * years];
    const formula = i === 0 ? start + weekly * n : start * (1 + i) ** n + (weekly * ((1 + i) ** n - 1)) / i;
    expect(grown.ok && grown.value.balance.amount).toBe(Math.round(formula));
  });

  it("growth to the cent, as worked out beforehand", () => {
    const plan = { start: minor(0), weekly: minor(5_000), rate: 5_000 as Rate, inflation: 2_000 as Rate, years: 10 };
    const grown = projectGrowth(plan);
    expect(grown.ok && [grown.value.balance.amount, grown.value.contributed.amount]).toEqual([3_371_291, 2_600_000]);
  });

  it("two debts of one rate cost the same in either order, but for cents of rounding", () => {
    const same = compareOrders(
      planOf([owed("a", 100_000, 12_000, 5_000), owed("b", 200_000, 12_000, 5_000)], { extra: minor(10_000) }),
    );
    expect(same.ok && same.value.orders.every(({ price }) => Math.abs(price!.interest) <= 2)).toBe(true);
  });

  it("one debt of 1 000 at 12 % with 100 a month is gone after eleven payments", () => {
    const one = compareOrders(planOf([owed("a", 100_000, 12_000, 10_000)]));
    const ending = one.ok && one.value.orders[0]!.payoff.ending;
    expect(ending).toMatchObject({ kind: "debt-free", periods: 11, interest: 5_898 });
  });

  it("shares 2 400 between 3 000 and 2 000 in three ways", () => {
    const people = [
      { id: "a", income: minor(300_000) },
      { id: "b", income: minor(200_000) },
    ];
    const split = (method: Parameters<typeof fairShares>[0]) => {
      const shares = fairShares(method, minor(240_000), people);
      return shares.ok && shares.value.map(({ pays, left }) => [pays.amount, left.amount]);
    };
    expect(split("half-and-half")).toEqual([
      [120_000, 180_000],
      [120_000, 80_000],
    ]);
    expect(split("by-income")).toEqual([
      [144_000, 156_000],
      [96_000, 104_000],
    ]);
    expect(split("equal-leftover")).toEqual([
      [170_000, 130_000],
      [70_000, 130_000],
    ]);
  });
});
