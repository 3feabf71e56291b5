import type { Household } from "../household/household.ts";
import { isOfCategory } from "./entry-filter.ts";
import { type EntryIndex, searchKey } from "./entry-index.ts";
import { type AmountRange, areWithin, isWithin, typedAmounts } from "./typed-amount.ts";

type Named = Pick<Household, "categories" | "currency" | "locale">;

interface Word {
  key: string;
  amounts: readonly AmountRange[];
  categories: ReadonlySet<string>;
  /** For each text: 0 not looked at yet, 1 found, 2 not. A payee is read once, however many entries it has. */
  found: Uint8Array;
}

/** What was typed, made ready to be looked for. */
export interface Words {
  words: readonly Word[];
  /** Where the text as a whole is an amount with spaces in it. */
  whole: readonly AmountRange[];
}

export function wordsOf(text: string, household: Named, { texts }: EntryIndex): Words {
  const keys = searchKey(text)
    .split(" ")
    .filter((key) => key !== "");
  const words = keys.map((key) => ({
    key,
    amounts: typedAmounts(key, household),
    categories: new Set(household.categories.filter(({ label }) => searchKey(label).includes(key)).map(({ id }) => id)),
    found: new Uint8Array(texts.length),
  }));
  return { words, whole: keys.length > 1 ? typedAmounts(text, household) : [] };
}

/** Whether every word is found in the payee, the note, a category's name or the amount of the entry at a position. */
export function hasWords({ words, whole }: Words, index: EntryIndex, at: number): boolean {
  if (whole.length > 0 && isWithin(index.entries[at]!.amount, whole)) return true;
  for (const word of words) if (!hasWord(word, index, at)) return false;
  return true;
}

function hasWord(word: Word, { entries, payees, notes, texts }: EntryIndex, at: number): boolean {
  if (isInText(word, payees[at]!, texts) || isInText(word, notes[at]!, texts)) return true;
  const entry = entries[at]!;
  if (word.amounts.length > 0 && isWithin(entry.amount, word.amounts)) return true;
  return word.categories.size > 0 && isOfCategory(entry, (id) => word.categories.has(id));
}

function isInText({ key, found }: Word, text: number, texts: readonly string[]): boolean {
  if (found[text] === 0) found[text] = texts[text]!.includes(key) ? 1 : 2;
  return found[text] === 1;
}

/** Whether all that these words find is among what those found: then nothing else need be looked at. */
export function narrows(next: Words, before: Words): boolean {
  return (
    areWithin(next.whole, before.whole) &&
    before.words.every((old) =>
      next.words.some((word) => word.key.includes(old.key) && areWithin(word.amounts, old.amounts)),
    )
  );
}
