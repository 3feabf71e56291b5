import type { Account, Debt } from "#domain/household/household.ts";
import { exponentOf, formatMoney, type MoneyFormat, minor } from "#domain/money/money.ts";
import { percentOf, type Rate } from "#domain/money/rate.ts";
import type { HoldingOn } from "#domain/net-worth/holdings.ts";
import { addDays, type Day, yearOf } from "#domain/time/day.ts";
import { wholeMoney } from "#web/household/words/chart-labels.ts";
import { dateWords, longWeekdayWords, monthWords } from "#web/household/words/date-words.ts";
import { percentWords, shortMoney } from "#web/household/words/number-words.ts";

const shortDate = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

/** "4 Aug", with its year if it is not the current one. */
export function shortDayWords(day: Day, today: Day): string {
  const words = shortDate.format(new Date(day)).replace("Sept", "Sep");
  return yearOf(day) === yearOf(today) ? words : `${words} ${yearOf(day)}`;
}

/** "4 August", with its year if it is not the current one. */
export const dayWords = (day: Day, today: Day): string =>
  yearOf(day) === yearOf(today) ? dateWords(day) : `${dateWords(day)} ${yearOf(day)}`;

/** "August", with its year if it is not the current one. */
export const sinceMonthWords = (day: Day, today: Day): string =>
  yearOf(day) === yearOf(today) ? monthWords(day).split(" ")[0]! : monthWords(day);

/** When it was last looked at: "today", "Sunday", "1 Nov". */
export function lookedWords(day: Day, today: Day): string {
  if (day >= today) return "today";
  if (day === addDays(today, -1)) return "yesterday";
  return day > addDays(today, -7) ? longWeekdayWords(day) : shortDayWords(day, today);
}

/** "last looked at 4 Aug, estimate $9,500 – $14,500, loses 15 % a year". */
export function holdingWords({ standing }: HoldingOn, today: Day, format: MoneyFormat, change: Rate | undefined) {
  if (!standing) return "no balance yet";
  const { day, isStale, low, high } = standing;
  const looked = isStale ? `last looked at ${shortDayWords(day, today)}` : lookedWords(day, today);
  const range = low < high ? `estimate ${roundMoney(low, format)} – ${roundMoney(high, format)}` : "";
  return [looked, range, change ? changeWords(change, format) : ""].filter(Boolean).join(", ");
}

/** "loses 15 % a year". */
export const changeWords = (change: Rate, { locale }: MoneyFormat): string =>
  `${change < 0 ? "loses" : "gains"} ${rateWords(Math.abs(change) as Rate, locale)} a year`;

const rateWords = (rate: Rate, locale: string): string => percentWords(percentOf(rate), locale);

/** "4.99 % APR, $52 a month". */
export function termsWords({ apr, minimum }: Pick<Debt, "apr" | "minimum">, format: MoneyFormat): string {
  const interest = apr === 0 ? "no interest" : `${rateWords(apr, format.locale)} APR`;
  return minimum === 0 ? interest : `${interest}, ${shortMoney(minimum, format)} a month`;
}

/** The noted balance, if the computed one of today differs: "$12,000.00 then". */
export function thenWords({ standing }: HoldingOn, format: MoneyFormat): string {
  return standing && standing.amount !== standing.said.amount
    ? `${formatMoney(standing.said.amount, format)} then`
    : "";
}

/** What a debt was taken for, by its current name. */
export const takenForWords = ({ accountId }: Debt, accounts: readonly Account[]): string => {
  const account = accounts.find(({ id }) => id === accountId);
  return account ? `for ${account.label}` : "";
};

/** "$21,573" in a sentence, with cents only for small amounts. */
export function roundMoney(amount: number, format: MoneyFormat): string {
  if (Math.abs(amount) < 1_000 * 10 ** exponentOf(format.currency)) return formatMoney(minor(amount), format);
  return `${amount < 0 ? "−\u00a0" : ""}${wholeMoney(format)(Math.abs(amount))}`;
}
