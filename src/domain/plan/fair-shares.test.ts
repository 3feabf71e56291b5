import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Minor, minor } from "../money/money.ts";
import { type FairShare, fairShares, type SharingMethod } from "./fair-shares.ts";

const people = (incomes: readonly number[]) =>
  incomes.map((income, index) => ({ id: `${index}`, income: minor(income) }));

const share = (method: SharingMethod, costs: number, incomes: readonly number[]): FairShare[] => {
  const result = fairShares(method, minor(costs), people(incomes));
  if (!result.ok) throw new Error(result.problem);
  return result.value;
};

const pays = (shares: readonly FairShare[]) => shares.map((one) => one.pays.amount as number);
const left = (shares: readonly FairShare[]) => shares.map((one) => one.left.amount as number);

const incomes = fc.array(fc.integer({ min: 0, max: 1e12 }), { minLength: 1, maxLength: 6 });
const costs = fc.integer({ min: 0, max: 1e13 });
const methods = ["half-and-half", "by-income", "equal-leftover"] as const;
const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

describe("sharing costs", () => {
  it("[FS1] half and half", () => {
    expect(pays(share("half-and-half", 126_000, [92_000, 69_000]))).toEqual([63_000, 63_000]);
  });

  it("[FS1] gives an odd unit to the person listed first", () => {
    expect(pays(share("half-and-half", 1_003, [0, 0]))).toEqual([502, 501]);
  });

  it("[FS2] by income", () => {
    expect(pays(share("by-income", 126_000, [92_000, 69_000]))).toEqual([72_000, 54_000]);
  });

  it("[FS3] so that each keeps the same", () => {
    const shares = share("equal-leftover", 126_000, [92_000, 69_000]);
    expect(pays(shares)).toEqual([74_500, 51_500]);
    expect(left(shares)).toEqual([17_500, 17_500]);
  });

  it("[FS3] between more than two", () => {
    expect(pays(share("equal-leftover", 900, [1_000, 700, 400]))).toEqual([600, 300, 0]);
    expect(pays(share("half-and-half", 100, [1, 1, 1]))).toEqual([34, 33, 33]);
    expect(pays(share("by-income", 100, [5, 3, 2]))).toEqual([50, 30, 20]);
  });

  it("lets a person who earns too little pay nothing, and the others pay it all", () => {
    const shares = share("equal-leftover", 20_000, [30_000, 90_000]);
    expect(pays(shares)).toEqual([0, 20_000]);
    expect(left(shares)).toEqual([30_000, 70_000]);
  });

  it("handles costs above all income: what is left is below zero, and equal", () => {
    const shares = share("equal-leftover", 2_000, [1_000, 400]);
    expect(pays(shares)).toEqual([1_300, 700]);
    expect(left(shares)).toEqual([-300, -300]);
  });

  it("reports what cannot be shared", () => {
    const shared = (method: SharingMethod, cost: number, of: number[]) => fairShares(method, minor(cost), people(of));
    expect(shared("half-and-half", 1, [])).toEqual({ ok: false, problem: "no-people" });
    expect(shared("by-income", 1, [0, 0])).toEqual({ ok: false, problem: "no-income" });
    for (const method of methods) {
      expect(shared(method, 1, [5, -1])).toEqual({ ok: false, problem: "negative-amount" });
      expect(shared(method, -1, [5, 1])).toEqual({ ok: false, problem: "negative-amount" });
      expect(shared(method, 1, [9e15, 9e15])).toEqual({ ok: false, problem: "too-large" });
      for (const income of [NaN, Infinity, 0.5] as Minor[]) {
        const given = [
          { id: "a", income },
          { id: "b", income },
        ];
        expect(fairShares(method, minor(1), given)).toEqual({ ok: false, problem: "too-large" });
      }
    }
  });

  it("explains what each pays and keeps", () => {
    const [first] = share("by-income", 100, [60, 40]);
    expect(first!.pays.why).toMatchObject({ formula: "shared costs × own income ÷ all incomes" });
    expect(first!.left.why.inputs.at(-1)).toEqual({ label: "Own share", amount: 60 });
  });
});

describe("every way of sharing", () => {
  it("[FS8] conserves every unit, and nobody pays a negative amount", () => {
    fc.assert(
      fc.property(fc.constantFrom(...methods), costs, incomes, (method, cost, of) => {
        fc.pre(method !== "by-income" || total(of) > 0);
        const paid = pays(share(method, cost, of));
        expect(total(paid)).toBe(cost);
        expect(Math.min(...paid)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("[FS8] is fair within one unit", () => {
    fc.assert(
      fc.property(costs, incomes, (cost, of) => {
        const half = pays(share("half-and-half", cost, of));
        expect(Math.max(...half) - Math.min(...half)).toBeLessThanOrEqual(1);
        fc.pre(total(of) > 0);
        for (const [index, paid] of pays(share("by-income", cost, of)).entries()) {
          const off = BigInt(paid) * BigInt(total(of)) - BigInt(cost) * BigInt(of[index]!);
          expect(off < BigInt(total(of)) && -off < BigInt(total(of))).toBe(true);
        }
      }),
    );
  });

  it("[FS8] leaves payers with equal amounts within one unit, and non-payers with no more", () => {
    fc.assert(
      fc.property(costs, incomes, (cost, of) => {
        const shares = share("equal-leftover", cost, of);
        const payers = left(shares.filter((one) => one.pays.amount > 0));
        const idle = left(shares.filter((one) => one.pays.amount === 0));
        fc.pre(payers.length > 0);
        expect(Math.max(...payers) - Math.min(...payers)).toBeLessThanOrEqual(1);
        expect(Math.max(...idle, -Infinity)).toBeLessThanOrEqual(Math.min(...payers) + 1);
      }),
    );
  });
});
