import fc from "fast-check";
import { expect, it } from "vitest";
import { type Currency, formatMoney, minor } from "#domain/money/money.ts";
import { dollars, sampleSplit, sampleYear, totalCents } from "./sample-household.ts";

it("formats dollars like all other amounts", () => {
  const format = { locale: "en-US", currency: "USD" as Currency };
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e11 }), (cents) => dollars(cents) === formatMoney(minor(cents), format)),
  );
});

it("shows a year of 53 weeks whose quarters add up", () => {
  expect(sampleYear.flatMap(({ weeks }) => weeks)).toHaveLength(53);
  expect(sampleYear.map(({ weeks }) => dollars(totalCents(weeks)))).toEqual([
    "$3,300.50",
    "$3,617.40",
    "$3,810.00",
    "$1,825.00",
  ]);
});

it("splits exactly what the week leaves", () => {
  expect(dollars(totalCents(sampleSplit))).toBe(dollars(163_000 - 63_800 - 62_200));
});
