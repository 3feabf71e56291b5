import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minor } from "../money/money.ts";
import { paymentsAYear } from "../time/cadence.ts";
import {
  compareOrders,
  type OrderComparison,
  type OrdersPlan,
  priceOfChoosing,
  savedAgainstMinimums,
} from "./compare-payoffs.ts";
import { minimumsOnly } from "./minimums-only.ts";
import type { Payoff } from "./payoff.ts";
import type { Owed, PayoffPlan } from "./payoff-plan.ts";
import { debtFree, owed, paidOff, planOf, threeDebts } from "./sample-debts.ts";

const plan = planOf(threeDebts, { extra: minor(60_500) });

function compared(of: OrdersPlan): OrderComparison {
  const comparison = compareOrders(of);
  if (!comparison.ok) throw new Error(comparison.problem);
  return comparison.value;
}

describe("comparing orders", () => {
  it("[DE21] compares avalanche, snowball and a custom order, and finds the cheapest", () => {
    const { orders, cheapest } = compared({ ...plan, own: ["store", "card", "car"] });
    expect(cheapest).toBe("avalanche");
    expect(orders.map(({ name, price }) => [name, price?.interest, price?.periods])).toEqual([
      ["avalanche", 0, 0],
      ["snowball", 15_412, 0],
      ["own", 6_199, 0],
    ]);
    expect(orders[1]?.saved).toMatchObject({ kind: "saved", interest: 451_152 });
  });

  it("[DE21] leaves out the custom order if there is none", () => {
    expect(compared(plan).orders.map(({ name }) => name)).toEqual(["avalanche", "snowball"]);
  });

  it("[DE21] picks another order when rounding makes avalanche a few cents more expensive", () => {
    const debts = [owed("a", 1_353_366, 379, 12_570), owed("b", 318_139, 398, 43_878)];
    const close = compared({ ...planOf(debts, { extra: minor(1_373) }), rhythm: "monthly", own: ["a", "b"] });
    expect(close.cheapest).toBe("own");
    expect(close.orders[0]?.price).toEqual({ interest: 3, periods: 0 });
  });

  it("[DE21] picks avalanche among equals", () => {
    expect(compared({ ...planOf([threeDebts[0]!]), own: ["card"] }).cheapest).toBe("avalanche");
  });

  it("[DE21] has no cheapest when no order ends", () => {
    const { cheapest, orders } = compared(planOf([owed("card", 500_000, 24_000, 10_000)]));
    expect([cheapest, orders[0]?.price]).toEqual([null, null]);
  });

  it("[DE21] passes on the problems of the plan", () => {
    expect(compareOrders(planOf([]))).toEqual({ ok: false, problem: "no-debts" });
    expect(compareOrders({ ...plan, own: ["boat"] })).toEqual({ ok: false, problem: "unknown-debt" });
  });

  it("prices one order against another, both ways", () => {
    const [avalanche, snowball] = [paidOff(plan), paidOff({ ...plan, order: "snowball" })];
    expect(priceOfChoosing(snowball, avalanche)).toEqual({ ok: true, value: { interest: 15_412, periods: 0 } });
    expect(priceOfChoosing(avalanche, snowball)).toEqual({ ok: true, value: { interest: -15_412, periods: 0 } });
  });

  it("has no price when one of the two never ends", () => {
    const endless = paidOff(planOf([owed("card", 500_000, 24_000, 10_000)]));
    expect(priceOfChoosing(endless, paidOff(plan))).toEqual({ ok: false, problem: "never-ends" });
  });

  it("[DE21] leaves out a debt in credit and its minimum, without spending the credit", () => {
    const overpaid = owed("overpaid", -50_000, 29_990, 5_000);
    expect(compared({ ...plan, debts: [overpaid, ...threeDebts] })).toEqual(compared(plan));
    const [only] = compared(planOf([overpaid])).orders;
    expect(only?.payoff).toMatchObject({ debts: [], ending: { kind: "debt-free", periods: 0, interest: 0 } });
  });

  it("does not let a credit hide a debt that is too large to count", () => {
    const debts = [owed("huge", 1e14, 100_000, 0), owed("overpaid", -1e14, 0, 0)];
    expect(compareOrders(planOf(debts))).toEqual({ ok: false, problem: "too-large" });
  });
});

