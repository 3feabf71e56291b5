import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minor } from "../money/money.ts";
import { income } from "../plan/sample-household.ts";
import { addDays, type Day } from "../time/day.ts";
import { coverOf, type Due, type LandingPay } from "./coming-up-cover.ts";

const dayAt = (ahead: number): Day => addDays("2026-11-12" as Day, ahead);
const due = (ahead: number, amount: number): Due => ({ day: dayAt(ahead), amount: minor(amount) });
const pay = (ahead: number, amount: number): LandingPay => ({ ...due(ahead, amount), income: income(amount) });
const held = (amount: number) => minor(amount);

describe("whether bills are covered", () => {
  it("[CU5] is not told where nobody said what everyday accounts hold", () => {
    expect(coverOf(null, [due(0, 100)], [pay(0, 500)])).toEqual({ kind: "unknown" });
  });

  it("[CU5] is by what is there, to the cent, whatever pay comes", () => {
    expect(coverOf(held(300), [due(0, 100), due(9, 200)], [pay(1, 500)]).kind).toBe("covered");
    expect(coverOf(held(299), [due(0, 100), due(9, 200)], []).kind).toBe("short");
    expect(coverOf(held(-5), [], []).kind).toBe("covered");
  });

  it("[CU6] is by pay that lands on the day or before, up to the first that is enough", () => {
    const pays = [pay(1, 50), pay(3, 100), pay(3, 900)];
    expect(coverOf(held(100), [due(0, 100), due(3, 150)], pays)).toMatchObject({
      ...{ kind: "covered-by-pay", pay: { day: dayAt(3), amount: 100 } },
    });
    expect(coverOf(held(100), [due(0, 100), due(2, 150)], pays).kind).toBe("short");
  });

  it("[CU7] is short from a day on, with how much at the most, and says why", () => {
    const cover = coverOf(held(100), [due(1, 120), due(4, 500), due(6, 10)], [pay(2, 50), pay(5, 900)]);
    expect(cover).toMatchObject({
      ...{ kind: "short", first: { day: dayAt(1), amount: 20 }, most: { day: dayAt(4), amount: 470 } },
      why: { inputs: [{ amount: 100 }, { label: "Pay", amount: 50 }, { label: "Bills", amount: -620 }] },
    });
  });

  it("[CU8] never gets worse by more money, and what is said to be missing is enough", () => {
    const list = <Kind>(of: (ahead: number, amount: number) => Kind) =>
      fc
        .array(fc.tuple(fc.integer({ min: 0, max: 13 }), fc.integer({ min: 1, max: 10_000 })), { maxLength: 8 })
        .map((some) => some.sort(([a], [b]) => a - b).map(([ahead, amount]) => of(ahead, amount)));
    const rank = { unknown: 0, short: 1, "covered-by-pay": 2, covered: 3 };
    fc.assert(
      fc.property(fc.integer({ min: -9_999, max: 9_999 }), list(due), list(pay), (have, dues, pays) => {
        const cover = coverOf(held(have), dues, pays);
        expect(rank[coverOf(held(have + 1), dues, pays).kind]).toBeGreaterThanOrEqual(rank[cover.kind]);
        if (cover.kind !== "short") return;
        expect(coverOf(held(have + cover.most.amount), dues, pays).kind).not.toBe("short");
        expect(coverOf(held(have + cover.most.amount - 1), dues, pays).kind).toBe("short");
        expect(cover.first.day <= cover.most.day).toBe(true);
      }),
    );
  });
});
