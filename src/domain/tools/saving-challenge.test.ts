import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minor } from "../money/money.ts";
import type { Day } from "../time/day.ts";
import { type Challenge, type ChallengeKind, defaultWeeks, planChallenge, stepWithin } from "./saving-challenge.ts";

const challenge: Challenge = {
  kind: "rising",
  step: minor(100),
  first: minor(0),
  weeks: 52,
  start: "2026-01-05" as Day,
};

const planned = (changes: Partial<Challenge> = {}) => {
  const plan = planChallenge({ ...challenge, ...changes });
  if (!plan.ok) throw new Error(plan.problem);
  return plan.value;
};

describe("a saving challenge", () => {
  it("of 52 rising weeks by steps of one comes to 1 378", () => {
    const { total, largest, weeks, ends } = planned();
    expect([total.amount, largest.amount, ends]).toEqual([137_800, 5_200, "2027-01-03"]);
    expect(weeks.slice(0, 3).map(({ amount, total }) => [amount, total])).toEqual([
      [100, 100],
      [200, 300],
      [300, 600],
    ]);
  });

  it("backwards is the same money with the largest week first", () => {
    const { total, weeks } = planned({ kind: "falling" });
    expect([total.amount, weeks[0]!.amount, weeks.at(-1)!.amount]).toEqual([137_800, 5_200, 100]);
  });

  it("is level, or goes by a first week and steps of one's own", () => {
    expect(planned({ kind: "level", step: minor(2_500) }).total.amount).toBe(130_000);
    // 5, 7, 9, … 27: (5 + 27) × 12 ÷ 2 = 192
    expect(planned({ kind: "own", first: minor(500), step: minor(200), weeks: 12 }).total.amount).toBe(19_200);
  });

  it("refuses what is none", () => {
    const problem = (changes: Partial<Challenge>) => planChallenge({ ...challenge, ...changes });
    expect(problem({ weeks: 0 })).toEqual({ ok: false, problem: "bad-weeks" });
    expect(problem({ weeks: 105 })).toEqual({ ok: false, problem: "bad-weeks" });
    expect(problem({ step: minor(-1) })).toEqual({ ok: false, problem: "negative-amount" });
    expect(problem({ step: minor(Number.MAX_SAFE_INTEGER) })).toEqual({ ok: false, problem: "too-large" });
  });

  it("adds up by the sum of an arithmetic series, whatever the kind", () => {
    const kinds = fc.constantFrom<ChallengeKind[]>("rising", "falling", "level", "own");
    const amounts = fc.integer({ min: 0, max: 1e9 }).map(minor);
    fc.assert(
      fc.property(kinds, amounts, amounts, fc.integer({ min: 1, max: 104 }), (kind, step, first, weeks) => {
        const plan = planned({ kind, step, first, weeks });
        const [one, last] = [plan.weeks[0]!.amount, plan.weeks.at(-1)!.amount];
        expect(plan.total.amount).toBe(((one + last) * weeks) / 2);
        expect(plan.weeks).toHaveLength(weeks);
      }),
    );
  });

  it("by the largest step that a weekly plan keeps up asks for no more than it in any week", () => {
    expect([stepWithin(minor(5_200)), stepWithin(minor(51)), stepWithin(minor(-900))]).toEqual([100, 0, 0]);
    fc.assert(
      fc.property(fc.nat(10_000_000), (canSave) => {
        const step = stepWithin(minor(canSave));
        const plan = planChallenge({ ...challenge, step, weeks: defaultWeeks });
        expect(plan.ok && plan.value.largest.amount <= canSave).toBe(true);
        expect((step + 1) * defaultWeeks).toBeGreaterThan(canSave);
      }),
    );
  });
});
