import type { OpenPayee } from "#domain/spending/needs-category.ts";
import { listWords } from "../words/list-words.ts";

export const nameWords = (payee: string): string => (payee === "" ? "Nobody named" : payee);

export const entriesCount = (payees: readonly OpenPayee[]): number =>
  payees.reduce((total, { entries }) => total + entries.length, 0);

const mostNamed = 3;

/** "Then Bakery, Kiosk and 4 more payees." */
export function restWords(names: readonly string[]): string {
  const more = names.length - mostNamed;
  const named = names.slice(0, more > 0 ? mostNamed : names.length);
  return `Then ${listWords(more > 0 ? [...named, `${more} more`] : named)}.`;
}

export const othersWords = (entries: number): string =>
  entries === 1 ? "Include 1 entry of other days" : `Include ${entries.toLocaleString("en")} entries of other days`;

export const settledWords = {
  count: (entries: number): string => (entries === 1 ? "1 entry" : `${entries.toLocaleString("en")} entries`),
  later: (payees: number): string =>
    payees === 1 ? "One payee is left for later." : `${payees} payees are left for later.`,
  /** "Kiosk: 3 entries are Groceries now, and so are new ones." */
  done: (name: string, entries: number, label: string, isAlways: boolean): string =>
    `${name}: ${settledWords.count(entries)} ${entries === 1 ? "is" : "are"} ${label} now${isAlways ? ", and so are new ones" : ""}.`,
};
