import type { Asked } from "../answers.ts";
import { dueIn } from "./find-day.ts";
import { type FoundMoney, moneyIn } from "./find-money.ts";
import { without } from "./spans.ts";

/** An amount, how often, and when next: a day, or the words of a date that is none. */
export function dueMoneyIn(text: string, asked: Asked): FoundMoney & { day: string | undefined } {
  const due = dueIn(text, asked);
  return { ...moneyIn(without(text, due), asked.format), day: due?.day ?? due?.text };
}
