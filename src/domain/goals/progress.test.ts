import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Transaction } from "../household/records.ts";
import { minor } from "../money/money.ts";
import { entry } from "../spending/spending.fixture.ts";
import type { WeekId } from "../time/week.ts";
import { nothingPaid, paidFromGoals } from "./paid-from-goals.ts";
import { type GoalMoney, goalProgress, moneyOfGoals, noMoney, type Withdrawal, whyLeft, whyShare } from "./progress.ts";
import { lisbon, mondays, saveTo, thisWeek } from "./situation.fixture.ts";

const income = { kind: "income" } as const;

const withdrawal = (id: string, amount: number, recordedAt = 1): Withdrawal => {
  return { id, goalId: "lisbon", week: thisWeek, amount: minor(amount), recordedAt };
};

const moneyOf = (saved: number, withdrawn = 0): GoalMoney => {
  return { saved: minor(saved), withdrawn: minor(withdrawn), weeks: new Map() };
};

const progressOf = (saved: number, change = {}, withdrawn = 0) => {
  const progress = goalProgress({ ...lisbon, ...change }, moneyOf(saved, withdrawn));
  if (!progress.ok) throw new Error(progress.problem);
  return progress.value;
};

describe("the money of goals", () => {
  it("is collected for every goal in one pass, each record once", () => {
    const saves = [
      saveTo("lisbon", "2026-W45" as WeekId, 8_000),
      saveTo("lisbon", thisWeek, 8_450),
      saveTo("house", thisWeek, 18_700),
      saveTo("lisbon", thisWeek, 8_450),
      { ...saveTo("x", thisWeek, 5), target: { kind: "account", id: "lisbon" } as const },
    ];
    const money = moneyOfGoals(saves, [withdrawal("w", 1_000), withdrawal("w", 2_000, 2)], nothingPaid);
    if (!money.ok) throw new Error(money.problem);
    expect([...money.value.keys()]).toEqual(["lisbon", "house"]);
    expect(money.value.get("lisbon")).toMatchObject({ saved: 16_450, withdrawn: 2_000 });
    expect(money.value.get("lisbon")?.weeks.get(thisWeek)).toEqual({ saved: 8_450, withdrawn: 2_000 });
  });

  it("[EA1] counts what entries paid from a goal as taken out in their week, and refunds as given back", () => {
    const of = (day: string, amount: number, more: Partial<Transaction> = {}) =>
      entry(day, amount, { goalId: "lisbon", ...more });
    const entries = [
      of("2026-11-10", 3_000),
      of("2026-11-12", -500),
      of("2026-11-03", 700),
      of("2026-11-10", 9, income),
    ];
    const paid = paidFromGoals(entries, mondays);
    const money = moneyOfGoals([saveTo("lisbon", thisWeek, 8_000)], [withdrawal("w", 1_000)], paid);
    if (!money.ok) throw new Error(money.problem);
    expect(money.value.get("lisbon")).toMatchObject({ saved: 8_000, withdrawn: 4_200 });
    expect(money.value.get("lisbon")?.weeks.get(thisWeek)).toEqual({ saved: 8_000, withdrawn: 3_500 });
    expect(money.value.get("lisbon")?.weeks.get("2026-W45" as WeekId)).toEqual({ saved: 0, withdrawn: 700 });
  });

  it("reports a sum that is too large to be exact", () => {
    const huge = saveTo("lisbon", "2026-W45" as WeekId, Number.MAX_SAFE_INTEGER);
    expect(moneyOfGoals([huge, saveTo("lisbon", thisWeek, 1)], [], nothingPaid)).toEqual({
      ok: false,
      problem: "too-large",
    });
    const takenOut = [withdrawal("a", Number.MAX_SAFE_INTEGER), withdrawal("b", 1)];
    expect(moneyOfGoals([], takenOut, nothingPaid)).toEqual({ ok: false, problem: "too-large" });
  });
});

