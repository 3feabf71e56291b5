import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Currency, exponentOf, formatMoney, type MoneyFormat, minor } from "./money.ts";
import { amountAsTyped, largestUnits, parseAmount } from "./parse-amount.ts";

const format = (locale: string, code: string) => ({ locale, currency: code as Currency });
const dollars = format("en-US", "USD");
const euros = format("de-DE", "EUR");
const francs = format("de-CH", "CHF");
const dinars = format("en-US", "KWD");
const rupees = format("en-IN", "INR");
const yen = format("ja-JP", "JPY");

describe("parseAmount", () => {
  it.each([
    ["12", dollars, 1200],
    ["1,234.5", dollars, 123450],
    ["1.234,50", dollars, 123450],
    ["1.234,50", euros, 123450],
    ["1,234.50", euros, 123450],
    ["$ 1 234.50", dollars, 123450],
    ["1’234.50", francs, 123450],
    ["1'234.50", francs, 123450],
    ["1 234,50 €", euros, 123450],
    ["1\u202f234,50\u00a0€", format("fr-FR", "EUR"), 123450],
    ["USD 12", dollars, 1200],
    ["12 usd", dollars, 1200],
    ["12 US dollars", dollars, 1200],
    ["US$12", dollars, 1200],
    ["$12", format("en-US", "CAD"), 1200],
    ["12,50 kr.", format("da-DK", "DKK"), 1250],
    ["240$00", format("pt-CV", "CVE"), 24000],
    ["1,23,456.78", rupees, 12345678],
    ["12,34,56,789", rupees, 12345678900],
    ["1,234,567", dollars, 123456700],
    ["007", dollars, 700],
  ])("[MO7] reads %j in %o as %i", (text, as, amount) => {
    expect(parseAmount(text, as)).toEqual({ ok: true, value: amount });
  });

  it.each([
    ["١٬٢٣٤٫٥٠", format("ar-EG", "EGP"), 123450],
    ["۱۲٫۵", format("fa-IR", "IRR"), 1250],
    ["１，２３４．５０", dollars, 123450],
    ["￥１，２３４", yen, 1234],
    ["१२३", rupees, 12300],
    ["\u200f12.50\u00a0\u200f₪", format("he-IL", "ILS"), 1250],
  ])("[MO7] reads the digits of other scripts: %j", (text, as, amount) => {
    expect(parseAmount(text, as)).toEqual({ ok: true, value: amount });
  });

  it.each([".5", "0.5", ",5", "0,50", "$.5", "00.50"])("[MO7] reads %j as half a unit", (text) => {
    expect(parseAmount(text, dollars)).toEqual({ ok: true, value: 50 });
  });

  it.each(["5.", "5,", "5", "+5", "$5.00", "5 $"])("[MO7] reads %j as five units", (text) => {
    expect(parseAmount(text, dollars)).toEqual({ ok: true, value: 500 });
  });

  it.each(["-5", "−5", "–5", "5-", "5−", "(5)", "($5.00)", "$(5)", "-$5", "$-5", "− $5.00", "5 $ -"])(
    "[MO8] reads %j as minus five units",
    (text) => {
      expect(parseAmount(text, dollars)).toEqual({ ok: true, value: -500 });
    },
  );

  it("[MO8] reads minus nothing as nothing", () => {
    expect(parseAmount("-0", dollars)).toEqual({ ok: true, value: 0 });
  });

  it.each([
    ["1,234", dollars, 123400],
    ["1.234", euros, 123400],
    ["1'234", francs, 123400],
    ["1.234", dinars, 1234],
    ["1,234", dinars, 1234000],
    ["1,234", format("de-DE", "KWD"), 1234],
    ["1,234", yen, 1234],
    ["1234,567", dinars, 1234567],
    ["0,500", dinars, 500],
  ])("[MO9] lets the locale settle what %j means in %o", (text, as, amount) => {
    expect(parseAmount(text, as)).toEqual({ ok: true, value: amount });
  });

  it.each([
    ["1.234", format("fr-FR", "EUR")],
    ["1,234", francs],
    ["1.234", format("fr-FR", "TND")],
  ])("[MO9] asks rather than guesses where the locale uses no such separator: %j in %o", (text, as) => {
    expect(parseAmount(text, as)).toEqual({ ok: false, problem: "ambiguous" });
  });

  it.each([
    ["1.234", dollars],
    ["0.001", dollars],
    ["1,234.567", dollars],
    ["1234,567", euros],
    ["0,123", dollars],
    ["100.5", yen],
    ["1.2345", dinars],
  ])("[MO10] refuses more decimals than the currency has: %j in %o", (text, as) => {
    expect(parseAmount(text, as)).toEqual({ ok: false, problem: "too-many-decimals" });
  });

  it.each(["1000000000.01", "1,000,000,001", "-1000000000.01", "99999999999999999999999"])(
    "[MO11] finds %j too large",
    (text) => {
      expect(parseAmount(text, dollars)).toEqual({ ok: false, problem: "too-large" });
    },
  );

  it("[MO11] takes a thousand million units and no more decimals than that", () => {
    expect(parseAmount("1,000,000,000.00", dollars)).toEqual({ ok: true, value: 100_000_000_000 });
    expect(parseAmount("-1000000000", dinars)).toEqual({ ok: true, value: -1_000_000_000_000 });
    expect(parseAmount("0000000000000005", dollars)).toEqual({ ok: true, value: 500 });
  });

  it.each(["", " ", "\u00a0\t", "\u200f"])("[MO12] finds %j empty", (text) => {
    expect(parseAmount(text, dollars)).toEqual({ ok: false, problem: "empty" });
  });

  it.each([
    ...["abc", "$", "-", ".", "()", "--5", "(-5)", "-5-", "1e5", "NaN", "Infinity", "12k", "5²", "½", "12 34", "1 .5"],
    ...["1,2,3", "1,234.567,89", "12.11.2026", "1,234 567", "1.5.", "€12", "GBP 12", "5%", "1+1", "0x10", "1_000"],
  ])("[MO12] finds %j unreadable", (text) => {
    expect(parseAmount(text, dollars)).toEqual({ ok: false, problem: "unreadable" });
  });
});

