import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minor } from "../money/money.ts";
import { type DebtPayoff, inPaymentOrder, owedAfter, payPeriod, type RunningDebt, startPaying } from "./payoff.ts";
import type { OneOff, Owed, PayoffOrder, PayoffPlan } from "./payoff-plan.ts";
import { debtFree, owed, paidOff, planOf, threeDebts } from "./sample-debts.ts";

const extra = minor(60_500);
const endOf = (order: PayoffOrder) => debtFree(paidOff(planOf(threeDebts, { order, extra })));

describe("paying off debts", () => {
  it("[DE3] avalanche on three debts with 605 extra: 11 months, 665.73 interest", () => {
    expect(endOf("avalanche")).toEqual({
      kind: "debt-free",
      periods: 11,
      months: 11,
      on: "2026-12-31",
      interest: 66_573,
      paid: 836_573,
    });
  });

  it("[DE3] snowball on the same debts: 11 months, 819.85 interest", () => {
    expect(endOf("snowball")).toMatchObject({ periods: 11, interest: 81_985 });
  });

  it("paying 12 ÷ 52 of the same each week ends sooner and costs less", () => {
    const weekly = debtFree(paidOff(planOf(threeDebts, { rhythm: "weekly", extra: minor(13_962) })));
    expect(weekly).toMatchObject({ periods: 46, months: 11, on: "2026-12-19", interest: 61_260 });
  });

  it("finds the first debt that is paid off", () => {
    expect(paidOff(planOf(threeDebts, { order: "snowball", extra })).firstWin).toEqual({
      id: "car",
      label: "CAR",
      period: 2,
      on: "2026-03-31",
    });
    expect(paidOff(planOf(threeDebts, { extra })).firstWin).toMatchObject({ id: "card", period: 7 });
  });

  it("finds the first in the order of several that end together", () => {
    const plan = planOf(threeDebts, { order: "snowball", extra: minor(1e7) });
    expect(paidOff(plan).firstWin).toMatchObject({ id: "car", period: 1 });
  });

  it("applies a new extra from its period on, in any order of the list", () => {
    const extraChanges = [
      { from: 4, extra: minor(0) },
      { from: 2, extra: minor(500) },
    ];
    const { debts } = paidOff(planOf([owed("loan", 5_000, 0, 1_000)], { extra: minor(100), extraChanges }));
    expect(debts[0]?.rows.map(({ paid }) => paid)).toEqual([1_100, 1_500, 1_500, 900]);
  });

  it("applies the change listed later of two in one period", () => {
    const extraChanges = [
      { from: 1, extra: minor(1) },
      { from: 1, extra: minor(4_000) },
    ];
    expect(debtFree(paidOff(planOf([owed("loan", 5_000, 0, 1_000)], { extraChanges }))).periods).toBe(1);
  });

  it("counts one-off money in its period", () => {
    const oneOffs = [{ period: 2, amount: minor(2_500) }];
    const { debts } = paidOff(planOf([owed("loan", 5_000, 0, 1_000)], { oneOffs }));
    expect(debts[0]?.rows.map(({ paid }) => paid)).toEqual([1_000, 3_500, 500]);
  });

  it("leaves out debts with nothing owed, and their minimums", () => {
    const payoff = paidOff(planOf([owed("gone", 0, 20_000, 900), owed("loan", 3_000, 0, 1_000)]));
    expect(payoff.debts.map(({ id }) => id)).toEqual(["loan"]);
    expect(debtFree(payoff).periods).toBe(3);
  });

  it("is debt-free at the start when nothing is owed", () => {
    const payoff = paidOff(planOf([owed("gone", 0, 20_000, 900)]));
    expect(debtFree(payoff)).toMatchObject({ periods: 0, on: "2026-01-31", interest: 0 });
    expect(payoff.firstWin).toBeNull();
  });

  it("[DE11] lists what is still owed after each period", () => {
    const payoff = paidOff(planOf([owed("a", 3_000, 0, 1_000), owed("b", 1_000, 0, 500)]));
    expect([0, 1, 2, 3, 4].map((period) => owedAfter(payoff, period))).toEqual([4_000, 2_500, 1_000, 0, 0]);
  });
});

const pair = (): [RunningDebt, RunningDebt] => [
  startPaying(owed("first", 10_000, 12_000, 2_000), "monthly"),
  startPaying(owed("second", 5_000, 24_000, 1_000), "monthly"),
];

