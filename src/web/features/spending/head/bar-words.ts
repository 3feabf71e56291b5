import { formatMoney, type Minor, type MoneyFormat } from "#domain/money/money.ts";
import type { SpendingBar } from "#domain/spending/period-bars.ts";
import { type Day, dateOf } from "#domain/time/day.ts";
import { dateWords, longWeekdayWords, weekdayWords } from "#web/household/words/date-words.ts";
import { shortAmount } from "../short-amount.ts";

/** "$198" above a bar, and "+ $25" for a day that brought more back than it took. */
export const barAmount = (spent: Minor, format: MoneyFormat): string =>
  `${spent < 0 ? "+\u00a0" : ""}${shortAmount(spent, format)}`;

const shortMonth = new Intl.DateTimeFormat("en-GB", { month: "short", timeZone: "UTC" });

const monthShort = (day: Day): string => shortMonth.format(new Date(day)).slice(0, 3);

/** "Mon" over "9", or "2 – 8" over "Nov". */
export function tickLines({ from, to }: SpendingBar, isWeek: boolean): [string, string] {
  if (isWeek) return [weekdayWords(from), String(dateOf(from))];
  return [from === to ? String(dateOf(from)) : `${dateOf(from)}–${dateOf(to)}`, monthShort(from)];
}

/** The bar for those who hear it. */
export function barSentence({ from, to, spent, ahead, when }: SpendingBar, format: MoneyFormat): string {
  const name = from === to ? `${longWeekdayWords(from)}, ${dateWords(from)}` : `${dateWords(from)} – ${dateWords(to)}`;
  const left = ahead > 0 ? `${formatMoney(ahead, format)} left for it` : "";
  if (when === "to-come") return `${name}: ${left || "to come"}`;
  const back = spent < 0 ? `${formatMoney(spent, format, { sign: "never" })} back` : formatMoney(spent, format);
  return `${name}: ${[back, left].filter(Boolean).join(", ")}`;
}
