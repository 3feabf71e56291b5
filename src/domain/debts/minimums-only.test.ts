import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minor } from "../money/money.ts";
import { minimumsOnly, savedAgainstMinimums } from "./minimums-only.ts";
import { owed, planOf, threeDebts } from "./sample-debts.ts";

describe("minimums only", () => {
  it("[DE18] pays each debt alone: a paid-off minimum goes nowhere", () => {
    const debts = [owed("short", 2_000, 0, 1_000), owed("long", 5_000, 0, 1_000)];
    const minimums = minimumsOnly(planOf(debts));
    expect(minimums.ok && minimums.value.ending).toMatchObject({ kind: "debt-free", periods: 5 });
  });

  it("[DE18] names its problems", () => {
    expect(minimumsOnly(planOf([]))).toEqual({ ok: false, problem: "no-debts" });
  });

  it("[DE19] tells the interest and the periods that a plan saves", () => {
    expect(savedAgainstMinimums(planOf(threeDebts, { extra: minor(60_500) }))).toEqual({
      ok: true,
      value: { kind: "saved", interest: 466_564, periods: 66 },
    });
  });

  it("[DE19] says which minimums never end, where no saving can be told", () => {
    const debts = [owed("card", 500_000, 24_000, 10_000), owed("loan", 5_000, 0, 1_000)];
    expect(savedAgainstMinimums(planOf(debts, { extra: minor(5_000) }))).toEqual({
      ok: true,
      value: { kind: "minimums-never-end", ids: ["card"] },
    });
  });

  it("[DE19] says when the plan itself never ends", () => {
    expect(savedAgainstMinimums(planOf([owed("card", 500_000, 24_000, 10_000)]))).toEqual({
      ok: true,
      value: { kind: "plan-never-ends", ids: ["card"] },
    });
  });

  it("[DE19] hands on the problems of the plan", () => {
    expect(savedAgainstMinimums(planOf(threeDebts, { extra: minor(-1) }))).toEqual({
      ok: false,
      problem: "negative-extra",
    });
  });

  it("[DE19] a plan never costs more than minimums only", () => {
    const debt = fc.tuple(fc.integer({ min: 1, max: 1e6 }), fc.nat(30_000), fc.integer({ min: 4, max: 20 }));
    fc.assert(
      fc.property(fc.array(debt, { minLength: 1, maxLength: 4 }), fc.nat(2e4), (parts, extra) => {
        const debts = parts.map(([balance, apr, share], i) =>
          owed(`d${i}`, balance, apr, Math.ceil((balance * share) / 100)),
        );
        const saved = savedAgainstMinimums(planOf(debts, { order: "snowball", extra: minor(extra) }));
        expect(
          saved.ok && saved.value.kind === "saved" && Math.min(saved.value.interest, saved.value.periods),
        ).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 60 },
    );
  });

  it("[DE15] leaves out debts with nothing owed or in credit", () => {
    const debts = [owed("gone", 0, 20_000, 900), owed("overpaid", -500, 20_000, 900), owed("loan", 3_000, 0, 1_000)];
    const minimums = minimumsOnly(planOf(debts));
    expect(minimums.ok && minimums.value.debts.map(({ id }) => id)).toEqual(["loan"]);
  });
});
