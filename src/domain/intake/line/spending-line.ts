import type { Asked } from "../answers.ts";
import { datesIn } from "./find-day.ts";
import { dueMoneyIn } from "./find-due-money.ts";
import { moneyIn } from "./find-money.ts";
import { said, spanOf, without, wordsIn } from "./spans.ts";

/** "rent 1200 monthly due 1st". */
export function readBill(text: string, asked: Asked): Record<string, string> {
  const { amount, cadence, day, rest } = dueMoneyIn(text, asked);
  return said({ label: wordsIn(rest), amount: amount?.text, cadence: cadence?.cadence, nextDue: day });
}

const want = /(?<![\p{L}\p{N}-])(?:(?<need>needs?)|wants?)(?![\p{L}\p{N}-])/iu;

/** "eating out 40 want". */
export function readCategory(text: string, asked: Asked): Record<string, string> {
  const kind = want.exec(text);
  const words = without(text, spanOf(kind));
  const { amount, cadence, rest } = moneyIn(words, asked.format, datesIn(words, asked));
  return said({
    label: wordsIn(rest),
    kind: kind ? (kind.groups?.need ? "need" : "want") : undefined,
    amount: amount?.text,
    cadence: cadence?.cadence,
  });
}
