import fc from "fast-check";
import { expect, it } from "vitest";
import { addSteps, folded, isUseful, maxNames, noGroups, ranked, reachOf, wilson } from "./reach.ts";

function groupsOf(landings: Record<string, number>) {
  const groups = noGroups();
  for (const [name, count] of Object.entries(landings))
    for (let n = 0; n < count; n++) addSteps(reachOf(groups, name), ["landing"], false);
  return groups;
}

it("sorts names by landings, then alphabetically", () => {
  const names = ranked(groupsOf({ b: 2, a: 2, c: 5, "": 1 })).map(({ name }) => name);
  expect(names).toEqual(["c", "a", "b", ""]);
});

it("folds a long tail into one row that says how many names it holds", () => {
  const { shown, others } = folded(groupsOf({ a: 9, b: 8, c: 3, d: 2, e: 1 }), 2);
  expect(shown.map(({ name }) => name)).toEqual(["a", "b"]);
  expect(others).toMatchObject({ names: 3, isMore: false });
  expect(others!.reach.all.landing).toBe(6);
});

it("does not fold a single name", () => {
  const { shown, others } = folded(groupsOf({ a: 9, b: 8, c: 3 }), 2);
  expect([shown.length, others]).toEqual([3, null]);
});

it("stores a limited number of names, counts each completely, and loses no browser", () => {
  const groups = noGroups();
  for (let n = 0; n < maxNames + 500; n++) addSteps(reachOf(groups, `made-up-${n}`), ["landing"], true);
  for (let n = 0; n < 3; n++) addSteps(reachOf(groups, "made-up-7"), ["landing"], true);
  expect(groups.named.size).toBe(maxNames);
  const { shown, others } = folded(groups, 10);
  expect(shown[0]).toMatchObject({ name: "made-up-7", reach: { all: { landing: 4 } } });
  expect(others).toMatchObject({ names: maxNames - 10, isMore: true });
  expect(others!.reach.all.landing).toBe(maxNames + 500 + 3 - 4 - 9);
});

// R. G. Newcombe, Two-sided confidence intervals for the single proportion, Statistics in Medicine 17 (1998), table I, method 3.
it.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])("gives the published interval of %i in %i", (hits, tries, low, high) => {
  const interval = wilson(hits, tries)!;
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

it("contains the share, stays between 0 and 1, and is symmetrical", () => {
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

it("is not useful beyond twenty points, without tries, and without hits", () => {
  expect(isUseful(wilson(10, 30))).toBe(false);
  expect(isUseful(wilson(30, 90))).toBe(true);
  expect(isUseful(wilson(0, 15))).toBe(false);
  expect(isUseful(wilson(0, 16))).toBe(true);
  expect([wilson(0, 0), wilson(3, 2), wilson(-1, 2)]).toEqual([null, null, null]);
});
