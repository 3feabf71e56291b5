import { describe, expect, it } from "vitest";
import type { Currency } from "#domain/money/money.ts";
import { readRecord } from "#sync/read-record.ts";
import { generatedHouseholds } from "./any-household.ts";
import { departures, disagreements, type ShownFigure } from "./compare-figures.ts";
import { expectedFigures } from "./defined-figures.ts";

const dollars = { locale: "en-US", currency: "USD" as Currency };

const shown = (screen: string, name: string, value: string, text: string, isField = false): ShownFigure => ({
  ...{ screen, name, value, text, isField },
  basis: null,
});

const agreeing = [
  shown("week", "owed", "12050", "−\u00a0$120.50"),
  shown("net worth", "owed", "12050", "$120.50"),
  shown("net worth", "owed:card", "12050", "−\u00a0$120.50"),
  shown("money date", "owed:card", "12050", "120.50", true),
  shown("net worth", "balance:bank", "100000", "$1,000"),
  shown("net worth", "net-worth", "87950", "$879.50"),
  shown("week", "streak", "12", "12 weeks"),
];

const faults = (...more: ShownFigure[]): string[] => disagreements([...agreeing, ...more], dollars);

describe("comparing the figures of screens", () => {
  it("finds nothing where they agree, in whatever way an amount is written", () => {
    expect(faults()).toEqual([]);
  });

  it("[FG8] reports a figure that has another value on another screen, and on which", () => {
    const wrong = shown("history", "streak", "11", "11 weeks");
    expect(faults(wrong)).toEqual(["streak is 12 on week and 11 on history"]);
  });

  it("[FG8] reports a mark whose value is not what a person reads", () => {
    for (const text of ["$120.05", "$1,120.50", "$120.505", "$12,050", ""])
      expect(faults(shown("goals", "owed", "12050", text))).toEqual([
        `goals marks owed with 12050, but shows “${text}”`,
      ]);
    expect(faults(shown("tool", "owed:card", "12050", "$120.50", true))).toHaveLength(1);
    expect(faults(shown("week", "streak", "12", "112 weeks"))).toHaveLength(1);
  });

  it("[FG8] reports totals that are not the sum of their parts", () => {
    const another = shown("net worth", "owed:car", "1", "$0.01");
    expect(faults(another)).toEqual([
      "net-worth is 87950, but the sum of balance:<id> − the sum of owed:<id> is 87949",
      "owed is 12050, but the sum of owed:<id> is 12051",
    ]);
  });

  it("tells two bases of one figure apart", () => {
    const by = (basis: string, value: string) => ({ ...shown("goals", "streak", value, value), basis });
    expect(disagreements([by("plan", "1"), by("pace", "2"), by("plan", "1")], dollars)).toEqual([]);
    expect(disagreements([by("plan", "1"), by("plan", "2")], dollars)).toEqual([
      "streak (plan) is 1 on goals and 2 on goals",
    ]);
  });

  it("reports names and values that are none", () => {
    for (const name of ["balance", "owed:", "worth", "streak:1"])
      expect(faults(shown("x", name, "1", "$0.01"))).toHaveLength(1);
    for (const value of ["", "1.5", "-0", "NaN", "null"])
      expect(faults(shown("x", "owed", value, "$1"))).toHaveLength(1);
  });

  it("reports a figure on which all screens agree, but not with its definition", () => {
    const defined = new Map(agreeing.map(({ name, value }) => [name, Number(value)]));
    expect(departures(agreeing, defined)).toEqual([]);
    expect(departures(agreeing.slice(0, 1), new Map([["owed", 1]]))).toEqual([
      "week says that owed is 12050; by its definition it is 1",
    ]);
  });
});

describe("generated households", () => {
  const some = generatedHouseholds(205);

  it("are made of records that hold, the same on every machine", () => {
    expect(
      some
        .flat()
        .map(readRecord)
        .filter(({ ok }) => !ok),
    ).toEqual([]);
    expect(generatedHouseholds(3)).toEqual(some.slice(0, 3));
  });

  it("have a value for their figures, and not the same for all", () => {
    const all = some.map((records) => expectedFigures(records, Date.parse("2026-11-13T12:00:00Z")).defined);
    for (const name of [
      "safe-to-spend",
      "spent-week",
      "saved-year",
      "net-worth",
      "owed",
      "weekly-number",
      "emergency-held",
    ])
      expect(new Set(all.map((defined) => defined.get(name))).size).toBeGreaterThan(20);
  });
});
