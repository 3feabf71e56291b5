import type { Currency, Minor } from "#domain/money/money.ts";
import type { PeriodSpending } from "#domain/spending/period-spending.ts";
import { amountCell, byteOrderMark, csvLine, textCell } from "#sync/files/csv.ts";

const columns = ["Category", "From", "To", "Budget", "Rolled over", "Spent", "Left", "Currency"];

type Amounts = readonly (Minor | undefined)[];

/** The table as it stands: a row for each category, and one for what has none. */
export function budgetsCsv({ period, envelopes, uncategorised }: PeriodSpending, currency: Currency): string {
  const line = (name: string, amounts: Amounts) =>
    csvLine([
      ...[name, period.from, period.to].map(textCell),
      ...amounts.map((amount) => amountCell(amount, currency)),
      textCell(currency),
    ]);
  const rows = envelopes.map(({ category, budget, carried, spent, left }) =>
    line(category.label, [budget, carried, spent, left]),
  );
  const loose = uncategorised
    ? [line("Without a category", [undefined, undefined, uncategorised.spent, undefined])]
    : [];
  return byteOrderMark + csvLine(columns.map(textCell)) + [...rows, ...loose].join("");
}
