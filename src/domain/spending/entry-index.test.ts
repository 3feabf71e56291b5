import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Currency, minor } from "../money/money.ts";
import { amountAsTyped } from "../money/parse-amount.ts";
import { areWithin, isWithin, typedAmounts } from "./entry-index.ts";

const dollars = { currency: "USD" as Currency, locale: "en-US" };
const finds = (typed: string, amount: number, format = dollars) => isWithin(amount, typedAmounts(typed, format));

describe("an amount as it is being typed", () => {
  it.each([
    ["12.40", 1_240, true],
    ["12,40", 1_240, true],
    ["$12.40", 1_240, true],
    ["-12.40", 1_240, true],
    ["12.4", 1_249, true],
    ["12.", 1_299, true],
    ["12", 1_240, true],
    ["12", 12_345, true],
    ["12", 1_300, false],
    ["12", 112, false],
    ["12.40", 124_000, false],
    ["12.40", 1_241, false],
    ["12.400", 1_240, false],
    ["12.400", 1_240_099, true],
    [".5", 55, true],
    ["0", 99, true],
    ["0", 100, false],
    ["1,240", 124_050, true],
    ["1.240", 124_050, true],
    ["1,240.5", 124_050, true],
    ["1.240,50", 124_050, true],
    ["1 240,50", 124_050, true],
    ["1,240,5", 124_050, false],
    ["1'234'567", 123_456_700, true],
    ["99999999999999", 9_999, false],
    ["market", 1, false],
    ["", 0, false],
    ["7-Eleven", 700, false],
    ["€12", 1_200, false],
  ])("%s finds %d: %s", (typed, amount, expected) => {
    expect(finds(typed, amount)).toBe(expected);
    expect(finds(typed, -amount)).toBe(expected);
  });

  it("has the currency's decimals", () => {
    expect(finds("1240", 1_240, { currency: "JPY" as Currency, locale: "ja-JP" })).toBe(true);
    const dinars = { currency: "KWD" as Currency, locale: "en-KW" };
    expect([finds("1.240", 1_240, dinars), finds("1.240", 1_240_000, dinars)]).toEqual([true, true]);
  });

  it("finds every amount at every step of its being typed, as any household writes it", () => {
    const format = fc.constantFrom(...["en-US", "de-DE", "fr-FR", "de-CH"].map((locale) => ({ ...dollars, locale })));
    fc.assert(
      fc.property(format, fc.integer({ min: 1, max: 1e11 }), (each, amount) => {
        const plain = (amount / 100).toFixed(2);
        for (let length = 1; length <= plain.length; length++) {
          expect(finds(plain.slice(0, length), amount, each)).toBe(true);
          expect(finds(plain.slice(0, length).replace(".", ","), amount, each)).toBe(true);
        }
        expect(finds(amountAsTyped(minor(amount), each), amount, each)).toBe(true);
      }),
    );
  });

  it("finds only amounts that start so", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), fc.nat(99_999_999), (typed, amount) => {
        const plain = (amount / 100).toFixed(2);
        expect(finds(String(typed), amount)).toBe(plain.startsWith(String(typed)));
        const decimal = (typed / 100).toFixed(2).slice(0, -1);
        expect(finds(decimal, amount)).toBe(plain.startsWith(decimal));
      }),
    );
  });

  it("knows which amounts are among others", () => {
    const ranges = (typed: string) => typedAmounts(typed, dollars);
    expect(areWithin(ranges("12"), ranges("1"))).toBe(true);
    expect(areWithin(ranges("12.4"), ranges("12"))).toBe(true);
    expect(areWithin(ranges("1,240"), ranges("1,24"))).toBe(false);
    expect(areWithin([], ranges("1"))).toBe(true);
    expect(areWithin(ranges("1"), [])).toBe(false);
  });
});
