import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minor } from "../money/money.ts";
import { bill, goal } from "../plan/sample-household.ts";
import type { Day } from "../time/day.ts";
import type { WeekId } from "../time/week.ts";
import {
  fundPaymentId,
  type GoalStep,
  inOrder,
  moveGoal,
  payFromFund,
  stepsOf,
  takeStep,
  withdraw,
  withdrawalsOf,
} from "./goal-actions.ts";
import { nothingPaid } from "./paid-from-goals.ts";
import { moneyOfGoals, type Withdrawal } from "./progress.ts";
import { lisbon, situationWith, thisWeek } from "./situation.fixture.ts";

describe("a goal's state", () => {
  it("[GO23] changes by pause, resume, finish, archive and reopen, where each is possible", () => {
    expect(takeStep(lisbon, "pause")).toMatchObject({ ok: true, value: { state: "paused" } });
    expect(takeStep({ ...lisbon, state: "finished" }, "reopen")).toMatchObject({
      ok: true,
      value: { state: "active" },
    });
    expect(takeStep({ ...lisbon, state: "archived" }, "pause")).toEqual({ ok: false, problem: "not-possible" });
    expect(takeStep({ ...lisbon, state: "paused" }, "pause")).toEqual({ ok: false, problem: "not-possible" });
  });

  it("[GO23] accepts exactly the steps it offers, and changes nothing else", () => {
    const states = fc.constantFrom("active" as const, "paused" as const, "finished" as const, "archived" as const);
    const steps = fc.constantFrom<GoalStep>("pause", "resume", "finish", "archive", "reopen");
    fc.assert(
      fc.property(states, steps, (state, step) => {
        const taken = takeStep({ ...lisbon, state }, step);
        expect(taken.ok).toBe(stepsOf({ state }).includes(step));
        if (taken.ok) expect({ ...taken.value, state }).toEqual({ ...lisbon, state });
      }),
    );
  });
});

describe("the order of goals", () => {
  const placed = (...priorities: number[]) => priorities.map((priority, index) => ({ id: `g${index}`, priority }));

  it("changes when a goal is moved, and returns only the goals that change", () => {
    expect(moveGoal(placed(1, 2, 3, 4), "g2", 1)).toEqual([
      { id: "g2", priority: 2 },
      { id: "g1", priority: 3 },
    ]);
    expect(moveGoal(placed(1, 2, 3), "g1", 1)).toEqual([]);
  });

  it("clamps an index out of range, and ignores a deleted goal", () => {
    expect(moveGoal(placed(1, 2), "g1", -5)).toEqual([
      { id: "g1", priority: 1 },
      { id: "g0", priority: 2 },
    ]);
    expect(moveGoal(placed(1, 2), "gone", 0)).toEqual([]);
  });

  it("puts the goal at its index, keeps the order of the others, and gives distinct priorities", () => {
    const goals = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 9 }).map((all) => placed(...all));
    fc.assert(
      fc.property(goals, fc.nat(9), fc.nat(9), (all, which, to) => {
        const id = `g${which % all.length}`;
        const moved = new Map(moveGoal(all, id, to).map((one) => [one.id, one.priority]));
        const after = inOrder(all.map((one) => ({ ...one, priority: moved.get(one.id) ?? one.priority })));
        expect(after.findIndex((one) => one.id === id)).toBe(Math.min(to, all.length - 1));
        const others = (list: readonly { id: string }[]) => list.map((one) => one.id).filter((one) => one !== id);
        expect(others(after)).toEqual(others(inOrder(all)));
        expect(new Set(after.map(({ priority }) => priority)).size).toBe(all.length);
      }),
    );
  });
});

describe("a withdrawal from a goal", () => {
  const now = { week: thisWeek, time: 7 };
  const asked = (change: object) =>
    withdraw({ id: "w", week: thisWeek, amount: 4_000, note: "Flights", ...change }, situationWith([10_000]), now);

  it("[GO25] is a record of its own with its reason", () => {
    expect(asked({})).toEqual({
      ok: true,
      value: { id: "w", goalId: "lisbon", week: thisWeek, amount: 4_000, recordedAt: 7, note: "Flights" },
    });
    expect(asked({ note: "" })).not.toHaveProperty("value.note");
  });

  it("[GO26] is above zero, at most what the goal holds, and in a valid week that is not in the future", () => {
    const problems = [{ amount: 0 }, { amount: 10_001 }, { week: "2026-W47" }, { week: "soon" }, { amount: 0.5 }];
    expect(problems.map((change) => asked(change))).toEqual(
      ["not-above-zero", "above-balance", "future-week", "out-of-range", "out-of-range"].map((problem) => ({
        ok: false,
        problem,
      })),
    );
    expect(asked({ amount: 10_000 }).ok).toBe(true);
  });

  it("[GO26] never leaves a negative balance, whatever is requested", () => {
    fc.assert(
      fc.property(fc.nat(50_000), fc.nat(50_000), fc.integer({ min: -9, max: 99_999 }), (saved, there, amount) => {
        const situation = situationWith([saved], { alreadySaved: minor(there), target: minor(0) });
        const taken = withdraw({ id: "w", week: thisWeek, amount, note: "" }, situation, now);
        expect(taken.ok).toBe(amount > 0 && amount <= saved + there);
      }),
    );
  });
});

describe("a bill paid from its fund", () => {
  const due = "2026-11-30" as Day;
  const tax = bill(60_000, { id: "tax", label: "Tax", cadence: "yearly", nextDue: due });
  const fund = goal(60_000, { id: "fund", billId: "tax" });
  const paid = (saved: number) => {
    const money = { saved: minor(saved), withdrawn: minor(0), weeks: new Map() };
    return payFromFund(tax, due, { goal: fund, money }, { week: thisWeek, time: 1 });
  };

  it("takes the bill or what is there out of the goal, under an id that two devices agree on", () => {
    expect(paid(70_000)).toMatchObject({ id: fundPaymentId(tax, due), goalId: "fund", amount: 60_000, note: "Tax" });
    expect(paid(20_000)).toMatchObject({ amount: 20_000 });
    expect(paid(0)).toBeNull();
    const twice = moneyOfGoals([], [paid(70_000)!, { ...paid(70_000)!, recordedAt: 2 }], nothingPaid);
    expect(twice.ok && twice.value.get("fund")?.withdrawn).toBe(60_000);
  });
});

const taken = (id: string, goalId: string, amount: number, recordedAt: number): Withdrawal => ({
  id,
  goalId,
  amount: minor(amount),
  recordedAt,
  week: "2026-W46" as WeekId,
});

describe("the withdrawals of a goal", () => {
  it("are listed newest first, for that goal alone", () => {
    const all = [taken("a", "trip", 100, 1), taken("b", "trip", 200, 3), taken("c", "home", 300, 2)];
    expect(withdrawalsOf("trip", all).map(({ id }) => id)).toEqual(["b", "a"]);
    expect(withdrawalsOf("gone", all)).toEqual([]);
  });

  it("are the same list on every device, and add up to the goal's withdrawn money", () => {
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
        const money = moneyOfGoals([], [...all, ...all], nothingPaid);
        const withdrawn = money.ok ? (money.value.get("trip")?.withdrawn ?? 0) : null;
        expect(told.reduce((sum, { amount }) => sum + amount, 0)).toBe(withdrawn);
      }),
    );
  });
});
