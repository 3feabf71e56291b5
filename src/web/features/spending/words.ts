import type { Household, Income } from "#domain/household/household.ts";
import { exponentOf, type Minor, type MoneyFormat } from "#domain/money/money.ts";
import type { SpendingPeriod } from "#domain/spending/period.ts";
import { type Day, yearOf } from "#domain/time/day.ts";
import { failedWriteWords, isDeviceProblem, writeProblemWords } from "#web/household/commands/failed-write.ts";
import { axisMoney, wholeMoney } from "#web/household/words/chart-labels.ts";
import { dateWords, longWeekdayWords, monthWords } from "#web/household/words/date-words.ts";
import { adultsOf, nameOf } from "#web/household/words/people-words.ts";
import type { WriteProblem } from "#web/store/index.ts";

/** Only the running week has figures that other screens show too. */
export const isThisWeek = ({ kind, from, to }: SpendingPeriod, today: Day): boolean =>
  kind === "week" && from <= today && today <= to;

/** "9 – 15 November", "30 November – 6 December", with the year if it is not the current one. */
function daysWords({ from, to }: { from: Day; to: Day }, today: Day): string {
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

/** "November", with its year if it is not the current one. */
export const monthName = (day: Day, today: Day): string =>
  yearOf(day) === yearOf(today) ? monthWords(day).replace(/ \d+$/, "") : monthWords(day);

/** "this week", for the end of a sentence. */
export const thisWords = { week: "this week", month: "this month", pay: "in this pay period" } as const;

export const forWords = { week: "for the week", month: "for the month", pay: "for the pay period" } as const;

/** "until Sunday", "until 30 November". */
export const untilWords = ({ kind, to }: SpendingPeriod): string =>
  `until ${kind === "week" ? longWeekdayWords(to) : dateWords(to)}`;

/** "Maya’s"; "your" for someone living alone; the label of the pay if the person left. */
export function whosePay({ personId, label }: Income, { people }: Pick<Household, "people">): string {
  if (adultsOf(people).length === 1) return "your";
  return people.some(({ id }) => id === personId) ? `${nameOf(people, personId)}’s` : `${label}’s`;
}

/** Larger amounts do not fit above a bar or into a calendar day. */
const mostUnits = 10_000;

/** "$198", or "$12.3K" for large amounts; without a sign. */
export function shortAmount(amount: Minor, format: MoneyFormat): string {
  const isLarge = Math.abs(amount) >= mostUnits * 10 ** exponentOf(format.currency);
  return (isLarge ? axisMoney : wholeMoney)(format)(Math.abs(amount));
}

/** Why a write failed. Shown in the form, since a dialog hides the banners of the page. */
export function failedWriteText(problem: WriteProblem): string {
  const why = isDeviceProblem(problem)
    ? `Not kept: ${failedWriteWords[problem as keyof typeof failedWriteWords]}`
    : writeProblemWords(problem);
  return why.includes("still here") ? why : `${why} What you typed is still here.`;
}
