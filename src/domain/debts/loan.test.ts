import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Minor, minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import {
  amortize,
  balanceAfter,
  balanceAfterPaying,
  endingPayment,
  type Loan,
  type LoanProblem,
  levelPayment,
} from "./loan.ts";
import { debtFree, owed, paidOff, planOf } from "./sample-debts.ts";

const home: Loan = { principal: minor(18_000_000), apr: 4_250 as Rate, periods: 360, rhythm: "monthly" };
const free: Loan = { ...home, principal: minor(100_000), apr: 0 as Rate, periods: 7 };
const ok = (value: number) => ({ ok: true, value });

const nonsense: [string, Partial<Loan>, LoanProblem][] = [
  ["a loan below zero", { principal: minor(-1) }, "negative-balance"],
  ["a rate above 100 %", { apr: 100_001 as Rate }, "rate-out-of-range"],
  ["no payments", { periods: 0 }, "bad-period"],
  ["half a payment", { periods: 1.5 }, "bad-period"],
  ["more than a hundred years", { periods: 1_201 }, "bad-period"],
  ["more than can be counted", { principal: minor(2e13) }, "too-large"],
  ["an amount that is no number", { principal: Number.NaN as Minor }, "too-large"],
];

describe("an equal payment", () => {
  it("[DE25] is 885.49 for 180 000 at 4.25 % over 360 months", () => {
    expect(levelPayment(home)).toEqual(ok(88_549));
  });

  it("[DE25] splits a loan without interest evenly", () => {
    expect(levelPayment(free)).toEqual(ok(14_286));
  });

  it("[DE25] works weekly, for one payment, and for nothing owed", () => {
    expect(levelPayment({ ...home, rhythm: "weekly", periods: 1_560 })).toEqual(ok(20_421));
    expect(levelPayment({ ...home, apr: 12_000 as Rate, periods: 1 })).toEqual(ok(18_180_000));
    expect(levelPayment({ ...home, principal: minor(0) })).toEqual(ok(0));
  });

  it("leaves 163 453.85 after 60 months when it is not rounded", () => {
    expect(balanceAfter(home, 60)).toEqual(ok(16_345_385));
    expect(balanceAfter(home, 0)).toEqual(ok(18_000_000));
    expect(balanceAfter(home, 360)).toEqual(ok(0));
    expect(balanceAfter(free, 4)).toEqual(ok(42_857));
  });

  it("leaves 163 453.96 after 60 months of 885.49", () => {
    expect(balanceAfterPaying(home, minor(88_549), 60)).toEqual(ok(16_345_396));
    expect(balanceAfterPaying(home, minor(1e9), 60)).toEqual(ok(0));
  });

  it.each(nonsense)("reports the problem of %s", (_, change, problem) => {
    const loan = { ...home, ...change };
    for (const answer of [
      levelPayment(loan),
      balanceAfter(loan, 0),
      amortize(loan),
      balanceAfterPaying(loan, minor(1), 0),
    ])
      expect(answer).toEqual({ ok: false, problem });
  });

  it("reports an invalid payment number, a negative payment, and a balance that is too large", () => {
    expect(balanceAfter(home, 361)).toEqual({ ok: false, problem: "bad-period" });
    expect(balanceAfterPaying(home, minor(1), -1)).toEqual({ ok: false, problem: "bad-period" });
    expect(balanceAfterPaying(home, minor(-1), 1)).toEqual({ ok: false, problem: "negative-payment" });
    const steep = { ...home, apr: 100_000 as Rate, periods: 1_200 };
    expect(balanceAfterPaying(steep, minor(0), 1_200)).toEqual({ ok: false, problem: "too-large" });
  });
});

describe("an amortization schedule", () => {
  it("ends on time, with a last payment that settles rounding differences", () => {
    const schedule = amortize(home);
    expect(schedule.ok && schedule.value.rows).toHaveLength(360);
    expect(schedule.ok && schedule.value.rows[59]?.closing).toBe(16_345_396);
    expect(schedule.ok && schedule.value.rows.at(-1)).toMatchObject({ opening: 88_372, paid: 88_685, closing: 0 });
    expect(schedule.ok && schedule.value.interest).toBe(13_877_776);
  });

  it("pays back the principal and the interest in at most the agreed number of payments", () => {
    const loans = fc.record({
      principal: fc.nat(1e9).map(minor),
      apr: fc.nat(100_000),
      periods: fc.integer({ min: 1, max: 400 }),
    });
    fc.assert(
      fc.property(loans, ({ apr, ...terms }) => {
        const schedule = amortize({ ...terms, apr: apr as Rate, rhythm: "monthly" });
        if (!schedule.ok) throw new Error(schedule.problem);
        const { rows, interest } = schedule.value;
        expect(rows.length).toBeLessThanOrEqual(terms.periods);
        expect(rows.reduce((sum, { paid }) => sum + paid, 0)).toBe(terms.principal + interest);
        expect(rows.every(({ closing }) => closing >= 0)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

const endless = owed("card", 500_000, 24_000, 10_000);
const small = owed("loan", 30_000, 5_000, 5_000);

describe("a debt that never ends", () => {
  it("[DE16] is reported with the smallest payment that ends it within 30 years", () => {
    const payoff = paidOff(planOf([endless]));
    expect(payoff.ending).toEqual({ kind: "never-ends", ids: ["card"] });
    expect(payoff.debts[0]?.end).toEqual({ kind: "never-ends", endingPayment: 10_009 });
    expect(payoff.debts[0]?.rows).toHaveLength(1_200);
    expect(payoff.firstWin).toBeNull();
  });

  it("[DE16] ends once another debt's minimum rolls over to it", () => {
    expect(debtFree(paidOff(planOf([endless, small]))).periods).toBeGreaterThan(6);
  });

  it("[DE16] is the only one reported", () => {
    const debts = [owed("a", 500_000, 24_000, 0), owed("b", 30_000, 30_000, 1_000)];
    const payoff = paidOff(planOf(debts));
    expect(payoff.ending).toEqual({ kind: "never-ends", ids: ["a"] });
    expect(payoff.firstWin).toMatchObject({ id: "b" });
  });

  it("[DE16] is not a weekly 30-year loan", () => {
    const weekly = planOf([owed("home", 18_000_000, 4_250, 88_549)], { rhythm: "weekly" });
    expect(debtFree(paidOff(weekly)).periods).toBeGreaterThan(1_200);
  });

  it("[DE16] ends within 30 years with the hinted payment, and not with one unit less", () => {
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

  it("[DE16] has the smallest hint to the unit, monthly and weekly", () => {
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

  it("stops before sums lose their exactness, whatever people type", () => {
    const worst = planOf([owed("a", 5e12, 100_000, 0), owed("b", 5e12, 100_000, 416_666_666_000)]);
    const payoff = paidOff({ ...worst, rhythm: "weekly" });
    expect(payoff.ending.kind).toBe("never-ends");
    for (const { rows } of payoff.debts) expect(rows.every(({ closing }) => Number.isSafeInteger(closing))).toBe(true);
  });
});
