import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allocate } from "./allocate.ts";
import { minor, sum } from "./money.ts";

const split = (amount: number, weights: number[]) => {
  const parts = allocate(minor(amount), weights);
  return parts.ok ? parts.value : parts.problem;
};

describe("splitting an amount", () => {
  it.each([
    [1003, [1, 1], [502, 501]],
    [-1003, [1, 1], [-502, -501]],
    [100, [1, 1, 1], [34, 33, 33]],
    [5, [3, 7], [2, 3]],
    [0, [1, 2], [0, 0]],
    [7, [0, 1], [0, 7]],
    [1, [1, 1, 1], [1, 0, 0]],
  ])("[MO17] %d over %j is %j", (amount, weights, parts) => {
    expect(split(amount, weights)).toEqual(parts);
  });

  it.each([
    [[], "no-weights"],
    [[0, 0], "no-weights"],
    [[-1, 2], "bad-weight"],
    [[0.5, 1], "bad-weight"],
    [[Number.NaN], "bad-weight"],
  ])("[MO17] refuses the weights %j", (weights, problem) => {
    expect(split(100, weights)).toBe(problem);
  });

  it("[MO17] conserves every unit and is fair within one, for positive and negative amounts", () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.maxSafeInteger(), weights, (amount, list) => {
        fc.pre(list.some((weight) => weight > 0));
        const parts = allocate(minor(amount), list);
        if (!parts.ok) throw new Error(parts.problem);
        expect(sum(parts.value)).toBe(amount || 0);
        const total = list.reduce((all, weight) => all + BigInt(weight), 0n);
        parts.value.forEach((part, index) => {
          const off = BigInt(part) * total - BigInt(amount) * BigInt(list[index]!);
          expect(off < total && -off < total).toBe(true);
        });
      }),
    );
  });
});
