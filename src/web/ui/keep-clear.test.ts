import fc from "fast-check";
import { expect, it } from "vitest";
import { type Box, shiftUp } from "./keep-clear.ts";

const at = (top: number, height: number, left = 0, width = 390): Box => ({
  top,
  bottom: top + height,
  left,
  right: left + width,
});

const toast = at(700, 52, 16, 358);

it("stays if nothing is in its way", () => {
  expect(shiftUp(toast, [])).toBe(0);
  expect(shiftUp(toast, [at(776, 68), at(100, 200), at(700, 52, 380, 10)])).toBe(0);
});

it("moves above what it would cover, and above what is there", () => {
  expect(shiftUp(toast, [at(690, 110)])).toBe(74);
  expect(shiftUp(toast, [at(690, 110), at(640, 50)])).toBe(124);
});

it("stays on the screen if there is no space above", () => {
  expect(shiftUp(toast, [at(100, 680)])).toBe(0);
});

const boxes = fc.array(
  fc
    .tuple(fc.nat({ max: 800 }), fc.integer({ min: 1, max: 300 }))
    .map(([top, height]) => at(top, Math.min(height, 844 - top))),
  { maxLength: 4 },
);

it("never covers more than before, and nothing if some place is free", () => {
  const meets = (a: Box, b: Box) => a.top < b.bottom && b.top < a.bottom;
  const covered = (by: number, others: readonly Box[]) =>
    others.filter((other) => meets({ ...toast, top: toast.top - by, bottom: toast.bottom - by }, other)).length;
  fc.assert(
    fc.property(boxes, (others) => {
      const by = shiftUp(toast, others);
      expect(toast.top - by).toBeGreaterThanOrEqual(72);
      expect(covered(by, others)).toBeLessThanOrEqual(covered(0, others));
      const above = others.filter(({ top }) => top < toast.bottom).map(({ top }) => toast.bottom - top + 12);
      const isFree = above.some((shift) => toast.top - shift >= 72 && covered(shift, others) === 0);
      if (isFree) expect(covered(by, others)).toBe(0);
    }),
  );
});
