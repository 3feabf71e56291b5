import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Currency, exponentOf } from "./currency.ts";
import { formatMoney, type MoneyFormat, minor } from "./money.ts";
import { amountAsTyped, largestUnits, parseAmount } from "./parse-amount.ts";

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
