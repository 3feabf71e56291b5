import { said, spanOf, without, wordsIn } from "./spans.ts";
import { longestEntry } from "./split-entries.ts";

const birth = /(?<![\p{L}\p{N}/.-])(?:born\s+(?:in\s+)?)?(?<year>19\d{2}|20\d{2}|2100)(?![\p{L}\p{N}]|[-/.]\p{N})/iu;
const child = /(?<![\p{L}\p{N}-])(?:child|kid|baby)(?![\p{L}\p{N}-])/iu;
const adult = /(?<![\p{L}\p{N}-])adult(?![\p{L}\p{N}-])/iu;

const together = /\s+and\s+|\s*[&+＆]\s*/iu;

/** "Maya and Tom" are two. */
export const splitPeople = (piece: string): string[] =>
  piece.length > longestEntry ? [piece] : piece.split(together).filter((name) => name.trim() !== "");

/** "Ada child 2019": a name, perhaps a kind, perhaps the year of birth. */
export function readPerson(text: string): Record<string, string> {
  const born = birth.exec(text);
  const young = child.exec(text);
  const isChild = young !== null && !isSurname(text, young);
  const grown = isChild ? null : adult.exec(text);
  const rest = without(text, spanOf(born), isChild ? spanOf(young) : undefined, spanOf(grown));
  return said({
    name: wordsIn(rest),
    kind: isChild ? "child" : grown ? "adult" : undefined,
    birthYear: born?.groups?.year,
  });
}

// Julia Child is no child: with a capital, as the last word behind another, it is a name.
function isSurname(text: string, { 0: word, index }: RegExpExecArray): boolean {
  const isLast = text.slice(index + word.length).trim() === "";
  return isLast && word[0] !== word[0]?.toLowerCase() && /[\p{L}\p{M}.] $/u.test(text.slice(0, index));
}
