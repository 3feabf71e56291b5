import { spell } from "../money/amount-text.ts";
import { type Minor, minor } from "../money/money.ts";
import { err, ok } from "../result.ts";
import type { AnswerProblem, Asked } from "./answers.ts";
import { amount } from "./fields.ts";
import type { FieldReader } from "./read-fields.ts";

const longestRange = 200;
const aboutWords = /^(?:about|around|roughly|between|from|approximately|approx\.?|circa|ca\.?|c\.|~|≈)\s*/;
const betweenEnds = /\s*(?:-+|\bto\b|\band\b|…|\.{2,})\s*/g;

/** An amount, or a range of which people know only the ends ("80–120"): it counts at its higher one, the careful one. */
export const aboutAmount: FieldReader<Minor> = (text, asked) => {
  const read = amount(text, asked);
  if (read.ok || read.problem !== "unreadable" || text.length > longestRange) return read;
  const bare = spell(text).replace(aboutWords, "");
  const single = amount(bare, asked);
  return single.ok ? single : higherEnd(bare, asked);
};

function higherEnd(range: string, asked: Asked): ReturnType<FieldReader<Minor>> {
  let problem: AnswerProblem = "unreadable";
  for (const [low, high] of endsOf(range)) {
    const [first, second] = [amount(low, asked), amount(high, asked)];
    if (first.ok && second.ok) {
      if (first.value >= 0 && second.value >= 0) return ok(minor(Math.max(first.value, second.value)));
      problem = "negative";
    } else if (problem === "unreadable") problem = problemOf(first, second);
  }
  return err(problem);
}

/** A dash may be a sign, or end a price ("99,-"), so every place to part the text is tried. */
const endsOf = (range: string): [string, string][] =>
  [...range.matchAll(betweenEnds)]
    .map(({ 0: parting, index }): [string, string] => [range.slice(0, index), range.slice(index + parting.length)])
    .filter(([low, high]) => low !== "" && high !== "");

type Read = ReturnType<FieldReader<Minor>>;

/** Where one end makes no sense at all, what is wrong with the other says nothing. */
function problemOf(...ends: Read[]): AnswerProblem {
  const problems = ends.flatMap((end) => (end.ok ? [] : end.problem));
  return problems.includes("unreadable") ? "unreadable" : problems[0]!;
}
