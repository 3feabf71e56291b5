import { formatMoney, type MoneyFormat } from "#domain/money/money.ts";
import type { Envelope } from "#domain/spending/envelopes.ts";
import { elapsedIn } from "#domain/spending/period-facts.ts";
import type { PeriodSpending } from "#domain/spending/period-spending.ts";
import type { Day } from "#domain/time/day.ts";
import { longWeekdayWords } from "#web/household/words/date-words.ts";

const numbers = ["no", "one", "two", "three", "four", "five", "six"];

/** What the tick in each meter says: "Thursday mark: four sevenths of the week". */
export function markWords(spending: PeriodSpending, today: Day): string {
  const { period, daysLeft } = spending;
  if (daysLeft === 0) return "Spent of what there was";
  const { days, of } = elapsedIn(spending);
  if (period.kind !== "week" || of !== 7) return `Today’s mark: day ${days} of ${of}`;
  if (days === 7) return `${longWeekdayWords(today)} mark: the whole week`;
  return `${longWeekdayWords(today)} mark: ${numbers[days]} ${days === 1 ? "seventh" : "sevenths"} of the week`;
}

/** What the meter says to those who hear it. */
export const meterWords = ({ spent, budget, carried }: Envelope, format: MoneyFormat): string =>
  `${formatMoney(spent, format)} of ${formatMoney((budget + carried) as typeof budget, format)}`;
