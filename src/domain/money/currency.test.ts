import { describe, expect, it } from "vitest";
import { type Currency, currencies, currency, exponentOf } from "./currency.ts";

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
