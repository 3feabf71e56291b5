import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minor } from "../money/money.ts";
import type { WeekId } from "../time/week.ts";
import { moneyOfGoals, type Withdrawal } from "./goal-money.ts";
import { withdrawalsOf } from "./withdrawals-of.ts";

const taken = (id: string, goalId: string, amount: number, recordedAt: number): Withdrawal => ({
  ...{ id, goalId, amount: minor(amount), recordedAt, week: "2026-W46" as WeekId },
});

describe("what was taken out of a goal", () => {
  it("[GL27] is told newest first, and of that goal alone", () => {
    const all = [taken("a", "trip", 100, 1), taken("b", "trip", 200, 3), taken("c", "home", 300, 2)];
    expect(withdrawalsOf("trip", all).map(({ id }) => id)).toEqual(["b", "a"]);
    expect(withdrawalsOf("gone", all)).toEqual([]);
  });

  it("[GL27] is the same list on every device, and comes to what the goal's money says", () => {
    const some = fc.uniqueArray(
      fc.record({
        id: fc.string({ minLength: 1, maxLength: 3 }),
        amount: fc.integer({ min: 1, max: 9_999 }),
        at: fc.nat(3),
      }),
      { selector: ({ id }) => id, maxLength: 8 },
    );
    fc.assert(
      fc.property(some, (rows) => {
        const all = rows.map(({ id, amount, at }) => taken(id, "trip", amount, at));
        const told = withdrawalsOf("trip", all);
        expect(withdrawalsOf("trip", all.toReversed())).toEqual(told);
        const money = moneyOfGoals([], [...all, ...all]);
        const withdrawn = money.ok ? (money.value.get("trip")?.withdrawn ?? 0) : null;
        expect(told.reduce((sum, { amount }) => sum + amount, 0)).toBe(withdrawn);
      }),
    );
  });
});
