import { exponentOf, formatMoney, type Minor, type MoneyFormat, moneyParts } from "#domain/money/money.ts";

/** "$1,265", but "$84.50": cents are left out where there are none. */
export function shortMoney(amount: Minor, format: MoneyFormat): string {
  if (amount % 10 ** exponentOf(format.currency) !== 0) return formatMoney(amount, format);
  const { sign, before, whole, after } = moneyParts(amount, format);
  return `${sign && `${sign}\u00a0`}${before}${whole}${after}`;
}
