import type { Asked } from "../answers.ts";
import { amountsIn } from "./find-amount.ts";
import { datesIn } from "./find-day.ts";
import { theAmount } from "./find-money.ts";
import { guessAccountKind } from "./guess-kind.ts";
import { said, without, wordsIn } from "./spans.ts";

/** "savings 5200", "car 8000-10000". */
export function readAccount(text: string, asked: Asked): Record<string, string> {
  const amount = theAmount(text, amountsIn(text, asked.format, datesIn(text, asked)));
  const label = wordsIn(without(text, amount));
  return said({
    label,
    kind: guessAccountKind(label),
    balance: amount?.range ? undefined : amount?.text,
    low: amount?.range?.low,
    high: amount?.range?.high,
  });
}
