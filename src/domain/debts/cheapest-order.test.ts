import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minor } from "../money/money.ts";
import { paymentsAYear } from "../time/cadence.ts";
import type { Owed, PayoffPlan } from "./payoff-plan.ts";
import type { Payoff } from "./payoff-report.ts";
import { owed, planOf } from "./sample-debts.ts";
import { debtFree, paidOff } from "./sample-payoff.ts";

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, i) => permutations(items.toSpliced(i, 1)).map((rest) => [item, ...rest]));
}

const doesEnd = ({ ending }: Payoff): boolean => ending.kind === "debt-free";

/** The cheapest of all orders that end, if any does. */
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

describe("avalanche beside the cheapest of all orders", () => {
  it("[DE22] costs no more than it by more than the roundings come to, whatever is owed", () => {
    fc.assert(fc.property(anyPlan, expectWithinRoundings), { numRuns: 60 });
  });

  it("[DE22] is within 1 % of it for the debts of everyday life", () => {
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

  it("[DE22] may pass 1 % where a few units are much: tiny debts, or tiny rates", () => {
    const weekly = [owed("a", 568, 5_383, 63), owed("b", 336, 6_976, 64)];
    expect(costs(weekly, { rhythm: "weekly", extra: minor(16) })).toEqual([7, 3]);
    const monthly = [owed("a", 37_536, 100, 4_100), owed("b", 33_966, 160, 8_100)];
    expect(costs(monthly, { extra: minor(6_500) })).toEqual([18, 17]);
  });

  it("[DE22] may pass 1 % where payments hardly exceed the interest, so that a unit early weighs years later", () => {
    const debts = [owed("a", 33_794, 87_360, 0), owed("b", 15, 88_426, 0)];
    expect(costs(debts, { rhythm: "weekly", extra: minor(569) })).toEqual([185_246, 176_726]);
    expectWithinRoundings(planOf(debts, { rhythm: "weekly", extra: minor(569) }));
  });

  it("[DE22] may not end where roundings alone let another order end", () => {
    const plan = planOf([owed("a", 27, 82_670, 0), owed("b", 10, 60_246, 1), owed("c", 2, 1, 2)]);
    expect(paidOff(plan).ending.kind).toBe("never-ends");
    expect(debtFree(cheapest(plan)!)).toMatchObject({ periods: 30, interest: 49 });
  });
});