describe("a price without cents", () => {
  it.each([
    ["nl-NL", "EUR", "99,-", 9_900],
    ["nl-NL", "EUR", "€ 1.234,-", 123_400],
    ["nb-NO", "NOK", "kr 5,-", 500],
    ["de-CH", "CHF", "5.–", 500],
    ["de-CH", "CHF", "CHF 5.—", 500],
    ["sv-SE", "SEK", "100:-", 10_000],
    ["sv-SE", "SEK", "100:- kr", 10_000],
  ])("is read as its whole units: %s %s %s", (locale, code, text, amount) => {
    expect(parseAmount(text, { locale, currency: code as Currency })).toEqual({ ok: true, value: amount });
  });
});

describe("amountAsTyped", () => {
  it.each([
    [128000, dollars, "1,280.00"],
    [-128000, dollars, "−1,280.00"],
    [128000, euros, "1.280,00"],
    [1280, yen, "1,280"],
    [0, dollars, "0.00"],
  ])("[MO13] writes %i in %o as %s, without a symbol", (amount, as, text) => {
    expect(amountAsTyped(minor(amount), as)).toBe(text);
  });
});

const locales = [
  "en-US",
  "de-DE",
  "de-AT",
  "de-CH",
  "fr-FR",
  "fr-CH",
  "es-ES",
  "pt-PT",
  "pt-CV",
  "pl-PL",
  "sv-SE",
  "da-DK",
];
const otherLocales = [
  "en-IN",
  "hi-IN",
  "mr-IN",
  "ar-EG",
  "ar-AE",
  "fa-IR",
  "he-IL",
  "ja-JP",
  "my-MM",
  "bn-BD",
  "ne-NP",
  "es-PA",
];
const codes = ["USD", "EUR", "CHF", "JPY", "KWD", "INR", "DKK", "CVE", "PAB", "CLF", "IRR", "SEK"];

const anyFormat = fc
  .record({ locale: fc.constantFrom(...locales, ...otherLocales), code: fc.constantFrom(...codes) })
  .map(({ locale, code }): MoneyFormat => ({ locale, currency: code as Currency }));

const anyAmount = anyFormat.chain((as) => {
  const most = largestUnits * 10 ** exponentOf(as.currency);
  return fc.record({ as: fc.constant(as), amount: fc.integer({ min: -most, max: most }).map(minor) });
});

describe("any amount", () => {
  it("[MO13] that was written for reading reads back as itself", () => {
    fc.assert(
      fc.property(anyAmount, ({ as, amount }) => {
        expect(parseAmount(formatMoney(amount, as), as)).toEqual({ ok: true, value: amount });
        expect(parseAmount(formatMoney(amount, as, { sign: "always" }), as)).toEqual({ ok: true, value: amount });
      }),
      { numRuns: 500 },
    );
  });

  it("[MO13] that was written for editing reads back as itself", () => {
    fc.assert(
      fc.property(anyAmount, ({ as, amount }) => {
        expect(parseAmount(amountAsTyped(amount, as), as)).toEqual({ ok: true, value: amount });
      }),
      { numRuns: 500 },
    );
  });
});

describe("any text", () => {
  const typedText = fc.string({ unit: fc.constantFrom(..."0123456789.,' -+()$€٫٬٣"), maxLength: 14 });

  it("[MO12] gives a whole amount within the limit, or a problem, and never throws", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), typedText), anyFormat, (text, as) => {
        const read = parseAmount(text, as);
        if (!read.ok) return;
        expect(Number.isSafeInteger(read.value)).toBe(true);
        expect(Math.abs(read.value)).toBeLessThanOrEqual(largestUnits * 10 ** exponentOf(as.currency));
      }),
      { numRuns: 2000 },
    );
  });
});
