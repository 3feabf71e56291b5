import { exponentOf, type Minor, type MoneyFormat } from "#domain/money/money.ts";
import { sideMoney, wholeMoney } from "#web/household/words/chart-money.ts";

/** More than this many units takes more room than a bar or a calendar's day has. */
const mostUnits = 10_000;

/** "$198", and "$12.3K" where that is much; without a sign. */
export function shortAmount(amount: Minor, format: MoneyFormat): string {
  const isLarge = Math.abs(amount) >= mostUnits * 10 ** exponentOf(format.currency);
  return (isLarge ? sideMoney : wholeMoney)(format)(Math.abs(amount));
}
