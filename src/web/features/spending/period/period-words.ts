import type { Household, Income } from "#domain/household/household.ts";
import type { SpendingPeriod } from "#domain/spending/period.ts";
import { type Day, monthOf, yearOf } from "#domain/time/day.ts";
import { dateWords, longWeekdayWords, monthWords } from "#web/household/words/date-words.ts";
import { adultsOf, nameOf } from "#web/household/words/people-words.ts";

/** "9 – 15 November", "30 November – 6 December", and with the year where it is another than today's. */
export function daysWords({ from, to }: { from: Day; to: Day }, today: Day): string {
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  const first = isOneMonth ? String(Number(from.slice(8))) : dateWords(from);
  const year = yearOf(to) === yearOf(today) ? "" : ` ${yearOf(to)}`;
  return `${first} – ${dateWords(to)}${year}`;
}

/** "Week 46, 9 – 15 November", "November", "6 – 19 November". */
export function periodName(period: SpendingPeriod, today: Day): string {
  if (period.kind === "month") return monthName(period.from, today);
  const days = daysWords(period, today);
  return period.kind === "week" ? `Week ${Number(period.week.slice(6))}, ${days}` : days;
}

/** "November", and with its year where that is another one. */
export const monthName = (day: Day, today: Day): string =>
  yearOf(day) === yearOf(today) ? monthWords(day).replace(/ \d+$/, "") : monthWords(day);

/** "Week 46", "November", "These days": what a sum of the period is of. */
export function shortName(period: SpendingPeriod, today: Day): string {
  if (period.kind === "week") return `Week ${Number(period.week.slice(6))}`;
  return period.kind === "month" ? monthName(period.from, today) : daysWords(period, today);
}

/** "this week", for the end of a sentence. */
export const thisWords = { week: "this week", month: "this month", pay: "in this pay period" } as const;

export const forWords = { week: "for the week", month: "for the month", pay: "for the pay period" } as const;

/** "until Sunday", "until 30 November". */
export const untilWords = ({ kind, to }: SpendingPeriod): string =>
  `until ${kind === "week" ? longWeekdayWords(to) : dateWords(to)}`;

/** "Maya’s"; one who lives alone is not named, and of one who left only the pay's own name is known. */
export function whosePay({ personId, label }: Income, { people }: Pick<Household, "people">): string {
  if (adultsOf(people).length === 1) return "your";
  return people.some(({ id }) => id === personId) ? `${nameOf(people, personId)}’s` : `${label}’s`;
}

export const isSameMonth = (one: Day, other: Day): boolean =>
  yearOf(one) === yearOf(other) && monthOf(one) === monthOf(other);
