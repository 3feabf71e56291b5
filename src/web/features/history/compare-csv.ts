import type { ComparedYear } from "#domain/history/compare-years.ts";
import type { Minor, MoneyFormat } from "#domain/money/money.ts";
import { amountCell, byteOrderMark, type Cell, csvLine, numberCell, textCell } from "#sync/files/csv.ts";
import { quarterNames, weekNumber } from "./period-words.ts";

type Years = readonly ComparedYear[];

/** The lines' points: a row for each week, a column for each year. */
export const comparedLinesCsv = (years: Years, format: MoneyFormat): string =>
  written(years, format, "Week", rowsOf(53, numberCell), ({ soFar }, row) =>
    soFar.find(({ week }) => weekNumber(week) === row),
  );

/** The bars: a row for each quarter, a column for each year. */
export const comparedQuartersCsv = (years: Years, format: MoneyFormat): string =>
  written(
    years,
    format,
    "Quarter",
    rowsOf(4, (row) => textCell(quarterNames[row - 1])),
    ({ quarters }, row) => quarters.find(({ quarter }) => quarter === row),
  );

const rowsOf = (count: number, nameOf: (row: number) => Cell): Cell[] =>
  Array.from({ length: count }, (_, index) => nameOf(index + 1));

function written(
  years: Years,
  { currency }: MoneyFormat,
  name: string,
  rows: readonly Cell[],
  find: (year: ComparedYear, row: number) => { saved: Minor } | undefined,
): string {
  const heading = [name, ...years.map(({ year }) => `Set aside in ${year}`), "Currency"].map(textCell);
  const lines = rows.map((row, index) => {
    const amounts = years.map((year) => amountCell(find(year, index + 1)?.saved, currency));
    return csvLine([row, ...amounts, textCell(currency)]);
  });
  return byteOrderMark + csvLine(heading) + lines.join("");
}
