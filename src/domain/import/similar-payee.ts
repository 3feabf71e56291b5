import { plain } from "./row-text.ts";

/** Too common in what banks write to make two payees alike. */
const common = new Set(
  "the and der die das und les des los las gmbh inc ltd llc card karte pos sepa payment".split(" "),
);

const wordsOf = (payee: string): string[] =>
  payee.split(" ").filter((word) => word.length > 2 && !common.has(word) && !/^\d+$/.test(word));

/** Whether two names may be the same payee: "Corner bakery" and "CORNER BAKERY 0042 BERLIN". A missing name contradicts none. */
export function isSimilarPayee(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)];
  if (a === "" || b === "" || a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length > 2 && long.replaceAll(" ", "").includes(short.replaceAll(" ", ""))) return true;
  const words = new Set(wordsOf(long));
  return wordsOf(short).some((word) => words.has(word));
}
