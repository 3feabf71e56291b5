import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minor } from "../money/money.ts";
import { compareOrders, type OrderComparison, type OrdersPlan, priceOfChoosing } from "./compare-orders.ts";
import type { Owed, PayoffOrder } from "./payoff-plan.ts";
import { owed, planOf, threeDebts } from "./sample-debts.ts";
import { debtFree, paidOff } from "./sample-payoff.ts";

const plan = planOf(threeDebts, { extra: minor(60_500) });

function compared(of: OrdersPlan): OrderComparison {
  const comparison = compareOrders(of);
  if (!comparison.ok) throw new Error(comparison.problem);
  return comparison.value;
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, i) => permutations(items.toSpliced(i, 1)).map((rest) => [item, ...rest]));
}

const interestIn = (debts: readonly Owed[], order: PayoffOrder): number =>
  debtFree(paidOff(planOf(debts, { order, extra: minor(20_000) }))).interest;

describe("comparing orders", () => {
  it("[DE21] compares avalanche, snowball and own order, and names the cheapest", () => {
    const { orders, cheapest } = compared({ ...plan, own: ["store", "card", "car"] });
    expect(cheapest).toBe("avalanche");
    expect(orders.map(({ name, price }) => [name, price?.interest, price?.periods])).toEqual([
      ["avalanche", 0, 0],
      ["snowball", 15_412, 0],
      ["own", 6_199, 0],
    ]);
    expect(orders[1]?.saved).toMatchObject({ kind: "saved", interest: 451_152 });
  });

  it("[DE21] leaves own order out where there is none", () => {
    expect(compared(plan).orders.map(({ name }) => name)).toEqual(["avalanche", "snowball"]);
  });

  it("[DE21] names another order where roundings make avalanche a few cents dearer", () => {
    const debts = [owed("a", 1_353_366, 379, 12_570), owed("b", 318_139, 398, 43_878)];
    const close = compared({ ...planOf(debts, { extra: minor(1_373) }), rhythm: "monthly", own: ["a", "b"] });
    expect(close.cheapest).toBe("own");
    expect(close.orders[0]?.price).toEqual({ interest: 3, periods: 0 });
  });

  it("[DE21] names avalanche first among equals", () => {
    expect(compared({ ...planOf([threeDebts[0]!]), own: ["card"] }).cheapest).toBe("avalanche");
  });

  it("[DE21] names none where no order ends", () => {
    const { cheapest, orders } = compared(planOf([owed("card", 500_000, 24_000, 10_000)]));
    expect([cheapest, orders[0]?.price]).toEqual([null, null]);
  });

  it("[DE21] hands on the problems of the plan", () => {
    expect(compareOrders(planOf([]))).toEqual({ ok: false, problem: "no-debts" });
    expect(compareOrders({ ...plan, own: ["boat"] })).toEqual({ ok: false, problem: "unknown-debt" });
  });

  it("[DE20] prices one order against another, both ways", () => {
    const [avalanche, snowball] = [paidOff(plan), paidOff({ ...plan, order: "snowball" })];
    expect(priceOfChoosing(snowball, avalanche)).toEqual({ ok: true, value: { interest: 15_412, periods: 0 } });
    expect(priceOfChoosing(avalanche, snowball)).toEqual({ ok: true, value: { interest: -15_412, periods: 0 } });
  });

  it("[DE20] has no price where one of the two never ends", () => {
    const endless = paidOff(planOf([owed("card", 500_000, 24_000, 10_000)]));
    expect(priceOfChoosing(endless, paidOff(plan))).toEqual({ ok: false, problem: "never-ends" });
  });

  it("[DE22] avalanche is within 1 % of the cheapest of all orders", () => {
    const debt = fc.tuple(
      fc.integer({ min: 1e5, max: 2e6 }),
      fc.integer({ min: 5_000, max: 40_000 }),
      fc.integer({ min: 4, max: 20 }),
    );
    fc.assert(
      fc.property(fc.array(debt, { minLength: 2, maxLength: 4 }), (parts) => {
        const debts = parts.map(([balance, apr, share], i) =>
          owed(`d${i}`, balance, apr, Math.ceil((balance * share) / 100)),
        );
        const all = permutations(debts.map(({ id }) => id)).map((own) => interestIn(debts, { own }));
        expect(interestIn(debts, "avalanche")).toBeLessThanOrEqual(Math.min(...all) * 1.01);
      }),
      { numRuns: 50 },
    );
  });
});
