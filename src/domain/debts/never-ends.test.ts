import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import { balanceAfterPaying } from "./amortisation.ts";
import { endingPayment } from "./ending-payment.ts";
import { owed, planOf } from "./sample-debts.ts";
import { debtFree, paidOff } from "./sample-payoff.ts";

const endless = owed("card", 500_000, 24_000, 10_000);
const small = owed("loan", 30_000, 5_000, 5_000);

describe("a debt that never ends", () => {
  it("[DE16] is named, with the smallest payment that ends it within 30 years", () => {
    const payoff = paidOff(planOf([endless]));
    expect(payoff.ending).toEqual({ kind: "never-ends", ids: ["card"] });
    expect(payoff.debts[0]?.end).toEqual({ kind: "never-ends", endingPayment: 10_009 });
    expect(payoff.debts[0]?.rows).toHaveLength(1_200);
    expect(payoff.firstWin).toBeNull();
  });

  it("[DE16] ends after all once another debt's minimum rolls on to it", () => {
    expect(debtFree(paidOff(planOf([endless, small]))).periods).toBeGreaterThan(6);
  });

  it("[DE16] names only the debts that do not end", () => {
    const debts = [owed("a", 500_000, 24_000, 0), owed("b", 30_000, 30_000, 1_000)];
    const payoff = paidOff(planOf(debts));
    expect(payoff.ending).toEqual({ kind: "never-ends", ids: ["a"] });
    expect(payoff.firstWin).toMatchObject({ id: "b" });
  });

  it("[DE16] a weekly 30-year loan does end", () => {
    const weekly = planOf([owed("home", 18_000_000, 4_250, 88_549)], { rhythm: "weekly" });
    expect(debtFree(paidOff(weekly)).periods).toBeGreaterThan(1_200);
  });

  it("[DE16] the hint ends the debt within 30 years, and one unit less does not", () => {
    const balances = fc.oneof(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 1, max: 3_000 }));
    const debt = fc.tuple(balances, fc.integer({ min: 0, max: 100_000 }));
    fc.assert(
      fc.property(debt, ([balance, apr]) => {
        const payment = endingPayment(minor(balance), apr as Rate, "monthly");
        const periods = (minimum: number) => paidOff(planOf([owed("x", balance, apr, minimum)])).debts[0]?.end;
        expect(periods(payment)).toMatchObject({ kind: "paid-off" });
        expect(debtFree(paidOff(planOf([owed("x", balance, apr, payment)]))).periods).toBeLessThanOrEqual(360);
        const less = periods(payment - 1);
        expect(less?.kind === "paid-off" && less.period <= 360).toBe(false);
      }),
      { numRuns: 40 },
    );
  });

  it("[DE16] the hint is the smallest, to the unit, by the month and by the week", () => {
    const small = fc.tuple(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 0, max: 30_000 }));
    fc.assert(
      fc.property(small, fc.constantFrom("monthly" as const, "weekly" as const), ([balance, apr], rhythm) => {
        const loan = {
          principal: minor(balance),
          apr: apr as Rate,
          periods: rhythm === "weekly" ? 1_560 : 360,
          rhythm,
        };
        const leftBy = (payment: number) => {
          const left = balanceAfterPaying(loan, minor(payment), loan.periods);
          return left.ok ? left.value : null;
        };
        const payment = endingPayment(loan.principal, loan.apr, rhythm);
        expect(leftBy(payment)).toBe(0);
        expect(leftBy(payment - 1)).toBeGreaterThan(0);
      }),
      { numRuns: 60 },
    );
    // The equal payment rounds to 8, which never ends it.
    expect(endingPayment(minor(306), 31_232 as Rate, "monthly")).toBe(9);
  });

  it("[DE17] stops counting before sums lose their exactness, whatever people type", () => {
    const worst = planOf([owed("a", 5e12, 100_000, 0), owed("b", 5e12, 100_000, 416_666_666_000)]);
    const payoff = paidOff({ ...worst, rhythm: "weekly" });
    expect(payoff.ending.kind).toBe("never-ends");
    for (const { rows } of payoff.debts) expect(rows.every(({ closing }) => Number.isSafeInteger(closing))).toBe(true);
  });
});
