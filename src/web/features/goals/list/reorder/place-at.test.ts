import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeAfterKey, placeAt, withCarried } from "./place-at.ts";

const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ top: at * 80, bottom: at * 80 + 80 }));

describe("where something is carried to", () => {
  it("[GL10] is behind every row whose middle lies above the pointer", () => {
    expect([-50, 39, 41, 130, 9_999].map((y) => placeAt(y, rows(3)))).toEqual([0, 0, 1, 2, 3]);
  });

  it("[GL9] is one place on, or an end, by a key, and never outside the list", () => {
    expect(placeAfterKey("ArrowUp", 0, 3)).toBe(0);
    expect([placeAfterKey("End", 0, 3), placeAfterKey("Home", 2, 3), placeAfterKey("x", 0, 3)]).toEqual([
      2,
      0,
      undefined,
    ]);
  });

  it("[GL10] neither loses nor doubles anything, and leaves the others in their order", () => {
    const list = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(list, fc.nat(), fc.nat(), (ids, which, where) => {
        const items = ids.map((id) => ({ id }));
        const id = ids[which % ids.length]!;
        const place = where % ids.length;
        const shown = withCarried(items, { id, place }).map((item) => item.id);
        expect(shown[place]).toBe(id);
        expect(shown.filter((one) => one !== id)).toEqual(ids.filter((one) => one !== id));
      }),
    );
  });
});
