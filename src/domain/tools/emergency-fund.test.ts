import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minor } from "../money/money.ts";
import { type FundQuestion, fundSize } from "./emergency-fund.ts";

const question: FundQuestion = {
  needs: minor(240_000),
  earners: "two",
  income: "steady",
  dependants: "none",
  saved: minor(0),
  weekly: minor(0),
};

const sized = (changes: Partial<FundQuestion>) => {
  const size = fundSize({ ...question, ...changes });
  if (!size.ok) throw new Error(size.problem);
  return size.value;
};

describe("the size of an emergency fund", () => {
  it("[NS7] is three months of needs, and one more for each thing that makes it riskier", () => {
    expect(sized({}).target.amount).toBe(720_000);
    expect(sized({ earners: "one" }).target.amount).toBe(960_000);
    expect(sized({ earners: "one", dependants: "some" }).months.count).toBe(5);
    expect(sized({ earners: "one", income: "varies", dependants: "some" }).target.amount).toBe(1_440_000);
  });

  it("[NS7] says how many weeks are left, rounded up", () => {
    expect(sized({ saved: minor(100_000), weekly: minor(7_500) })).toMatchObject({
      missing: { amount: 620_000 },
      weeks: { count: 83 },
    });
  });

  it("[NS7] knows no week without a weekly amount, and none is needed once it is there", () => {
    expect(sized({}).weeks).toBeNull();
    expect(sized({ saved: minor(720_000) })).toMatchObject({ missing: { amount: 0 }, weeks: { count: 0 } });
    expect(sized({ saved: minor(900_000), weekly: minor(100) }).missing.amount).toBe(0);
  });

  it("[NS7] refuses what it can't count", () => {
    expect(fundSize({ ...question, needs: minor(-1) })).toEqual({ ok: false, problem: "negative-amount" });
    expect(fundSize({ ...question, needs: minor(Number.MAX_SAFE_INTEGER) })).toEqual({
      ok: false,
      problem: "too-large",
    });
  });

  const amounts = fc.integer({ min: 0, max: 1e12 }).map(minor);

  it("[NS7] is met by that many weeks, and not by one less", () => {
    fc.assert(
      fc.property(amounts, amounts, amounts.filter(Boolean), (needs, saved, weekly) => {
        const { target, weeks } = sized({ needs, saved, weekly });
        expect(saved + weekly * weeks!.count).toBeGreaterThanOrEqual(target.amount);
        if (weeks!.count > 0) expect(saved + weekly * (weeks!.count - 1)).toBeLessThan(target.amount);
      }),
    );
  });
});
