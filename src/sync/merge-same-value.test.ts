import fc from "fast-check";
import { expect, it } from "vitest";
import { isSameValue } from "./merge-same-value.ts";

it("[ME13] a list without its last items is another list, whichever is looked at first", () => {
  const list = fc.array(fc.jsonValue({ maxDepth: 1 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(list, fc.nat({ max: 4 }), (whole, count) => {
      const shorter = whole.slice(0, count % whole.length);
      expect(isSameValue(shorter, whole)).toBe(false);
      expect(isSameValue(whole, shorter)).toBe(false);
      expect(isSameValue(whole, [...whole])).toBe(true);
    }),
  );
});

it("[ME13] an item that stands for nothing still counts", () => {
  expect(isSameValue([], [undefined])).toBe(false);
  expect(isSameValue([null], [])).toBe(false);
});