describe("minimums only", () => {
  it("pays each debt alone: a paid-off minimum goes nowhere", () => {
    const debts = [owed("short", 2_000, 0, 1_000), owed("long", 5_000, 0, 1_000)];
    const minimums = minimumsOnly(planOf(debts));
    expect(minimums.ok && minimums.value.ending).toMatchObject({ kind: "debt-free", periods: 5 });
  });

  it("reports its problems", () => {
    expect(minimumsOnly(planOf([]))).toEqual({ ok: false, problem: "no-debts" });
  });

  it("[DE19] computes the interest and the periods that a plan saves", () => {
    expect(savedAgainstMinimums(planOf(threeDebts, { extra: minor(60_500) }))).toEqual({
      ok: true,
      value: { kind: "saved", interest: 466_564, periods: 66 },
    });
  });

  it("[DE19] lists the minimums that never end when there is no saving to compute", () => {
    const debts = [owed("card", 500_000, 24_000, 10_000), owed("loan", 5_000, 0, 1_000)];
    expect(savedAgainstMinimums(planOf(debts, { extra: minor(5_000) }))).toEqual({
      ok: true,
      value: { kind: "minimums-never-end", ids: ["card"] },
    });
  });

  it("[DE19] reports a plan that never ends", () => {
    expect(savedAgainstMinimums(planOf([owed("card", 500_000, 24_000, 10_000)]))).toEqual({
      ok: true,
      value: { kind: "plan-never-ends", ids: ["card"] },
    });
  });

  it("[DE19] passes on the problems of the plan", () => {
    expect(savedAgainstMinimums(planOf(threeDebts, { extra: minor(-1) }))).toEqual({
      ok: false,
      problem: "negative-extra",
    });
  });

  it("[DE19] a plan never costs more than minimums only", () => {
    const debt = fc.tuple(fc.integer({ min: 1, max: 1e6 }), fc.nat(30_000), fc.integer({ min: 4, max: 20 }));
    fc.assert(
      fc.property(fc.array(debt, { minLength: 1, maxLength: 4 }), fc.nat(2e4), (parts, extra) => {
        const debts = parts.map(([balance, apr, share], i) =>
          owed(`d${i}`, balance, apr, Math.ceil((balance * share) / 100)),
        );
        const saved = savedAgainstMinimums(planOf(debts, { order: "snowball", extra: minor(extra) }));
        expect(
          saved.ok && saved.value.kind === "saved" && Math.min(saved.value.interest, saved.value.periods),
        ).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 60 },
    );
  });

  it("leaves out debts with nothing owed or in credit", () => {
    const debts = [owed("gone", 0, 20_000, 900), owed("overpaid", -500, 20_000, 900), owed("loan", 3_000, 0, 1_000)];
    const minimums = minimumsOnly(planOf(debts));
    expect(minimums.ok && minimums.value.debts.map(({ id }) => id)).toEqual(["loan"]);
  });
});

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, i) => permutations(items.toSpliced(i, 1)).map((rest) => [item, ...rest]));
}

const doesEnd = ({ ending }: Payoff): boolean => ending.kind === "debt-free";

/** The cheapest of all orders that end, if any. */
function cheapest(plan: PayoffPlan): Payoff | undefined {
  const orders = permutations(plan.debts.map(({ id }) => id));
  const ending = orders.map((own) => paidOff({ ...plan, order: { own } })).filter(doesEnd);
  return ending.toSorted((a, b) => debtFree(a).interest - debtFree(b).interest)[0];
}

/**
 * What rounding each period's interest comes to by period `last`, at most. Without rounding avalanche leaves the least owed
 * at every moment, and a unit owed too much grows at the highest APR at most; so whatever it costs more than another order
 * comes from the roundings of the two, each grown so from its own period to the last.
 */
function roundingsBy(last: number, { debts }: Payoff, plan: PayoffPlan): number {
  const perPeriod = (apr: number) => apr / 100_000 / paymentsAYear[plan.rhythm];
  const highest = perPeriod(Math.max(...plan.debts.map(({ apr }) => apr)));
  const rounded = debts.flatMap(({ id, rows }) => {
    const rate = perPeriod(plan.debts.find((debt) => debt.id === id)!.apr);
    return rows.map(({ interest, opening, period }) => ({ off: Math.abs(interest - opening * rate), period }));
  });
  return rounded.reduce((sum, { off, period }) => sum + off * (1 + highest) ** (last - period), 0);
}

