import type { Household } from "#domain/household/household.ts";
import { formatMoney, type Minor, type MoneyFormat, minor } from "#domain/money/money.ts";
import type { Owed, Settlement } from "#domain/spending/settle-shares.ts";
import { type Day, yearOf } from "#domain/time/day.ts";
import { dateWords } from "#web/household/words/date-words.ts";

/** "1 November", and with its year where that is another one. */
export const sinceWords = (day: Day, today: Day): string =>
  yearOf(day) === yearOf(today) ? dateWords(day) : `${dateWords(day)} ${yearOf(day)}`;

/** "Tom owes Maya $42.10". */
export const owedWords = ({ from, to, amount }: Owed, format: MoneyFormat): string =>
  `${from.name} owes ${to.name} ${formatMoney(amount, format)}`;

/** "is owed $42.10", "owes $42.10", "even". */
export function balanceWords(balance: Minor, format: MoneyFormat): string {
  if (balance === 0) return "even";
  return `${balance > 0 ? "is owed" : "owes"} ${formatMoney(minor(Math.abs(balance)), format)}`;
}

/** Where incomes were chosen and nobody has one, shares are equal all the same. */
export function sharedByWords({ by }: Settlement, { settling }: Household): string {
  if (by === "income") return "by what each earns";
  return settling?.by === "income" ? "equally, as no income is listed" : "equally";
}

export function leftOutWords(leftOut: number): string {
  if (leftOut === 0) return "";
  const entries = leftOut === 1 ? "One entry was" : `${leftOut} entries were`;
  return `${entries} paid by someone who is no adult here, and ${leftOut === 1 ? "is" : "are"} in nobody’s share.`;
}
