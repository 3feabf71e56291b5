import { type Currency, type Minor, minor } from "#domain/money/money.ts";
import type { CategoriesOverTime, CategoryOverTime, MoneyInSlot } from "#domain/spending/spending-over-time.ts";
import type { TimeSlot } from "#domain/spending/time-slots.ts";
import type { WeekdaySpending } from "#domain/spending/weekly-rhythm.ts";
import { amountCell, byteOrderMark, csvLine, textCell } from "#sync/files/csv-table.ts";
import type { ChartSeries, ChartTone } from "#web/ui/charts/data.ts";

/** Five series with "Other": more are hard to tell apart in a bar. */
const maxSeries = 4;

const labelOf = ({ category }: CategoryOverTime): string => category?.label ?? "Without a category";

/** The four largest categories, and the rest as one. Empty categories are left out. Each has its own color on every chart. */
export function shownColumns({ rows, slots }: CategoriesOverTime, colors: ReadonlyMap<string, number>): AmountColumn[] {
  const taken = rows.filter(({ amounts }) => amounts.some((amount) => amount !== 0));
  const ordered = taken.toSorted((a, b) => b.total - a.total);
  const isAll = ordered.length <= maxSeries + 1;
  const named = (isAll ? ordered : ordered.slice(0, maxSeries)).map((row) => ({
    name: labelOf(row),
    amounts: row.amounts,
    tone: toneOf(row, colors),
  }));
  if (isAll) return named;
  const rest = ordered.slice(maxSeries);
  const amounts = slots.map((_, at) => minor(rest.reduce((total, row) => total + row.amounts[at]!, 0)));
  return [...named, { name: "Other", amounts, tone: "other" }];
}

/** Tones count from 1. */
function toneOf({ category }: CategoryOverTime, colors: ReadonlyMap<string, number>): ChartTone {
  const color = category ? colors.get(category.id) : undefined;
  return color === undefined ? "ink" : ((color + 1) as ChartTone);
}

/** Every category, for the CSV file. */
export const allColumns = ({ rows, totals }: CategoriesOverTime): AmountColumn[] => [
  ...rows.map((row) => ({ name: labelOf(row), amounts: row.amounts })),
  { name: "All", amounts: totals },
];

export const moneyColumns = (money: readonly MoneyInSlot[]): AmountColumn[] => {
  const column = (name: string, of: (one: MoneyInSlot) => Minor) => ({ name, amounts: money.map(of) });
  return [
    column("Came in", ({ income }) => income),
    column("Spent", ({ spent }) => spent),
    column("Left", ({ left }) => left),
  ];
};

/** Two names may be equal, so ids are indexes. */
export const seriesOf = (columns: readonly AmountColumn[], slots: readonly { from: string }[]): ChartSeries[] =>
  columns.map(({ name, amounts, tone }, at) => ({
    id: String(at),
    label: name,
    tone,
    points: slots.map(({ from }, index) => ({ x: from, y: amounts[index]! })),
  }));

interface AmountColumn {
  name: string;
  /** One amount for each slot. */
  amounts: readonly Minor[];
  tone?: ChartTone;
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
