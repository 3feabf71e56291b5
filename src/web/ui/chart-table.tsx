import type { ReactNode } from "react";
import { allX, type ChartProps, type ChartSeries, isDay, lastKnown } from "./chart-data.ts";
import { Table, type TableColumn, type TableRow } from "./table.tsx";

type ChartTableProps = Pick<ChartProps, "label" | "format" | "formatX" | "xLabel"> & {
  series: ChartSeries[];
  projected: string;
};

/** The chart's data as rows: the same values, with low and high where there are any. */
export function ChartTable(props: ChartTableProps) {
  const xs = allX(props.series);
  const first = props.xLabel ?? (xs.every(isDay) ? "Date" : "Name");
  const columns: TableColumn<string>[] = [{ key: "x", label: first }];
  for (const one of props.series) columns.push(...columnsOf(one));
  const rows = xs.map((x): TableRow<string> => ({ id: x, cells: cellsAt(x, props) }));
  return <Table caption={props.label} captionHidden columns={columns} rows={rows} />;
}

const hasRange = (series: ChartSeries): boolean =>
  series.points.some((point) => point.low !== undefined || point.high !== undefined);

function columnsOf(series: ChartSeries): TableColumn<string>[] {
  const own: TableColumn<string> = { key: series.id, label: series.label, align: "end" };
  if (!hasRange(series)) return [own];
  const side = (name: string): TableColumn<string> => ({
    key: `${series.id} ${name}`,
    label: `${series.label}, ${name}`,
    align: "end",
  });
  return [own, side("low"), side("high")];
}

function cellsAt(x: string, { series, format, formatX, projected }: ChartTableProps): Record<string, ReactNode> {
  const cells: Record<string, ReactNode> = { x: formatX(x) };
  for (const one of series) {
    const index = one.points.findIndex((point) => point.x === x);
    const point = one.points[index];
    const amount = (value: number | undefined) => (value === undefined ? "–" : format(value));
    cells[one.id] = amount(point?.y);
    cells[`${one.id} low`] = amount(point?.low);
    cells[`${one.id} high`] = amount(point?.high);
    if (index > lastKnown(one)) cells[one.id] = <Projected amount={amount(point?.y)} word={projected} />;
  }
  return cells;
}

function Projected({ amount, word }: { amount: string; word: string }) {
  return (
    <>
      <span className="chart-projected">{word}</span> {amount}
    </>
  );
}
