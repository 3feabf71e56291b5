import type { ScheduleRow } from "#domain/debts/schedule.ts";
import type { Currency } from "#domain/money/money.ts";
import { amountCell, byteOrderMark, csvLine, numberCell, textCell } from "#sync/files/csv.ts";

const columns = ["Day", "Payment", "Debt", "Owed before", "Interest", "Paid", "Owed after", "Currency"];

/** A row for each payment of each debt. */
export function scheduleCsv(rows: readonly ScheduleRow[], currency: Currency): string {
  const lines = rows.flatMap(({ on, period, debts }) =>
    debts.map(({ label, opening, interest, paid, closing }) => {
      const amounts = [opening, interest, paid, closing].map((amount) => amountCell(amount, currency));
      return csvLine([textCell(on), numberCell(period), textCell(label), ...amounts, textCell(currency)]);
    }),
  );
  return byteOrderMark + csvLine(columns.map(textCell)) + lines.join("");
}
