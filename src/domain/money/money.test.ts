import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  add,
  type Currency,
  checkedAdd,
  currencies,
  currency,
  currencyOfRegion,
  divideHalfEven,
  divideHalfEvenBig,
  exponentOf,
  formatMoney,
  minor,
  moneyParts,
  negate,
  subtract,
  sum,
  sumOfCurrency,
  symbolOf,
} from "./money.ts";

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

  it("shows the sign that was asked for, and none on zero", () => {
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
  it("parts the cents from the whole, with the symbol where the locale has it", () => {
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

const exponent = (code: string) => exponentOf(code as Currency);

describe("currency", () => {
  it("[MO2] knows the ISO 4217 codes that have minor units", () => {
    expect(currency("USD")).toEqual({ ok: true, value: "USD" });
    expect(currency(" eur ")).toEqual({ ok: true, value: "EUR" });
    expect(currencies).toHaveLength(new Set(currencies).size);
  });

  it.each(["", "US", "USDD", "ZZZ", "XAU", "XXX", "XTS", "DEM", "constructor"])("[MO2] does not know %j", (code) => {
    expect(currency(code)).toEqual({ ok: false, problem: "unknown-currency" });
  });
});

describe("exponentOf", () => {
  it.each([
    ["USD", 2],
    ["JPY", 0],
    ["KWD", 3],
    ["CLF", 4],
  ])("[MO2] gives %s %i decimals", (code, digits) => {
    expect(exponent(code)).toBe(digits);
  });

  it.each(["AFN", "ALL", "COP", "HUF", "IDR", "IRR", "LAK", "LBP", "MGA", "MMK", "PKR", "SOS", "SYP", "YER"])(
    "[MO2] gives %s the two decimals of ISO 4217 although Intl may show none",
    (code) => {
      expect(exponent(code)).toBe(2);
    },
  );

  it.each(["ISK", "UGX", "VND", "XAF", "PYG", "CLP"])("[MO2] gives %s no decimals", (code) => {
    expect(exponent(code)).toBe(0);
  });

  it.each(["BHD", "IQD", "JOD", "LYD", "OMR", "TND"])("[MO2] gives %s three decimals", (code) => {
    expect(exponent(code)).toBe(3);
  });
});

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const allRegions = letters.flatMap((first) => letters.map((second) => first + second));

describe("a country's currency", () => {
  it.each([
    ["US", "USD"],
    ["DE", "EUR"],
    ["GB", "GBP"],
    ["JP", "JPY"],
    ["KW", "KWD"],
    ["ZZ", "USD"],
  ])("of %s is %s", (region, code) => {
    expect(currencyOfRegion(region)).toBe(code);
  });

  it("is a supported currency, whatever the region", () => {
    expect(allRegions.filter((region) => !currency(currencyOfRegion(region)).ok)).toEqual([]);
  });
});

const of = (amount: number, currency: string) => ({ amount: minor(amount), currency: currency as Currency });

describe("adding amounts from outside", () => {
  it("[MO20] adds amounts of one currency", () => {
    expect(sumOfCurrency([of(100, "USD"), of(-30, "USD")])).toEqual({ ok: true, value: of(70, "USD") });
  });

  it.each([
    ["mixed-currencies", [of(100, "USD"), of(100, "EUR")]],
    ["no-amounts", []],
    ["too-large", [of(Number.MAX_SAFE_INTEGER, "USD"), of(1, "USD")]],
  ])("[MO20] names %s", (problem, amounts) => {
    expect(sumOfCurrency(amounts)).toEqual({ ok: false, problem });
  });
});

describe("dividing", () => {
  it.each([
    [5, 2, 2],
    [7, 2, 4],
    [-5, 2, -2],
    [-7, 2, -4],
    [10, 4, 2],
    [11, 4, 3],
    [9, 4, 2],
    [0, 52, 0],
    [-1, 52, 0],
  ])("[MO15] rounds %d / %d half to even: %d", (amount, divisor, rounded) => {
    expect(divideHalfEven(amount, divisor)).toBe(rounded);
    expect(divideHalfEvenBig(BigInt(amount), BigInt(divisor))).toBe(BigInt(rounded));
  });

  it("[MO15] is the same for numbers of any size: a half goes to the even neighbor", () => {
    const size = fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n });
    fc.assert(
      fc.property(size, fc.bigInt({ min: 1n, max: 10n ** 20n }), (whole, half) => {
        const between = (2n * whole + 1n) * half;
        const rounded = divideHalfEvenBig(between, 2n * half);
        expect(rounded % 2n).toBe(0n);
        expect([whole, whole + 1n]).toContain(rounded);
      }),
    );
  });

  it("[MO15] is the same for plain and big numbers", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: 1, max: 200 }), (amount, divisor) => {
        expect(divideHalfEvenBig(BigInt(amount), BigInt(divisor))).toBe(BigInt(divideHalfEven(amount, divisor)));
      }),
    );
  });

  it("[MO15] is never more than half a unit away, and symmetrical about zero", () => {
    const amounts = fc.integer({ min: -1e13, max: 1e13 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 10_000 }), (amount, divisor) => {
        const rounded = divideHalfEven(amount, divisor);
        expect(Math.abs(rounded * divisor - amount) * 2).toBeLessThanOrEqual(divisor);
        expect(divideHalfEven(-amount, divisor)).toBe(-rounded || 0);
      }),
    );
  });
});
