import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Minor, minor } from "../money/money.ts";
import type { WeekId } from "../time/week.ts";
import { type CatchUpInput, catchUp } from "./catch-up.ts";

const input: CatchUpInput = { planned: minor(101_000), saved: minor(1_000), now: "2026-W52" as WeekId, weeks: 3 };

describe("catching up", () => {
  it("[WS8] splits what is behind plan over the coming weeks, to the cent", () => {
    const result = catchUp(input);
    expect(result).toMatchObject({ ok: true, value: { behind: 100_000, left: 0 } });
    expect(result.ok && result.value.weeks).toEqual([
      { week: "2026-W53", amount: 33_334 },
      { week: "2027-W01", amount: 33_333 },
      { week: "2027-W02", amount: 33_333 },
    ]);
  });

  it("[WS9] suggests at most a share of what can be saved, and reports the rest", () => {
    const result = catchUp({ ...input, atMost: { canSave: minor(37_001), share: 250 } });
    expect(result).toMatchObject({ ok: true, value: { behind: 100_000, left: 100_000 - 3 * 9_250 } });
    expect(result.ok && result.value.weeks.map(({ amount }) => amount)).toEqual([9_250, 9_250, 9_250]);
    expect(result.ok && result.value.why.inputs).toContainEqual({ label: "At most in a week", amount: 9_250 });
  });

  it("[WS9] has no room in a household that can save nothing", () => {
    const withLimit = (canSave: number, share: number) =>
      catchUp({ ...input, atMost: { canSave: minor(canSave), share } });
    expect(withLimit(0, 500)).toEqual({ ok: false, problem: "no-room" });
    expect(withLimit(-5_000, 500)).toEqual({ ok: false, problem: "no-room" });
    expect(withLimit(5_000, 0)).toEqual({ ok: false, problem: "no-room" });
  });

  it("has nothing to catch up on or ahead of plan", () => {
    expect(catchUp({ ...input, saved: minor(101_000) })).toEqual({ ok: false, problem: "nothing-to-catch-up" });
    expect(catchUp({ ...input, saved: minor(200_000) })).toEqual({ ok: false, problem: "nothing-to-catch-up" });
  });

  it.each([0, -1, 1.5, 54, NaN])("cannot be spread over %d weeks", (weeks) => {
    expect(catchUp({ ...input, weeks })).toEqual({ ok: false, problem: "bad-weeks" });
  });

  it.each([-1, 1001, 0.5, NaN])("takes no share of %d thousandths", (share) => {
    const atMost = { canSave: minor(1), share };
    expect(catchUp({ ...input, atMost })).toEqual({ ok: false, problem: "bad-share" });
  });

  it.each([NaN, Infinity, -Infinity, 0.5, Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER, 2 ** 60])(
    "takes no amount of %d",
    (amount) => {
      const outOfRange = { ok: false, problem: "out-of-range" };
      expect(catchUp({ ...input, planned: amount as Minor })).toEqual(outOfRange);
      expect(catchUp({ ...input, saved: amount as Minor })).toEqual(outOfRange);
      expect(catchUp({ ...input, atMost: { canSave: amount as Minor, share: 500 } })).toEqual(outOfRange);
    },
  );

  it("[WS8] loses no cent of the largest amounts", () => {
    const half = minor(Math.floor(Number.MAX_SAFE_INTEGER / 2));
    const result = catchUp({ ...input, planned: half, saved: minor(-half), weeks: 53 });
    if (!result.ok) throw new Error(result.problem);
    expect(result.value.behind).toBe(Number.MAX_SAFE_INTEGER - 1);
    expect(result.value.weeks.reduce((sum, { amount }) => sum + BigInt(amount), 0n)).toBe(BigInt(result.value.behind));
    const limited = catchUp({
      ...input,
      planned: half,
      saved: minor(-half),
      weeks: 53,
      atMost: { canSave: half, share: 1000 },
    });
    expect(limited).toMatchObject({ ok: true, value: { left: 0 } });
  });

  it("ends with the supported years", () => {
    expect(catchUp({ ...input, now: "2100-W52" as WeekId })).toEqual({ ok: false, problem: "out-of-range" });
  });

  it("[WS8] loses no cent and passes no limit, whatever the figures", () => {
    const amount = fc.integer({ min: 0, max: 1e13 }).map(minor);
    const weeks = fc.integer({ min: 1, max: 53 });
    fc.assert(
      fc.property(amount, amount, weeks, amount, fc.integer({ min: 0, max: 1000 }), (planned, saved, n, can, share) => {
        const result = catchUp({ ...input, planned, saved, weeks: n, atMost: { canSave: can, share } });
        if (!result.ok) return;
        const { behind, left, weeks: parts } = result.value;
        expect(parts.reduce((sum, part) => sum + part.amount, 0) + left).toBe(behind);
        for (const part of parts) expect(BigInt(part.amount) * 1000n <= BigInt(can) * BigInt(share)).toBe(true);
      }),
    );
  });
});
