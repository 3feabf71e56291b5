import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { numberAsTyped, parseNumber } from "./parse-number.ts";

const rate = { locale: "en-US", decimals: 2, min: 0, max: 100 };

describe("parseNumber", () => {
  it.each([
    ["5.25", 5.25],
    ["5,25 %", 5.25],
    ["0", 0],
    [".5", 0.5],
    ["100", 100],
    ["٥٫٢٥", 5.25],
  ])("reads %j as %d", (text, n) => {
    expect(parseNumber(text, rate)).toEqual({ ok: true, value: n });
  });

  it.each([
    ["", "empty"],
    ["about 5", "unreadable"],
    ["-1", "too-small"],
    ["100.01", "too-large"],
    ["5.125", "too-many-decimals"],
    ["9".repeat(99), "too-large"],
  ])("says what is wrong with %j: %s", (text, problem) => {
    expect(parseNumber(text, rate)).toEqual({ ok: false, problem });
  });

  it("reads back what it wrote, in any locale", () => {
    const locales = fc.constantFrom("en-US", "de-DE", "fr-FR", "de-CH", "en-IN", "ar-EG", "fa-IR", "ja-JP");
    fc.assert(
      fc.property(locales, fc.integer({ min: -1_000_000, max: 1_000_000 }), (locale, hundredths) => {
        const format = { locale, decimals: 2 };
        const n = hundredths / 100;
        expect(parseNumber(numberAsTyped(n, format), format)).toEqual({ ok: true, value: n });
      }),
    );
  });
});
