import { describe, expect, it } from "vitest";
import type { Debt } from "#domain/household/household.ts";
import { currency, minor } from "#domain/money/money.ts";
import type { Rate } from "#domain/money/rate.ts";
import { atMinimum } from "./debt-editor.tsx";

const usd = currency("USD");
const options = {
  format: { currency: usd.ok ? usd.value : (undefined as never), locale: "en-US" },
  today: "2026-11-15" as never,
};
const debt = (balance: number, apr: number, minimum: number): Debt => ({
  id: "card",
  label: "Card",
  kind: "card",
  balance: minor(balance),
  apr: apr as Rate,
  minimum: minor(minimum),
});
const words = (...parts: Parameters<typeof debt>) => atMinimum(debt(...parts), options)?.words;

describe("what a minimum does", () => {
  it("names the month in which the debt is paid off, and the interest until then", () => {
    expect(words(120_000, 0, 10_000)).toBe("At this minimum: paid off in November 2027.");
    expect(words(300_000, 19_900, 9_000)).toMatch(
      /^At this minimum: paid off in \w+ 20\d\d\. Interest until then: \$[\d,.]+\.$/,
    );
  });

  it("says that the debt never ends, and what would end it", () => {
    expect(words(206_000, 24_000, 4_000)).toBe(
      "At this minimum it never ends: interest is $41.20 a month. $41.24 a month would end it within 30 years.",
    );
  });

  it("does not mention interest if the minimum is merely very small", () => {
    expect(words(100_000_000, 0, 100)).toBe(
      "At this minimum it is not paid off within 100 years. $2,777.78 a month would end it within 30 years.",
    );
  });

  it("makes no claim without a minimum", () => {
    expect(words(206_000, 24_000, 0)).toBe("No minimum so far. Interest is $41.20 a month.");
    expect(words(50_000, 0, 0)).toBe("No minimum and no interest: it stays as it is until you pay something.");
  });

  it("is absent if nothing is owed", () => {
    expect(words(0, 24_000, 4_000)).toBeUndefined();
  });

  it("explains the figures", () => {
    expect(atMinimum(debt(120_000, 0, 10_000), options)?.why.inputs).toEqual([
      { label: "Owed", amount: 120_000 },
      { label: "APR", rate: 0 },
      { label: "Minimum a month", amount: 10_000 },
      { label: "Payments", count: 12 },
    ]);
  });
});
