import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Currency, formatMoney, minor } from "../money/money.ts";
import { type DecimalMark, formatOfFile, readAmount } from "./read-amount.ts";

const money = (currency: string, locale = "en-US") => ({ currency: currency as Currency, locale });

const read = (text: string, decimal: DecimalMark, currency = "EUR") => {
  const amount = readAmount(text, formatOfFile(decimal, money(currency)));
  if (!amount.ok) return amount.problem;
  return amount.value.says ? `${amount.value.amount} ${amount.value.says}` : amount.value.amount;
};

describe("an amount in a file", () => {
  it.each([
    ["-12,40", ",", -1240],
    ["1.234,56", ",", 123_456],
    ["1.234", ",", 123_400],
    ["1,234", ".", 123_400],
    ["1 234,56", ",", 123_456],
    ["1\u202f234,56 €", ",", 123_456],
    ["1'234.50", ".", 123_450],
    ["1’234.50", ".", 123_450],
    ["(12.40)", ".", -1240],
    ["€ 12.40-", ".", -1240],
    ["−12.40", ".", -1240],
    ["EUR 12,40", ",", 1240],
    ["12,40EUR", ",", 1240],
    ["+12", ".", 1200],
    [".5", ".", 50],
    ["0.00", ".", 0],
    ["99,-", ",", 9900],
  ] as const)("%j with the decimal mark %j is %d", (text, decimal, amount) => {
    expect(read(text, decimal)).toBe(amount);
  });

  it.each([
    ["12.40 CR", "1240 in"],
    ["12.40DR", "1240 out"],
    ["12.40 Cr.", "1240 in"],
    ["DR 12.40", "1240 out"],
    ["-12.40 DR", "1240 out"],
    ["12.40 H", "1240 in"],
    ["12.40 S", "1240 out"],
    ["-12.40 CR", "unreadable-amount"],
  ])("%j says itself which way it went: %s", (text, amount) => {
    expect(read(text, ".")).toBe(amount);
  });

  it.each([
    ["12.5000", ".", "EUR", 1250],
    ["1200.00", ".", "JPY", 1200],
    ["12.345", ".", "KWD", 12_345],
    ["12.34500", ".", "KWD", 12_345],
    ["12.000", ".", "EUR", "too-many-decimals"],
    ["12.5001", ".", "EUR", "too-many-decimals"],
  ] as const)(
    "zeros behind the last decimal say nothing, and three are in doubt: %j with %j in %s is %s",
    (text, decimal, currency, amount) => {
      expect(read(text, decimal, currency)).toBe(amount);
    },
  );

  it.each([
    ["", "no-amount"],
    ["twelve", "unreadable-amount"],
    ["12.40.20", "unreadable-amount"],
    ["1,23,4", "unreadable-amount"],
    ["$12.40", "other-currency"],
    ["12.40 USD", "other-currency"],
    ["CHF 5", "other-currency"],
    ["9999999999", "too-large"],
    ["=1+1", "unreadable-amount"],
  ])("%j is %s, never guessed", (text, problem) => {
    expect(read(text, ".")).toBe(problem);
  });

  it("any amount reads back as itself in any place's own notation", () => {
    const places = fc.constantFrom<[string, DecimalMark]>(
      ["en-US", "."],
      ["de-DE", ","],
      ["fr-FR", ","],
      ["de-CH", "."],
      ["nl-NL", ","],
      ["es-ES", ","],
      ["en-IN", "."],
    );
    fc.assert(
      fc.property(places, fc.integer({ min: -1e11, max: 1e11 }), ([locale, decimal], amount) => {
        expect(read(formatMoney(minor(amount), money("EUR", locale)), decimal)).toBe(amount);
      }),
    );
  });

  it("no text makes it throw, and every digit of what is read stands in the text", () => {
    const texts = fc.oneof(fc.string({ unit: "grapheme" }), fc.stringMatching(/^[-(]?[\d., ']{0,14}[)CRD-]?$/));
    fc.assert(
      fc.property(texts, fc.constantFrom<DecimalMark>(".", ","), (text, decimal) => {
        const amount = readAmount(text, formatOfFile(decimal, money("EUR")));
        if (!amount.ok) return;
        const digits = text
          .normalize("NFKC")
          .replace(/\D/g, "")
          .replace(/^0+|0+$/g, "");
        if (/^[\x20-\x7e]*$/.test(text)) {
          expect(String(Math.abs(amount.value.amount)).replace(/^0+|0+$/g, "")).toBe(digits);
        }
      }),
    );
  });
});
