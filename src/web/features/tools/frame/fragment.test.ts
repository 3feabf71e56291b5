import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Currency, type MoneyFormat, minor } from "#domain/money/money.ts";
import { amountAsTyped, parseAmount } from "#domain/money/parse-amount.ts";
import type { Specs } from "./field-spec.ts";
import { fragmentOf, textsIn } from "./fragment.ts";

const specs = {
  weekly: { kind: "money", label: "Weekly" },
  rate: { kind: "percent", label: "Rate", initial: "5" },
  name: { kind: "text", label: "Name", optional: true },
  on: { kind: "day", label: "On", optional: true },
} as const satisfies Specs;

const us: MoneyFormat = { locale: "en-US", currency: "USD" as Currency };
const german: MoneyFormat = { locale: "de-DE", currency: "EUR" as Currency };
const nothing = { weekly: "", rate: "5", name: "", on: "" };

describe("the URL fragment of a tool", () => {
  it("is empty while nothing is typed", () => {
    expect(fragmentOf(specs, nothing, us)).toBe("");
    expect(textsIn(specs, "", us)).toBeNull();
    expect(textsIn(specs, "#content", us)).toBeNull();
  });

  it("has plain digits and the currency, and is parsed into any locale", () => {
    const hash = fragmentOf(specs, { ...nothing, weekly: "1.234,50", rate: "4,25" }, german);
    expect(hash).toBe("#weekly=1234.50&rate=4.25&in=EUR");
    expect(textsIn(specs, hash, german)).toEqual({
      texts: { ...nothing, weekly: "1.234,50", rate: "4,25" },
      format: german,
    });
    expect(textsIn(specs, hash, us)).toEqual({
      texts: { ...nothing, weekly: "1,234.50", rate: "4.25" },
      format: { locale: "en-US", currency: "EUR" },
    });
  });

  it("restores unreadable text as it was typed", () => {
    const texts = { ...nothing, weekly: "about 5.5.5", name: "Ü & #=~", on: "2026-11-16" };
    expect(textsIn(specs, fragmentOf(specs, texts, us), us)?.texts).toEqual(texts);
  });

  it("is harmless with any content", () => {
    expect(textsIn(specs, "#weekly=%E0%A4%A&in=XXX&other=1", us)?.format).toEqual(us);
    expect(textsIn(specs, `#name=${"x".repeat(5_000)}`, us)?.texts.name).toHaveLength(120);
    fc.assert(fc.property(fc.string(), (hash) => void textsIn(specs, `#weekly=${hash}`, us)));
  });

  it("preserves every amount in every locale", () => {
    const formats = fc.constantFrom<MoneyFormat[]>(us, german, { locale: "ja-JP", currency: "JPY" as Currency });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }).map(minor), formats, formats, (amount, one, other) => {
        const hash = fragmentOf(specs, { ...nothing, weekly: amountAsTyped(amount, one) }, one);
        const read = textsIn(specs, hash, other)!;
        expect(parseAmount(read.texts.weekly!, read.format)).toEqual({ ok: true, value: amount });
      }),
    );
  });
});