function paidIn(budget: number, oneOffs: OneOff[] = [], debts: RunningDebt[] = pair()): (number | undefined)[] {
  payPeriod(debts, 1, { budget: minor(budget), oneOffs });
  return debts.map(({ rows }) => rows[0]?.paid);
}

describe("one period of payments", () => {
  it("[DE1] adds interest, pays every minimum, and gives the rest to the first in order", () => {
    const debts = pair();
    payPeriod(debts, 1, { budget: minor(3_500), oneOffs: [] });
    expect(debts.map(({ rows }) => rows)).toEqual([
      [{ period: 1, opening: 10_000, interest: 100, paid: 2_500, closing: 7_600 }],
      [{ period: 1, opening: 5_000, interest: 100, paid: 1_000, closing: 4_100 }],
    ]);
  });

  it("[DE2] rolls over what the first does not need to the next within the period", () => {
    expect(paidIn(12_000)).toEqual([10_100, 1_900]);
    expect(paidIn(99_999)).toEqual([10_100, 5_100]);
  });

  it("[DE2] rolls over the unused part of a minimum", () => {
    const debts = [pair()[0], startPaying(owed("small", 300, 0, 1_000), "monthly")];
    expect(paidIn(3_000, [], debts)).toEqual([2_700, 300]);
  });

  it("[DE2] rolls over the minimum of a paid-off debt, which gets no row", () => {
    const debts = pair();
    debts[0].balance = minor(0);
    expect(paidIn(3_000, [], debts)).toEqual([undefined, 3_000]);
  });

  it("gives one-off money to its debt, and the rest down the order", () => {
    expect(paidIn(3_000, [{ period: 1, amount: minor(500), debtId: "second" }])).toEqual([2_000, 1_500]);
    expect(paidIn(3_000, [{ period: 1, amount: minor(5_000), debtId: "second" }])).toEqual([2_900, 5_100]);
  });

  it("sends one-off money without a debt, or for a deleted one, down the order", () => {
    expect(paidIn(3_000, [{ period: 1, amount: minor(500) }])).toEqual([2_500, 1_000]);
    const debts = pair();
    debts[1].balance = minor(0);
    expect(paidIn(3_000, [{ period: 1, amount: minor(500), debtId: "second" }], debts)).toEqual([3_500, undefined]);
  });
});

const idsOf = (debts: readonly Owed[], order: PayoffOrder): string =>
  inPaymentOrder(debts, order)
    .map(({ id }) => id)
    .join(" ");

const tied = [owed("d", 200, 5_000, 1), owed("c", 100, 5_000, 1), owed("b", 100, 9_000, 1), owed("a", 100, 5_000, 1)];

describe("payment order", () => {
  it("[DE5] snowball takes the smallest balance first; ties go to the higher APR, then to the id", () => {
    expect(idsOf(threeDebts, "snowball")).toBe("car store card");
    expect(idsOf(tied, "snowball")).toBe("b a c d");
  });

  it("[DE6] avalanche takes the highest APR first; ties go to the smaller balance, then to the id", () => {
    expect(idsOf(threeDebts.toReversed(), "avalanche")).toBe("card store car");
    expect(idsOf(tied, "avalanche")).toBe("b a c d");
  });

  it("[DE7] custom order is as given; other debts follow as in avalanche", () => {
    expect(idsOf(threeDebts, { own: ["store", "car", "card"] })).toBe("store car card");
    expect(idsOf(threeDebts, { own: ["car"] })).toBe("car card store");
    expect(idsOf(threeDebts, { own: [] })).toBe("card store car");
  });

  it("does not depend on how the debts were listed", () => {
    const orders: PayoffOrder[] = ["snowball", "avalanche", { own: ["c"] }];
    fc.assert(
      fc.property(fc.shuffledSubarray(tied, { minLength: 4 }), fc.constantFrom(...orders), (shuffled, order) => {
        expect(idsOf(shuffled, order)).toBe(idsOf(tied, order));
      }),
    );
  });
});

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
  it("[DE11] has consecutive rows that never close below zero and stop when the debt is paid off", () => {
    fc.assert(
      fc.property(anyPlan, (plan) => paidOff(plan).debts.forEach(expectSoundRows)),
      { numRuns: 60 },
    );
  });

  it("[DE12] pays exactly the balances and the interest", () => {
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

  it("[DE23] never ends later or costs more with a one-off payment", () => {
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
