import { describe, expect, it } from "vitest";
import { currency } from "./currency.ts";
import { currencyOfRegion } from "./region-currency.ts";

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
  ])("[MO16] of %s is %s", (region, code) => {
    expect(currencyOfRegion(region)).toBe(code);
  });

  it("[MO16] is one that amounts can be kept in, whatever the region", () => {
    expect(allRegions.filter((region) => !currency(currencyOfRegion(region)).ok)).toEqual([]);
  });
});
