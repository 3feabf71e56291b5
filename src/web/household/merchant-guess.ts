import { merchants } from "#content/merchants/merchants.ts";
import type { Category } from "#domain/household/household.ts";
import { merchantCategories } from "#domain/spending/merchant-categories.ts";
import { merchantMatcher } from "#domain/spending/merchants.ts";
import type { MerchantGuess } from "./payee-guess.ts";

let prepared: { country: string; kindOf: ReturnType<typeof merchantMatcher> } | undefined;

/** Prepares the lists once per country: that reads thousands of names. */
function kindsIn(country: string): ReturnType<typeof merchantMatcher> {
  if (prepared?.country !== country) prepared = { country, kindOf: merchantMatcher(merchants, country) };
  return prepared.kindOf;
}

/** The household's category for a payee that has no entry yet, by what its merchant sells. */
export function createMerchantGuess(categories: readonly Category[], country: string): MerchantGuess {
  const kindOf = kindsIn(country);
  const categoryOf = merchantCategories(categories, country);
  return (payee) => {
    const kind = kindOf(payee);
    return kind && categoryOf(kind);
  };
}
