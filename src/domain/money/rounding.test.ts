import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { divideHalfEven, divideHalfEvenBig } from "./rounding.ts";

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
    expect(divideHalfEvenBig(BigInt(amount), BigInt(divisor))).toBe(BigInt(rounded));
  });

  it("[MO15] is the same for numbers of any size: a half goes to the even neighbor", () => {
    const size = fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n });
    fc.assert(
      fc.property(size, fc.bigInt({ min: 1n, max: 10n ** 20n }), (whole, half) => {
        const between = (2n * whole + 1n) * half;
        const rounded = divideHalfEvenBig(between, 2n * half);
        expect(rounded % 2n).toBe(0n);
        expect([whole, whole + 1n]).toContain(rounded);
      }),
    );
  });

  it("[MO15] comes to the same in plain and in large numbers", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: 1, max: 200 }), (amount, divisor) => {
        expect(divideHalfEvenBig(BigInt(amount), BigInt(divisor))).toBe(BigInt(divideHalfEven(amount, divisor)));
      }),
    );
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