function expectWithinRoundings(plan: PayoffPlan): void {
  const [avalanche, best] = [paidOff(plan), cheapest(plan)];
  if (!best || !doesEnd(avalanche)) return;
  const dearer = debtFree(avalanche).interest - debtFree(best).interest;
  const last = debtFree(avalanche).periods;
  const allowed = roundingsBy(last, avalanche, plan) + roundingsBy(last, best, plan);
  if (dearer > 0) expect(dearer).toBeLessThanOrEqual(allowed * (1 + 1e-9));
}

const costs = (debts: readonly Owed[], changes: Partial<PayoffPlan>) => {
  const plan = planOf(debts, changes);
  return [debtFree(paidOff(plan)).interest, debtFree(cheapest(plan)!).interest];
};

/** From a single unit on, small and large alike. */
const anyAmount = fc.oneof(
  fc.integer({ min: 1, max: 50 }),
  fc.integer({ min: 1, max: 5_000 }),
  fc.integer({ min: 1, max: 1e9 }),
);
const anyRate = fc.oneof(fc.integer({ min: 0, max: 1_000 }), fc.integer({ min: 0, max: 100_000 }));
const anyDebt = fc.tuple(anyAmount, anyRate, fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1_200 })));

/** Minimums and extra from nothing up to the whole debt, many of them close to the interest alone. */
const anyPlan = fc
  .record({
    parts: fc.array(anyDebt, { minLength: 2, maxLength: 3 }),
    rhythm: fc.constantFrom("monthly" as const, "weekly" as const),
    extra: fc.oneof(fc.integer({ min: 0, max: 3 }), anyAmount),
  })
  .map(({ parts, rhythm, extra }) => {
    const debts = parts.map(([balance, apr, part], i) =>
      owed(`d${i}`, balance, apr, Math.ceil((balance * part) / 1_200)),
    );
    const interest = Math.ceil(debts.reduce((sum, { balance, apr }) => sum + (balance * apr) / 1_200_000, 0));
    return planOf(debts, { rhythm, extra: minor(extra <= 3 ? interest + extra : extra) });
  });

describe("avalanche compared with the cheapest of all orders", () => {
  it("costs at most the rounding differences more, whatever is owed", () => {
    fc.assert(fc.property(anyPlan, expectWithinRoundings), { numRuns: 60 });
  });

  it("is within 1 % of it for everyday debts", () => {
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
        const [avalanche, least] = costs(debts, { extra: minor(20_000) });
        expect(avalanche).toBeLessThanOrEqual(least! * 1.01);
      }),
      { numRuns: 50 },
    );
  });

  it("may exceed 1 % when a few units matter: tiny debts or tiny rates", () => {
    const weekly = [owed("a", 568, 5_383, 63), owed("b", 336, 6_976, 64)];
    expect(costs(weekly, { rhythm: "weekly", extra: minor(16) })).toEqual([7, 3]);
    const monthly = [owed("a", 37_536, 100, 4_100), owed("b", 33_966, 160, 8_100)];
    expect(costs(monthly, { extra: minor(6_500) })).toEqual([18, 17]);
  });

  it("may exceed 1 % when payments hardly exceed the interest, so that an early unit matters years later", () => {
    const debts = [owed("a", 33_794, 87_360, 0), owed("b", 15, 88_426, 0)];
    expect(costs(debts, { rhythm: "weekly", extra: minor(569) })).toEqual([185_246, 176_726]);
    expectWithinRoundings(planOf(debts, { rhythm: "weekly", extra: minor(569) }));
  });

  it("may never end when only rounding lets another order end", () => {
    const plan = planOf([owed("a", 27, 82_670, 0), owed("b", 10, 60_246, 1), owed("c", 2, 1, 2)]);
    expect(paidOff(plan).ending.kind).toBe("never-ends");
    expect(debtFree(cheapest(plan)!)).toMatchObject({ periods: 30, interest: 49 });
  });
});
