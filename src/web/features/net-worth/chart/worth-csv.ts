import type { Currency } from "#domain/money/money.ts";
import type { NetWorth } from "#domain/net-worth/net-worth.ts";
import { amountCell, byteOrderMark, csvLine, textCell, yesCell } from "#sync/files/csv.ts";
import type { WorthLine } from "./worth-line.ts";

const columns = ["Day", "Owned", "Owed", "Net worth", "Low", "High", "Projected", "Currency"];

type Point = Pick<NetWorth, "day" | "assets" | "debts" | "net" | "low" | "high">;

/** The chart's points: a row for each day, those ahead marked. */
export function worthCsv({ points, pace }: WorthLine, currency: Currency): string {
  const row = (isProjected: boolean) => (point: Point) => {
    const amounts = [point.assets, point.debts, point.net, point.low, point.high];
    const cells = amounts.map((amount) => amountCell(amount, currency));
    return csvLine([textCell(point.day), ...cells, yesCell(isProjected), textCell(currency)]);
  };
  const rows = [...points.map(row(false)), ...(pace?.points ?? []).map(row(true))];
  return byteOrderMark + csvLine(columns.map(textCell)) + rows.join("");
}
