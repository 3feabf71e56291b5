import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minor, sum } from "../money/money.ts";
import { isLongWork, monthOfLook, type PayoffOutlook, payoffOutlook } from "./payoff-outlook.ts";
import type { PayoffPlan } from "./payoff-plan.ts";
import { owed, planOf, threeDebts } from "./sample-debts.ts";
import { debtFree, paidOff } from "./sample-payoff.ts";

const own = ["car", "store", "card"];
const looked = (asIs: PayoffPlan, tried: PayoffPlan = asIs): PayoffOutlook => {
  const outlook = payoffOutlook({ asIs, tried, own: asIs.debts.map(({ id }) => id).toReversed() });
  if (!outlook.ok) throw new Error(outlook.problem);
  return outlook.value;
};

describe("the outlook on a payoff", () => {
  it("[DP7] tells what is owed today and after each month, to nothing at the end", () => {
    const plan = planOf(threeDebts, { extra: minor(20_000) });
    const { asIs, monthsSooner } = looked(plan);
    const payoff = paidOff(plan);
    expect(asIs.byMonth).toHaveLength(debtFree(payoff).months + 1);
    expect([asIs.byMonth[0], asIs.byMonth.at(-1)]).toEqual([770_000, 0]);
    expect(asIs.byMonth[3]).toBe(sum(payoff.debts.map(({ rows }) => rows[2]?.closing ?? minor(0))));
    expect(monthOfLook(asIs, 1)).toBe("2026-02-28");
    expect(monthsSooner).toBe(0);
  });

  it("[DP7] compares the three orders, and the tried one with today's", () => {
    const plan = planOf(threeDebts);
    const outlook = looked(plan, { ...plan, order: { own }, extra: minor(26_000) });
    expect(outlook.orders.map(({ name }) => name)).toEqual(["avalanche", "snowball", "own"]);
    expect(outlook.chosen).toBe("own");
    expect(outlook.tried.payoff.ending).toEqual(paidOff({ ...plan, order: { own }, extra: minor(26_000) }).ending);
    expect(outlook.monthsSooner).toBeGreaterThan(0);
    expect(outlook.orders.every(({ payoff }) => payoff.debts.every(({ rows }) => rows.length === 0))).toBe(true);
  });

  it("[DP7] draws ten years of what never ends, and makes up no difference", () => {
    const plan = planOf([owed("card", 500_000, 24_000, 9_000)]);
    const { asIs, monthsSooner } = looked(plan, { ...plan, extra: minor(10_000) });
    expect([asIs.byMonth.length, monthsSooner]).toEqual([121, null]);
    expect(asIs.byMonth[120]).toBeGreaterThan(500_000);
  });

  it("[DP7] hands a problem of the debts on", () => {
    const plan = planOf([owed("card", 500_000, 100_001, 9_000)]);
    expect(payoffOutlook({ asIs: plan, tried: plan, own: [] })).toEqual({ ok: false, problem: "rate-out-of-range" });
  });

  it("[DP7] begins with all that is owed and ends with nothing, by the week as by the month", () => {
    const debt = fc.record({
      balance: fc.integer({ min: 1, max: 2_000_000 }),
      apr: fc.integer({ min: 0, max: 30_000 }),
    });
    fc.assert(
      fc.property(
        fc.array(debt, { minLength: 1, maxLength: 4 }),
        fc.constantFrom("weekly", "monthly"),
        (all, rhythm) => {
          const debts = all.map(({ balance, apr }, at) =>
            owed(`d${at}`, balance, apr, 5_000 + Math.ceil(balance / 20)),
          );
          const { byMonth } = looked(planOf(debts, { rhythm: rhythm as "weekly" })).asIs;
          expect(byMonth[0]).toBe(sum(debts.map(({ balance }) => balance)));
          expect(byMonth.at(-1)).toBe(0);
          expect(byMonth.every((amount, month) => month === 0 || amount <= byMonth[month - 1]!)).toBe(true);
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe("long work", () => {
  const ten = (apr: number, minimum: number) =>
    Array.from({ length: 10 }, (_, at) => owed(`d${at}`, 300_000, apr, minimum));

  it("[DP11] is what follows many debts for a hundred years, and nothing a household usually has", () => {
    expect(isLongWork(planOf(ten(20_000, 100)))).toBe(true);
    expect(isLongWork(planOf(ten(20_000, 100), { rhythm: "weekly" }))).toBe(true);
    expect(isLongWork(planOf(ten(9_000, 9_000)))).toBe(false);
    expect(isLongWork(planOf([owed("home", 30_000_000, 4_000, 143_300)]))).toBe(false);
  });

  it("[DP11] counts no debt that is not owed", () => {
    expect(isLongWork(planOf(ten(20_000, 100).map((debt) => ({ ...debt, balance: minor(0) }))))).toBe(false);
  });
});
