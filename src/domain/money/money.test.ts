import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Currency } from "./currency.ts";
import { add, checkedAdd, formatMoney, minor, moneyParts, negate, subtract, sum, symbolOf } from "./money.ts";

const format = (locale: string, code: string) => ({ locale, currency: code as Currency });
const dollars = format("en-US", "USD");
const most = minor(Number.MAX_SAFE_INTEGER);

describe("arithmetic", () => {
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])("[MO1] refuses %d as an amount", (n) => {
    expect(() => minor(n)).toThrow(RangeError);
  });

  it("[MO1] adds, subtracts, negates and sums whole minor units", () => {
    expect(add(minor(10), minor(20))).toBe(30);
    expect(subtract(minor(10), minor(20))).toBe(-10);
    expect(sum([minor(1), minor(2), minor(3)])).toBe(6);
    expect(sum([])).toBe(0);
  });

  it("[MO1] has one zero", () => {
    expect(Object.is(negate(minor(0)), 0)).toBe(true);
    expect(Object.is(minor(-0), 0)).toBe(true);
  });

  it("[MO3] never passes the exact integers silently", () => {
    expect(() => add(most, minor(1))).toThrow(RangeError);
    expect(() => sum([most, most])).toThrow(RangeError);
    expect(checkedAdd(most, minor(1))).toEqual({ ok: false, problem: "too-large" });
    expect(checkedAdd(minor(1), minor(2))).toEqual({ ok: true, value: 3 });
  });
});

describe("formatMoney", () => {
  it.each([
    [24000, dollars, "$240.00"],
    [-24000, dollars, "−\u00a0$240.00"],
    [5, dollars, "$0.05"],
    [1234567, format("de-DE", "EUR"), "12.345,67\u00a0€"],
    [-1234567, format("de-DE", "EUR"), "−\u00a012.345,67\u00a0€"],
    [1234567, format("fr-FR", "EUR"), "12\u202f345,67\u00a0€"],
    [12345678, format("en-IN", "INR"), "₹1,23,456.78"],
    [1234, format("ja-JP", "JPY"), "￥1,234"],
    [1234, format("en-US", "KWD"), "KWD\u00a01.234"],
    [100000, format("en-US", "HUF"), "HUF\u00a01,000.00"],
  ])("[MO4] writes %i in %o as %s", (amount, as, text) => {
    expect(formatMoney(minor(amount), as)).toBe(text);
  });

  it("[MO5] shows the sign that was asked for, and none on zero", () => {
    expect(formatMoney(minor(2490), dollars, { sign: "always" })).toBe("+\u00a0$24.90");
    expect(formatMoney(minor(-2490), dollars, { sign: "always" })).toBe("−\u00a0$24.90");
    expect(formatMoney(minor(-2490), dollars, { sign: "never" })).toBe("$24.90");
    expect(formatMoney(minor(0), dollars, { sign: "always" })).toBe("$0.00");
  });

  it("[MO4] is exact for the largest integers", () => {
    expect(formatMoney(most, dollars)).toBe("$90,071,992,547,409.91");
    expect(formatMoney(negate(most), dollars)).toBe("−\u00a0$90,071,992,547,409.91");
  });

  it("[MO4] keeps every digit of any amount", () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (n) => {
        const digits = formatMoney(minor(n), dollars).replace(/\D/g, "");
        expect(digits).toBe(String(Math.abs(n)).padStart(3, "0"));
      }),
    );
  });
});

describe("a currency's symbol", () => {
  it.each([
    ["en-US", "USD"],
    ["en-CA", "USD"],
    ["de-DE", "EUR"],
    ["ja-JP", "JPY"],
    ["fr-CH", "CHF"],
  ])("[MO4] stands in a field where %s writes it for %s", (locale, code) => {
    const written = format(locale, code);
    const { before, after } = moneyParts(minor(0), written);
    expect(symbolOf(written)).toEqual({ before: before.trim(), after: after.trim() });
  });
});

describe("moneyParts", () => {
  it("[MO6] parts the cents from the whole, with the symbol where the locale has it", () => {
    expect(moneyParts(minor(112700), dollars)).toEqual({
      sign: "",
      before: "$",
      whole: "1,127",
      decimal: ".00",
      after: "",
    });
    expect(moneyParts(minor(-112700), format("de-DE", "EUR"))).toEqual({
      sign: "−",
      before: "",
      whole: "1.127",
      decimal: ",00",
      after: "\u00a0€",
    });
    expect(moneyParts(minor(500), format("en-US", "JPY")).decimal).toBe("");
  });
});
