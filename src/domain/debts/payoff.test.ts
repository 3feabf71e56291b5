import { describe, expect, it } from "vitest";
import { minor } from "../money/money.ts";
import type { PayoffOrder } from "./payoff-plan.ts";
import { owedAfter } from "./payoff-report.ts";
import { owed, planOf, threeDebts } from "./sample-debts.ts";
import { debtFree, paidOff } from "./sample-payoff.ts";

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

  it("[DE4] paying 12 ÷ 52 of the same each week ends sooner and costs less", () => {
    const weekly = debtFree(paidOff(planOf(threeDebts, { rhythm: "weekly", extra: minor(13_962) })));
    expect(weekly).toMatchObject({ periods: 46, months: 11, on: "2026-12-19", interest: 61_260 });
  });

  it("[DE14] names the first debt that is gone", () => {
    expect(paidOff(planOf(threeDebts, { order: "snowball", extra })).firstWin).toEqual({
      id: "car",
      label: "CAR",
      period: 2,
      on: "2026-03-31",
    });
    expect(paidOff(planOf(threeDebts, { extra })).firstWin).toMatchObject({ id: "card", period: 7 });
  });

  it("[DE14] of several gone at once, names the first in the order", () => {
    const plan = planOf(threeDebts, { order: "snowball", extra: minor(1e7) });
    expect(paidOff(plan).firstWin).toMatchObject({ id: "car", period: 1 });
  });

  it("[DE10] lets a new extra hold from its period on, however the changes are listed", () => {
    const extraChanges = [
      { from: 4, extra: minor(0) },
      { from: 2, extra: minor(500) },
    ];
    const { debts } = paidOff(planOf([owed("loan", 5_000, 0, 1_000)], { extra: minor(100), extraChanges }));
    expect(debts[0]?.rows.map(({ paid }) => paid)).toEqual([1_100, 1_500, 1_500, 900]);
  });

  it("[DE10] of two changes in one period, the one listed later holds", () => {
    const extraChanges = [
      { from: 1, extra: minor(1) },
      { from: 1, extra: minor(4_000) },
    ];
    expect(debtFree(paidOff(planOf([owed("loan", 5_000, 0, 1_000)], { extraChanges }))).periods).toBe(1);
  });

  it("[DE9] counts one-off money in the period it comes", () => {
    const oneOffs = [{ period: 2, amount: minor(2_500) }];
    const { debts } = paidOff(planOf([owed("loan", 5_000, 0, 1_000)], { oneOffs }));
    expect(debts[0]?.rows.map(({ paid }) => paid)).toEqual([1_000, 3_500, 500]);
  });

  it("[DE15] leaves out debts with nothing owed, and their minimums", () => {
    const payoff = paidOff(planOf([owed("gone", 0, 20_000, 900), owed("loan", 3_000, 0, 1_000)]));
    expect(payoff.debts.map(({ id }) => id)).toEqual(["loan"]);
    expect(debtFree(payoff).periods).toBe(3);
  });

  it("[DE15] is debt-free at the start where nothing is owed at all", () => {
    const payoff = paidOff(planOf([owed("gone", 0, 20_000, 900)]));
    expect(debtFree(payoff)).toMatchObject({ periods: 0, on: "2026-01-31", interest: 0 });
    expect(payoff.firstWin).toBeNull();
  });

  it("[DE11] tells what is still owed after each period", () => {
    const payoff = paidOff(planOf([owed("a", 3_000, 0, 1_000), owed("b", 1_000, 0, 500)]));
    expect([0, 1, 2, 3, 4].map((period) => owedAfter(payoff, period))).toEqual([4_000, 2_500, 1_000, 0, 0]);
  });
});
