import { describe, expect, it } from "vitest";
import { minor } from "../money/money.ts";
import { payPeriod, type RunningDebt, startPaying } from "./pay-period.ts";
import type { OneOff } from "./payoff-plan.ts";
import { owed } from "./sample-debts.ts";

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

  it("[DE2] rolls what the first does not need on to the next within the period", () => {
    expect(paidIn(12_000)).toEqual([10_100, 1_900]);
    expect(paidIn(99_999)).toEqual([10_100, 5_100]);
  });

  it("[DE2] rolls the part of a minimum that was not needed", () => {
    const debts = [pair()[0], startPaying(owed("small", 300, 0, 1_000), "monthly")];
    expect(paidIn(3_000, [], debts)).toEqual([2_700, 300]);
  });

  it("[DE2] rolls the minimum of a debt that is gone, and gives that one no row", () => {
    const debts = pair();
    debts[0].balance = minor(0);
    expect(paidIn(3_000, [], debts)).toEqual([undefined, 3_000]);
  });

  it("[DE9] gives one-off money to the debt it names, and the rest down the order", () => {
    expect(paidIn(3_000, [{ period: 1, amount: minor(500), debtId: "second" }])).toEqual([2_000, 1_500]);
    expect(paidIn(3_000, [{ period: 1, amount: minor(5_000), debtId: "second" }])).toEqual([2_900, 5_100]);
  });

  it("[DE9] sends one-off money without a name, or for a debt that is gone, down the order", () => {
    expect(paidIn(3_000, [{ period: 1, amount: minor(500) }])).toEqual([2_500, 1_000]);
    const debts = pair();
    debts[1].balance = minor(0);
    expect(paidIn(3_000, [{ period: 1, amount: minor(500), debtId: "second" }], debts)).toEqual([3_500, undefined]);
  });
});
