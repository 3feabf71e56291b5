import { exponentOf, type MoneyFormat } from "#domain/money/money.ts";

const written =
  (notation: "compact" | "standard", maximumFractionDigits: number) =>
  ({ currency, locale }: MoneyFormat) => {
    const digits = { minimumFractionDigits: 0, maximumFractionDigits };
    const format = new Intl.NumberFormat(locale, { style: "currency", currency, notation, ...digits });
    const units = 10 ** exponentOf(currency);
    // As everywhere: a true minus, before the symbol.
    return (amount: number): string => format.format(amount / units).replace(/^-/, "−\u00a0");
  };

/** "$12.5K" for the side of a chart, where cents only take room. */
export const sideMoney = written("compact", 1);

/** "$1,835" above a bar. */
export const wholeMoney = written("standard", 0);
