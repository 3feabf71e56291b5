import { said, spanOf, without, wordsIn } from "./spans.ts";

const counts: Readonly<Record<string, string>> = {
  once: "1",
  twice: "2",
  thrice: "3",
  one: "1",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
};

const aWeek = "\\s*(?:(?:a|per|each|every)\\s+|/\\s*)?(?:week|wk|weekly)";
const times = `(?<once>once|twice|thrice)|(?<count>\\p{Nd}+|${Object.keys(counts).slice(3).join("|")})\\s*(?:times|x|×)`;
const often = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${times})${aWeek}|(?<daily>daily|(?:every|each)\\s+day))(?![\\p{L}\\p{N}])`,
  "iu",
);

/** "no-spend day twice a week". */
export function readHabit(text: string): Record<string, string> {
  const found = often.exec(text);
  return said({ label: wordsIn(without(text, spanOf(found))), timesAWeek: found ? countOf(found.groups!) : undefined });
}

function countOf({ once, count, daily }: Record<string, string | undefined>): string {
  if (daily !== undefined) return "7";
  const word = (once ?? count!).toLowerCase();
  return counts[word] ?? word;
}
