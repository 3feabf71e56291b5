import type { Day } from "../../time/day.ts";
import type { Asked } from "../answers.ts";
import { dueIn } from "./find-day.ts";
import { type FoundMoney, moneyIn } from "./find-money.ts";
import { without } from "./spans.ts";

/** An amount, how often, and when next. */
export function dueMoneyIn(text: string, asked: Asked): FoundMoney & { day: Day | undefined } {
  const due = dueIn(text, asked);
  const rest = due && moneyIn(without(text, due), asked.format);
  // "Phone due 30" says an amount, "rent 1200 due 30" a day.
  const isDay = due && rest && (!due.isUnsure || rest.amount);
  return isDay ? { ...rest, day: due.day } : { ...moneyIn(text, asked.format), day: undefined };
}
