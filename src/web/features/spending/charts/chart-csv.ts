import type { Currency, Minor } from "#domain/money/money.ts";
import type { TimeSlot } from "#domain/spending/time-slots.ts";
import type { WeekdaySpending } from "#domain/spending/weekly-rhythm.ts";
import { amountCell, byteOrderMark, csvLine, textCell } from "#sync/files/csv.ts";

export interface AmountColumn {
  name: string;
  /** One for each slot. */
  amounts: readonly Minor[];
}

/** A row for each month or week, a column for each amount. */
export function slotsCsv(slots: readonly TimeSlot[], columns: readonly AmountColumn[], currency: Currency): string {
  const heads = ["From", "To", ...columns.map(({ name }) => name), "Currency"];
  const rows = slots.map(({ from, to }, at) =>
    csvLine([
      ...[from, to].map(textCell),
      ...columns.map(({ amounts }) => amountCell(amounts[at], currency)),
      textCell(currency),
    ]),
  );
  return byteOrderMark + csvLine(heads.map(textCell)) + rows.join("");
}

/** A row for each weekday. */
export function rhythmCsv(
  weekdays: readonly WeekdaySpending[],
  nameOf: (one: WeekdaySpending) => string,
  currency: Currency,
): string {
  const rows = weekdays.map((one) => {
    const amounts = [one.mean, one.low, one.high].map((amount) => amountCell(amount, currency));
    return csvLine([textCell(nameOf(one)), ...amounts, textCell(currency)]);
  });
  return byteOrderMark + csvLine(["Weekday", "Mean", "Least", "Most", "Currency"].map(textCell)) + rows.join("");
}
