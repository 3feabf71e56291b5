import type { Account } from "#domain/household/household.ts";
import { formatMoney, type Minor, type MoneyFormat } from "#domain/money/money.ts";
import { divideHalfEven } from "#domain/money/rounding.ts";

/** "about $8,000.00 to $10,000.00, counted at the middle, $9,000.00". Null for an account without a range. */
export function rangeWords({ balance, low, high }: Omit<Account, "id">, format: MoneyFormat): string | null {
  if (low === undefined || high === undefined) return null;
  const money = (amount: Minor) => formatMoney(amount, format);
  const where = balance === divideHalfEven(low + high, 2) ? "the middle, " : "";
  return `about ${money(low)} to ${money(high)}, counted at ${where}${money(balance)}`;
}
