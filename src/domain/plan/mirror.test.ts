import { describe, expect, it } from "vitest";
import type { Household } from "../household/household.ts";
import { minor } from "../money/money.ts";
import { type Mirror, mirror, mirrorOf, whyShares } from "./mirror.ts";
import { bill, category, debt, income, sampleHousehold } from "./sample-household.ts";

const seen = (parts: Partial<Household>): Mirror => {
  const result = mirror(sampleHousehold(parts));
  if (!result.ok) throw new Error(result.problem);
  return result.value;
};

const figure = (amount: number) => ({ amount: minor(amount), why: { formula: "given", inputs: [] } });
const shares = ({ needs, wants, savings }: Mirror) => [needs.share, wants.share, savings.share];

describe("the 50/30/20 mirror", () => {
  it("shares a week in thousandths that add up to 1000, by largest remainder", () => {
    const parts = { incomes: [income(300)], bills: [bill(100)], categories: [category(100, { kind: "want" })] };
    expect(shares(seen(parts))).toEqual([334, 333, 333]);
  });

  it("counts debt minimums as needs, and bills by their category", () => {
    const fun = category(0, { id: "fun", kind: "want" });
    const bills = [bill(3_000), bill(2_000, { categoryId: "fun" })];
    const debts = [debt(5_000, { minimum: minor(4_333) })];
    const { needs, wants, savings } = seen({ incomes: [income(10_000)], categories: [fun], bills, debts });
    expect([needs.amount, wants.amount, savings.amount]).toEqual([4_000, 2_000, 4_000]);
  });

  it("shows the shares of what goes out when the week is short", () => {
    const parts = { incomes: [income(50)], bills: [bill(75)], categories: [category(25, { kind: "want" })] };
    expect(shares(seen(parts))).toEqual([750, 250, 0]);
  });

  it("mirrors any three amounts", () => {
    const result = mirrorOf(figure(2_100), figure(900), figure(1_000));
    expect(result.ok && shares(result.value)).toEqual([525, 225, 250]);
  });

  it("[PL8] reports what cannot be mirrored", () => {
    expect(mirror(sampleHousehold())).toEqual({ ok: false, problem: "empty-household" });
    expect(mirrorOf(figure(0), figure(0), figure(0))).toEqual({ ok: false, problem: "nothing-to-mirror" });
    expect(mirrorOf(figure(5), figure(-1), figure(0))).toEqual({ ok: false, problem: "negative-amount" });
    const rounded = sampleHousehold({ bills: [bill(1, { cadence: "yearly" })] });
    expect(mirror(rounded)).toEqual({ ok: false, problem: "nothing-to-mirror" });
  });

  it("[PL30] explains the shares by the three amounts, each within a thousandth", () => {
    const mirrored = seen({
      incomes: [income(307)],
      bills: [bill(101)],
      categories: [category(100, { kind: "want" })],
    });
    const given = whyShares(mirrored).inputs.map((input) => ("amount" in input ? input.amount : NaN));
    expect(given).toEqual([101, 100, 106]);
    for (const [index, share] of shares(mirrored).entries()) {
      expect(Math.abs(share - (given[index]! * 1_000) / 307)).toBeLessThan(1);
    }
  });

  it("[PL30] explains each part", () => {
    const parts = seen({ incomes: [income(10)], bills: [bill(5)] });
    expect(parts.needs.why.inputs).toEqual([{ label: "Bill", amount: 5 }]);
    expect(parts.savings.why.formula).toContain("money in");
  });
});
