import { describe, expect, it } from "vitest";
import { minor } from "../money/money.ts";
import { compareOrders, type OrderComparison, type OrdersPlan, priceOfChoosing } from "./compare-orders.ts";
import { owed, planOf, threeDebts } from "./sample-debts.ts";
import { paidOff } from "./sample-payoff.ts";

const plan = planOf(threeDebts, { extra: minor(60_500) });

function compared(of: OrdersPlan): OrderComparison {
  const comparison = compareOrders(of);
  if (!comparison.ok) throw new Error(comparison.problem);
  return comparison.value;
}

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

  it("[DE21] leaves out a debt in credit, with its minimum and without spending its credit", () => {
    const overpaid = owed("overpaid", -50_000, 29_990, 5_000);
    expect(compared({ ...plan, debts: [overpaid, ...threeDebts] })).toEqual(compared(plan));
    const [only] = compared(planOf([overpaid])).orders;
    expect(only?.payoff).toMatchObject({ debts: [], ending: { kind: "debt-free", periods: 0, interest: 0 } });
  });

  it("[DE24] is not misled by a debt in credit about one too large to count", () => {
    const debts = [owed("huge", 1e14, 100_000, 0), owed("overpaid", -1e14, 0, 0)];
    expect(compareOrders(planOf(debts))).toEqual({ ok: false, problem: "too-large" });
  });
});
