import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hostile } from "./report-fixture.contract.ts";
import { columnsOf, cut, cutColumns, plain } from "./visitor-text.ts";

const anything = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom(...hostile));

describe("words of visitors", () => {
  it("[RP13] lose whatever could steer a terminal, turn a line or hide", () => {
    fc.assert(fc.property(anything, (text) => !/[\p{C}\p{Zl}\p{Zp}\n]/u.test(plain(text))));
    expect(plain("\u001b[2Jhi\u0007 there\u202e")).toBe("[2Jhi there");
    expect(plain("été 漢字 🍞")).toBe("été 漢字 🍞");
  });

  it("[RP13] take no more room than they are given", () => {
    fc.assert(
      fc.property(anything, fc.integer({ min: 1, max: 40 }), (text, most) => {
        expect([...cut(text, most)].length).toBeLessThanOrEqual(most);
        expect(columnsOf(cutColumns(plain(text), most))).toBeLessThanOrEqual(most);
      }),
    );
    expect(cut("weekly-budget", 7)).toBe("weekly…");
    expect(cutColumns("漢字漢字", 5)).toBe("漢字…");
  });
});
