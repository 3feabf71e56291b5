import { useEffect, useMemo, useState } from "react";
import type { Household } from "#domain/household/household.ts";
import { offered } from "#domain/spending/categories.ts";
import { type CategoryGuess, createPayeeMemory, guessCategory, type PayeeRule } from "#domain/spending/payee-memory.ts";
import type { SpendingBook } from "#domain/spending/spending-book.ts";
import { lazyChunk } from "#web/app/lazy/chunk.ts";

/** One instance for all rooms, so that returning to a room reads no entry again. */
const memoryOf = createPayeeMemory();

const mostSuggested = 6;

/** The list of merchants, which no first load should carry. Forms work without it. */
const merchantsChunk = lazyChunk("merchants", () => import("./merchant-guess.ts"));

/** The household's category for a payee by the list of merchants. */
export type MerchantGuess = (payee: string) => string | undefined;

type GuessedHousehold = Pick<Household, "categories" | "country">;

/** Undefined until the list is loaded, or if it can't be. Loads it once `isWanted`. */
function useMerchantGuess({ categories, country }: GuessedHousehold, isWanted: boolean): MerchantGuess | undefined {
  const [module, setModule] = useState(merchantsChunk.ready);
  useEffect(() => {
    if (!isWanted || module) return;
    let isMounted = true;
    merchantsChunk.load({ isOptional: true }).then(
      (loaded) => isMounted && setModule(loaded),
      // The loader has logged why.
      () => {},
    );
    return () => {
      isMounted = false;
    };
  }, [isWanted, module]);
  return useMemo(() => module?.createMerchantGuess(categories, country), [module, categories, country]);
}

const longestWait = 5_000;

/** For work that should not wait long for the list: undefined if it takes more than five seconds. */
export async function loadMerchantGuess({ categories, country }: GuessedHousehold): Promise<MerchantGuess | undefined> {
  const loading = merchantsChunk.load({ isOptional: true }).catch(() => undefined);
  const module = await Promise.race([loading, new Promise<undefined>((end) => setTimeout(end, longestWait))]);
  return module?.createMerchantGuess(categories, country);
}

/** Suggests payees with the typed prefix, and a category. Reads no past entries before something is typed. */
export function usePayeeGuess(
  payee: string,
  household: GuessedHousehold,
  rules: readonly PayeeRule[],
  book: SpendingBook,
): { suggestions: readonly string[]; guess: CategoryGuess | undefined } {
  const ofMerchant = useMerchantGuess(household, payee.trim() !== "");
  const { categories } = household;
  return useMemo(() => {
    const names = payee.trim() === "" ? [] : memoryOf(book).startingWith(payee, mostSuggested);
    return {
      suggestions: names.filter((name) => name !== payee),
      guess: guessCategory(payee, rules, offered(categories), () => memoryOf(book), ofMerchant),
    };
  }, [payee, categories, rules, book, ofMerchant]);
}

/** A category for a payee by the household's rules or its past entries. */
export const guessFor = (
  payee: string,
  categories: Household["categories"],
  rules: readonly PayeeRule[],
  book: SpendingBook,
): CategoryGuess | undefined => guessCategory(payee, rules, offered(categories), () => memoryOf(book));

/** Ids sort by creation time. */
export function lastPayer({ weeks }: SpendingBook): string | undefined {
  const week = weeks.findLast((entries) => entries.length > 0);
  return week?.reduce((last, entry) => (entry.id > last.id ? entry : last)).personId;
}

/** "Groceries, as the last 31 times." */
export function guessWords(guess: CategoryGuess, { categories }: Household): string {
  const label = categories.find(({ id }) => id === guess.categoryId)?.label;
  if (guess.by === "rule") return `${label}, by your rule for “${guess.contains}”.`;
  if (guess.by === "merchant") return `${label}, guessed from the name.`;
  const { times, of } = guess;
  if (times < of) return `${label}, as ${times} of the last ${of} times.`;
  return times === 1 ? `${label}, as the last time.` : `${label}, as the last ${times} times.`;
}
