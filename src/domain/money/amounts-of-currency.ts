import { err, ok, type Result } from "../result.ts";
import { type Currency, checkedAdd, type Minor, minor } from "./money.ts";

/** An amount that brings its currency along: from a file, or from another household. */
export interface AmountOfCurrency {
  amount: Minor;
  currency: Currency;
}

export type SumProblem = "no-amounts" | "mixed-currencies" | "too-large";

/** Adds amounts from outside. A household counts in one currency, and nothing here knows a rate of exchange. */
export function sumOfCurrency(amounts: readonly AmountOfCurrency[]): Result<AmountOfCurrency, SumProblem> {
  const currency = amounts[0]?.currency;
  if (currency === undefined) return err("no-amounts");
  if (amounts.some((one) => one.currency !== currency)) return err("mixed-currencies");
  let total = minor(0);
  for (const { amount } of amounts) {
    const next = checkedAdd(total, amount);
    if (!next.ok) return next;
    total = next.value;
  }
  return ok({ amount: total, currency });
}
