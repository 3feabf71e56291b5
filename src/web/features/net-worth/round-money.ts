import { exponentOf, formatMoney, type MoneyFormat, minor } from "#domain/money/money.ts";
import { wholeMoney } from "#web/household/words/chart-money.ts";

/** "$21,573" in a sentence, but small amounts to the cent. */
export function roundMoney(amount: number, format: MoneyFormat): string {
  if (Math.abs(amount) < 1_000 * 10 ** exponentOf(format.currency)) return formatMoney(minor(amount), format);
  return `${amount < 0 ? "−\u00a0" : ""}${wholeMoney(format)(Math.abs(amount))}`;
}
