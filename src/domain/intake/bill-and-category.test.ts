import { describe, expect, it } from "vitest";
import { asked, askedIn } from "./answers.fixture.ts";
import { aboutAmount } from "./bill-and-category.ts";

describe("an amount that is only known about", () => {
  it.each([
    ["80", 8_000],
    ["80-120", 12_000],
    ["80–120", 12_000],
    ["80 — 120", 12_000],
    ["80 to 120", 12_000],
    ["80…120", 12_000],
    ["about 80-120", 12_000],
    ["About 80 to 120", 12_000],
    ["between 80 and 120", 12_000],
    ["from $80 to $120", 12_000],
    ["$1,200-1,500.50", 150_050],
    ["120-80", 12_000],
    ["about 80", 8_000],
    ["~80", 8_000],
    ["approx. 80 USD", 8_000],
    ["٨٠–١٢٠", 12_000],
  ])("%j counts as %i", (text, amount) => {
    expect(aboutAmount(text, asked)).toEqual({ ok: true, value: amount });
  });

  it("is read as its place writes numbers, prices without cents included", () => {
    expect(aboutAmount("1.200-1.500,50", askedIn("de-DE", "EUR"))).toEqual({ ok: true, value: 150_050 });
    expect(aboutAmount("99,- - 120,-", askedIn("nl-NL", "EUR"))).toEqual({ ok: true, value: 12_000 });
  });

  it.each([
    ["", "empty"],
    ["about", "unreadable"],
    ["80 to", "unreadable"],
    ["to 80", "unreadable"],
    ["2026-11-15", "unreadable"],
    ["80 12", "unreadable"],
    ["-".repeat(190), "unreadable"],
    ["80-120 ".repeat(60), "unreadable"],
    ["80-120.555", "too-many-decimals"],
    ["80-1,000,000,001", "too-large"],
    ["-80-120", "negative"],
  ])("%j is %s", (text, problem) => {
    expect(aboutAmount(text, asked)).toEqual({ ok: false, problem });
  });
});
