import { exponentOf, type MoneyFormat, minor } from "#domain/money/money.ts";
import { amountAsTyped } from "#domain/money/parse-amount.ts";

/** An amount with decimals, where the currency has them, as this household types it. */
export const exampleAmount = (units: number, format: MoneyFormat): string =>
  amountAsTyped(minor(Math.round(units * 10 ** exponentOf(format.currency))), format);
