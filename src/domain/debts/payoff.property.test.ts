import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minor } from "../money/money.ts";
import type { OneOff, PayoffPlan } from "./payoff-plan.ts";
import type { DebtPayoff } from "./payoff-report.ts";
import { owed, planOf } from "./sample-debts.ts";
import { debtFree, paidOff } from "./sample-payoff.ts";

/** A minimum of 4 % or more of the balance, so that most plans end. */
const anyDebt = fc.tuple(
  fc.integer({ min: 0, max: 2e6 }),
  fc.integer({ min: 0, max: 36_000 }),
  fc.integer({ min: 4, max: 30 }),
);

const anyDebts = fc
  .array(anyDebt, { minLength: 1, maxLength: 5 })
  .map((debts) =>
    debts.map(([balance, apr, share], i) => owed(`d${i}`, balance, apr, Math.ceil((balance * share) / 100))),
  );

const anyOneOffs = fc.array(fc.record({ period: fc.integer({ min: 1, max: 24 }), amount: fc.nat(3e5).map(minor) }), {
  maxLength: 2,
});

const anyPlan: fc.Arbitrary<PayoffPlan> = fc
  .record({
    debts: anyDebts,
    order: fc.constantFrom("avalanche" as const, "snowball" as const, { own: ["d0"] }),
    rhythm: fc.constantFrom("monthly" as const, "weekly" as const),
    extra: fc.nat(1e5).map(minor),
    oneOffs: anyOneOffs as fc.Arbitrary<OneOff[]>,
  })
  .map(({ debts, ...changes }) => planOf(debts, changes));

function expectSoundRows({ rows, end }: DebtPayoff): void {
  rows.forEach((row, i) => {
    expect(row.period).toBe(i + 1);
    expect(row.closing).toBe(row.opening + row.interest - row.paid);
    expect(row.closing).toBeGreaterThanOrEqual(0);
    expect(row.opening).toBeGreaterThan(0);
    if (i > 0) expect(row.opening).toBe(rows[i - 1]?.closing);
  });
  if (end.kind === "paid-off") expect([rows.length, rows.at(-1)?.closing]).toEqual([end.period, 0]);
}

describe("any payoff", () => {
  it("[DE11] has rows that follow on, never close below zero, and stop when the debt is gone", () => {
    fc.assert(
      fc.property(anyPlan, (plan) => paidOff(plan).debts.forEach(expectSoundRows)),
      { numRuns: 60 },
    );
  });

  it("[DE12] pays the balances and the interest, and nothing else", () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const { paid, interest, periods } = debtFree(paidOff(plan));
        expect(paid).toBe(plan.debts.reduce((sum, { balance }) => sum + balance, 0) + interest);
        expect(periods).toBe(Math.max(0, ...paidOff(plan).debts.map(({ rows }) => rows.length)));
      }),
      { numRuns: 60 },
    );
  });

  it("[DE2] uses the whole budget in every period but the last", () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const { debts } = paidOff({ ...plan, rhythm: "monthly", oneOffs: [] });
        const budget = plan.debts.reduce<number>((sum, { minimum }) => sum + minimum, plan.extra);
        const last = Math.max(0, ...debts.map(({ rows }) => rows.length));
        for (let i = 0; i < last - 1; i++) {
          expect(debts.reduce((sum, { rows }) => sum + (rows[i]?.paid ?? 0), 0)).toBe(budget);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("[DE23] with more extra, every debt ends no later and costs no more interest, to the unit", () => {
    fc.assert(
      fc.property(anyPlan, fc.integer({ min: 1, max: 5e4 }), (plan, more) => {
        const before = paidOff(plan);
        const after = paidOff({ ...plan, extra: minor(plan.extra + more) });
        expect(debtFree(after).periods).toBeLessThanOrEqual(debtFree(before).periods);
        after.debts.forEach(({ interest, rows }, i) => {
          expect(interest).toBeLessThanOrEqual(before.debts[i]!.interest);
          expect(rows.length).toBeLessThanOrEqual(before.debts[i]!.rows.length);
        });
      }),
      { numRuns: 60 },
    );
  });

  it("[DE23] a one-off payment never makes it later or dearer", () => {
    fc.assert(
      fc.property(anyPlan, fc.integer({ min: 1, max: 12 }), fc.nat(2e5), (plan, period, amount) => {
        const oneOffs = [...(plan.oneOffs ?? []), { period, amount: minor(amount), debtId: "d0" }];
        const [before, after] = [debtFree(paidOff(plan)), debtFree(paidOff({ ...plan, oneOffs }))];
        expect(after.periods).toBeLessThanOrEqual(before.periods);
        expect(after.interest).toBeLessThanOrEqual(before.interest);
      }),
      { numRuns: 60 },
    );
  });
});
