import type { Currency } from "#domain/money/money.ts";
import type { Ahead } from "#domain/projections/ahead.ts";
import { amountCell, byteOrderMark, csvLine, numberCell, textCell } from "#sync/files/csv.ts";
import { yearsOf } from "../view.ts";

const columns = ["Year", "Day", "Low", "Expected", "High", "Low today", "Expected today", "High today", "Currency"];

/** A row a year, nominal and in today's money. */
export function aheadCsv(ahead: Ahead, years: number, currency: Currency): string {
  const [nominal, real] = [yearsOf(ahead, { years, isReal: false }), yearsOf(ahead, { years, isReal: true })];
  const rows = nominal.map(({ year, day, low, expected, high }, index) => {
    const then = real[index]!;
    const amounts = [low, expected, high, then.low, then.expected, then.high];
    const cells = amounts.map((amount) => amountCell(amount, currency));
    return csvLine([numberCell(year), textCell(day), ...cells, textCell(currency)]);
  });
  return byteOrderMark + csvLine(columns.map(textCell)) + rows.join("");
}
