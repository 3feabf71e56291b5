import fc from "fast-check";
import { expect, it } from "vitest";
import { backOff } from "./back-off.ts";

const failures = fc.integer({ min: 1, max: 10_000 });
const chance = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });

it("[RE3] waits for at least half a second and at most five minutes", () => {
  fc.assert(
    fc.property(failures, chance, (count, random) => {
      const wait = backOff(count, () => random);
      expect(wait).toBeGreaterThanOrEqual(500);
      expect(wait).toBeLessThanOrEqual(300_000);
      expect(Number.isInteger(wait)).toBe(true);
    }),
  );
});

it("[RE3] waits twice as long with each failure, until it is five minutes", () => {
  const waits = Array.from({ length: 12 }, (_, index) => backOff(index + 1, () => 1));
  expect(waits.map((wait) => wait / 1_000)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300]);
});

it("[RE3] leaves half of the wait to chance", () => {
  expect([0, 0.5, 1].map((random) => backOff(5, () => random))).toEqual([8_000, 12_000, 16_000]);
});