describe("progress of a goal", () => {
  it("[GO2] is the initial amount plus saves minus withdrawals", () => {
    const progress = progressOf(100_000, { alreadySaved: minor(30_000) }, 3_500);
    expect(progress).toMatchObject({ saved: { amount: 126_500 }, left: 253_500, share: 332, isReached: false });
    expect(progress.saved.why.inputs).toEqual([
      { label: "Already saved at the start", amount: 30_000 },
      { label: "Saves to this goal", amount: 100_000 },
      { label: "Taken out or spent", amount: 3_500 },
    ]);
  });

  it("[GO3] is rounded down, so that only a full goal is full", () => {
    expect(progressOf(379_999)).toMatchObject({ share: 999, left: 1, isReached: false });
    expect(progressOf(380_000)).toMatchObject({ share: 1000, left: 0, isReached: true });
  });

  it("[GO3] is exactly reached with a target below what is saved", () => {
    expect(progressOf(500_000)).toMatchObject({ share: 1000, left: 0, isReached: true, saved: { amount: 500_000 } });
  });

  it("[GO3] explains what is left and the share", () => {
    const progress = progressOf(126_500);
    const inputs = [
      { label: "Target", amount: 380_000 },
      { label: "Saved", amount: 126_500 },
    ];
    expect(whyLeft(progress)).toEqual({ formula: "Target − saved", inputs });
    expect(whyShare(progress)).toMatchObject({ formula: expect.stringContaining("Saved ÷ target"), inputs });
    expect([progress.left, progress.share]).toEqual([380_000 - 126_500, Math.floor((126_500 * 1_000) / 380_000)]);
    expect(whyLeft(progressOf(500_000)).formula).toContain("never below zero");
  });

  it("[GO2] shows a negative balance when more was withdrawn than saved", () => {
    expect(progressOf(1_000, {}, 5_000)).toMatchObject({ saved: { amount: -4_000 }, left: 384_000, share: 0 });
  });

  it.each([0, -1])("needs a target above zero, not %d", (target) => {
    const result = goalProgress({ ...lisbon, target: minor(target) }, noMoney);
    expect(result).toEqual({ ok: false, problem: "target-not-above-zero" });
  });

  it("[EA1] counts what entries paid from a goal as taken out in their week, and refunds as given back", () => {
    const of = (day: string, amount: number, more: Partial<Transaction> = {}) =>
      entry(day, amount, { goalId: "lisbon", ...more });
    const entries = [
      of("2026-11-10", 3_000),
      of("2026-11-12", -500),
      of("2026-11-03", 700),
      of("2026-11-10", 9, income),
    ];
    const paid = paidFromGoals(entries, mondays);
    const money = moneyOfGoals([saveTo("lisbon", thisWeek, 8_000)], [withdrawal("w", 1_000)], paid);
    if (!money.ok) throw new Error(money.problem);
    expect(money.value.get("lisbon")).toMatchObject({ saved: 8_000, withdrawn: 4_200 });
    expect(money.value.get("lisbon")?.weeks.get(thisWeek)).toEqual({ saved: 8_000, withdrawn: 3_500 });
    expect(money.value.get("lisbon")?.weeks.get("2026-W45" as WeekId)).toEqual({ saved: 0, withdrawn: 700 });
  });

  it("reports a sum that is too large to be exact", () => {
    const most = minor(Number.MAX_SAFE_INTEGER);
    expect(goalProgress({ ...lisbon, alreadySaved: most }, moneyOf(1))).toEqual({ ok: false, problem: "too-large" });
    expect(goalProgress({ ...lisbon, target: most }, moneyOf(0, 1))).toEqual({ ok: false, problem: "too-large" });
  });

  it("[GO3] never falls with more money, and is full exactly when nothing is left", () => {
    const amount = fc.integer({ min: 0, max: 2 ** 51 });
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 1, max: 2 ** 51 }), (a, b, target) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)].map((n) => progressOf(n, { target }));
        expect(more!.share).toBeGreaterThanOrEqual(less!.share);
        expect(less!.share === 1000).toBe(less!.left === 0);
      }),
    );
  });
});
