import fc from "fast-check";
import { expect, it } from "vitest";
import { isTelling, wilson } from "./wilson.ts";

// R. G. Newcombe, Two-sided confidence intervals for the single proportion, Statistics in Medicine 17 (1998), table I, method 3.
it.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])("[RP6] gives the published interval of %i in %i", (hits, tries, low, high) => {
  const interval = wilson(hits, tries)!;
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

it("[RP6] holds the share, stays between nothing and all, and is the same from the other side", () => {
  const tally = fc.integer({ min: 1, max: 1e6 }).chain((tries) => fc.tuple(fc.nat(tries), fc.constant(tries)));
  fc.assert(
    fc.property(tally, ([hits, tries]) => {
      const { share, low, high } = wilson(hits, tries)!;
      expect(low).toBeGreaterThanOrEqual(0);
      expect(low).toBeLessThanOrEqual(share);
      expect(high).toBeGreaterThanOrEqual(share);
      expect(high).toBeLessThanOrEqual(1);
      const misses = wilson(tries - hits, tries)!;
      expect(misses.high).toBeCloseTo(1 - low, 10);
    }),
  );
});

it("[RP7] is too few to tell beyond twenty points, without tries, and with hits of nobody", () => {
  expect(isTelling(wilson(10, 30))).toBe(false);
  expect(isTelling(wilson(30, 90))).toBe(true);
  expect(isTelling(wilson(0, 15))).toBe(false);
  expect(isTelling(wilson(0, 16))).toBe(true);
  expect([wilson(0, 0), wilson(3, 2), wilson(-1, 2)]).toEqual([null, null, null]);
});
