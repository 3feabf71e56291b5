import { describe, expect, it } from "vitest";
import { sumOfCurrency } from "./amounts-of-currency.ts";
import { type Currency, minor } from "./money.ts";

const of = (amount: number, currency: string) => ({ amount: minor(amount), currency: currency as Currency });

describe("adding amounts from outside", () => {
  it("[MO20] adds amounts of one currency", () => {
    expect(sumOfCurrency([of(100, "USD"), of(-30, "USD")])).toEqual({ ok: true, value: of(70, "USD") });
  });

  it.each([
    ["mixed-currencies", [of(100, "USD"), of(100, "EUR")]],
    ["no-amounts", []],
    ["too-large", [of(Number.MAX_SAFE_INTEGER, "USD"), of(1, "USD")]],
  ])("[MO20] names %s", (problem, amounts) => {
    expect(sumOfCurrency(amounts)).toEqual({ ok: false, problem });
  });
});
