import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { divideHalfEven } from "./rounding.ts";

describe("dividing", () => {
  it.each([
    [5, 2, 2],
    [7, 2, 4],
    [-5, 2, -2],
    [-7, 2, -4],
    [10, 4, 2],
    [11, 4, 3],
    [9, 4, 2],
    [0, 52, 0],
    [-1, 52, 0],
  ])("[MO15] rounds %d / %d half to even: %d", (amount, divisor, rounded) => {
    expect(divideHalfEven(amount, divisor)).toBe(rounded);
  });

  it("[MO15] is never more than half a unit away, and symmetrical about zero", () => {
    const amounts = fc.integer({ min: -1e13, max: 1e13 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 10_000 }), (amount, divisor) => {
        const rounded = divideHalfEven(amount, divisor);
        expect(Math.abs(rounded * divisor - amount) * 2).toBeLessThanOrEqual(divisor);
        expect(divideHalfEven(-amount, divisor)).toBe(-rounded || 0);
      }),
    );
  });
});
