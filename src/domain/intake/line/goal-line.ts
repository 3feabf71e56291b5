import type { Asked } from "../answers.ts";
import { amountsIn, type FoundAmount } from "./find-amount.ts";
import { byIn } from "./find-day.ts";
import { theAmount } from "./find-money.ts";
import { guessGoalKind } from "./guess-kind.ts";
import { type Span, said, without, wordsIn } from "./spans.ts";

const savedLead = /(?<![\p{L}\p{N}])(?:already(?:\s+(?:have|saved|got))?|have|has|got|saved)(?:\s+already)?[\s:=]*$/iu;
const savedTail =
  /^ *(?:already\s+)?(?:saved|set\s+aside|put\s+aside|so\s+far|already)(?:\s+(?:already|so\s+far))?(?![\p{L}\p{N}])/iu;

/** "trip 4000 by June 2027, have 300". */
export function readGoal(text: string, asked: Asked): Record<string, string> {
  const by = byIn(text, asked);
  const rest = without(text, by);
  const amounts = amountsIn(rest, asked.format);
  const saved = savedIn(rest, amounts);
  const target = theAmount(
    rest,
    amounts.filter((amount) => amount !== saved?.amount),
  );
  const label = wordsIn(without(rest, target, saved?.span));
  return said({
    label,
    kind: guessGoalKind(label),
    target: target?.text,
    by: by?.day ?? by?.text,
    alreadySaved: saved?.amount.text,
  });
}

// "4000 saved 300" says 300: the word belongs to what follows it, if anything does.
function savedIn(text: string, amounts: readonly FoundAmount[]): { amount: FoundAmount; span: Span } | undefined {
  const read = amounts.map((amount) => ({
    amount,
    lead: savedLead.exec(text.slice(0, amount.from)),
    tail: savedTail.exec(text.slice(amount.to)),
  }));
  const saved = read.find(({ lead }) => lead) ?? read.find(({ tail }) => tail);
  if (!saved) return undefined;
  const { amount, lead, tail } = saved;
  return { amount, span: { from: lead?.index ?? amount.from, to: amount.to + (tail?.[0].length ?? 0) } };
}
