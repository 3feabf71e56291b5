import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minor } from "./money.ts";
import { interestFor, percentOf, type Rate, rateOfPercent } from "./rate.ts";

describe("a rate", () => {
  it.each([
    [22.99, 22_990],
    [0, 0],
    [100, 100_000],
    [6.125, 6_125],
  ])("[MO18] of %d percent is kept exactly as %d", (percent, rate) => {
    expect(rateOfPercent(percent)).toEqual({ ok: true, value: rate });
    expect(percentOf(rate as Rate)).toBe(percent);
  });

  it.each([-1, 100.001, Number.NaN, Number.POSITIVE_INFINITY])("[MO18] refuses %d percent", (percent) => {
    expect(rateOfPercent(percent)).toEqual({ ok: false, problem: "rate-out-of-range" });
  });

  it("[MO19] charges a period's share, rounded half to even", () => {
    expect(interestFor(minor(18_000_000), 4_250 as Rate, 12)).toBe(63_750);
    expect(interestFor(minor(400_000), 22_990 as Rate, 12)).toBe(7_663);
    expect(interestFor(minor(50), 12_000 as Rate, 12)).toBe(0);
    expect(interestFor(minor(150), 12_000 as Rate, 12)).toBe(2);
  });

  it("[MO19] rounds half to even also where the product is no longer a plain number", () => {
    const half = 50_000 as Rate;
    expect(interestFor(minor(2 ** 53 - 1), half, 1)).toBe(2 ** 52);
    expect(interestFor(minor(2 ** 53 - 3), half, 1)).toBe(2 ** 52 - 2);
    expect(interestFor(minor(-(2 ** 53 - 1)), half, 1)).toBe(-(2 ** 52));
    expect(interestFor(minor(-(2 ** 53 - 3)), half, 1)).toBe(-(2 ** 52 - 2));
  });

  it("[MO19] is exact for amounts of any size", () => {
    fc.assert(
      fc.property(
        fc.maxSafeNat(),
        fc.integer({ min: 0, max: 100_000 }),
        fc.constantFrom(1, 12, 52),
        (amount, rate, periods) => {
          const [product, divisor] = [BigInt(amount) * BigInt(rate), 100_000n * BigInt(periods)];
          const off = 2n * (BigInt(interestFor(minor(amount), rate as Rate, periods)) * divisor - product);
          expect(off <= divisor && -off <= divisor).toBe(true);
        },
      ),
    );
  });

  it("[MO19] never charges more than the amount's yearly share, and nothing at nought", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e14 }), fc.integer({ min: 0, max: 100_000 }), (amount, rate) => {
        expect(interestFor(minor(amount), rate as Rate, 1)).toBeLessThanOrEqual(amount);
        expect(interestFor(minor(amount), 0 as Rate, 12)).toBe(0);
      }),
    );
  });
});
