import type { Pay } from "#domain/household/household.ts";
import { formatMoney, type Minor, type MoneyFormat } from "#domain/money/money.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";
import { type Cadence, perWeek } from "#domain/time/cadence.ts";
import { cadenceWords, spanWords } from "#web/household/words/cadence-words.ts";

/** "$1,200.00 monthly", and for a rough amount what it counts at. */
export function amountWords(typed: string, amount: Minor, cadence: Cadence, format: MoneyFormat): string {
  const counted = `${formatMoney(amount, format)} ${cadenceWords[cadence]}`;
  return isRough(typed, format) ? `${typed.trim()}, counted at ${counted}` : counted;
}

/** What was typed and could be read is no plain amount: "80–120", "about 80". */
export const isRough = (typed: string, format: MoneyFormat): boolean => !parseAmount(typed, format).ok;

/** Irregular pay counts at its low. */
export const weekOfPay = (pay: Pay): Minor =>
  pay.cadence === "irregular" ? perWeek(pay.low, pay.per) : perWeek(pay.amount, pay.cadence);

export function payWords(pay: Pay, format: MoneyFormat): string {
  if (pay.cadence !== "irregular") return `${formatMoney(pay.amount, format)} ${cadenceWords[pay.cadence]}`;
  return `${formatMoney(pay.low, format)} in a lean ${spanWords[pay.per]}, ${formatMoney(pay.usual, format)} in a usual one`;
}
