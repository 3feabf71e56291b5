import { type ReactNode, type RefObject, useId, useState } from "react";
import { Icon } from "../icon.tsx";
import { Table, type TableColumn, type TableRow } from "../table.tsx";
import { allX, type ChartProps, type ChartSeries, isDay, lastKnown } from "./data.ts";
import { readingText, type useReading } from "./reading.ts";
import "./chart.css";

type FrameProps = {
  chart: ChartProps;
  series: ChartSeries[];
  frame: RefObject<HTMLElement | null>;
  size: { width: number; height: number };
  reader: ReturnType<typeof useReading>;
  legend?: ReactNode;
  children: ReactNode;
};

/** The frame of every chart: its name, the table view, the point being read, the summary. */
export function ChartFrame(props: FrameProps) {
  const { chart, series, frame } = props;
  const [asTable, setAsTable] = useState(false);
  const summaryId = useId();
  const toggle = series.length > 0 && <TableToggle pressed={asTable} onPress={() => setAsTable(!asTable)} />;
  return (
    <figure ref={frame} className="chart" aria-label={chart.label}>
      {(toggle || chart.tools) && (
        <div className="chart-tools">
          <div>{chart.tools}</div>
          {toggle}
        </div>
      )}
      {toggle ? (
        <ChartView {...props} asTable={asTable} describedBy={summaryId} />
      ) : (
        <p className="chart-empty">{chart.empty ?? "Nothing to draw yet."}</p>
      )}
      {toggle && (
        <figcaption id={summaryId} className="chart-summary">
          {chart.summary}
        </figcaption>
      )}
    </figure>
  );
}

type ViewProps = FrameProps & { asTable: boolean; describedBy: string };

function ChartView({ chart, series, size, reader, legend, asTable, describedBy, children }: ViewProps) {
  const projected = chart.projectedLabel ?? "projected";
  if (asTable) return <ChartTable {...chart} series={series} projected={projected} />;
  return (
    <>
      {legend}
      <Plot label={chart.label} describedBy={describedBy} size={size} reader={reader}>
        {children}
      </Plot>
      <p className="chart-reading" aria-live="polite">
        {reader.reading && readingText(reader.reading, series, { ...chart, projected })}
      </p>
    </>
  );
}

type PlotProps = Pick<FrameProps, "size" | "reader" | "children"> & { label: string; describedBy: string };

/** One focusable element. The role `application` makes screen readers pass the arrow keys through. */
function Plot({ label, describedBy, size, reader, children }: PlotProps) {
  return (
    <div
      className="chart-plot"
      role="application"
      aria-roledescription="chart"
      aria-label={label}
      aria-describedby={describedBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys read the points, so the plot is focusable
      tabIndex={0}
      {...reader.on}
    >
      <svg viewBox={`0 0 ${size.width} ${size.height}`} width="100%" height={size.height} aria-hidden="true">
        {children}
      </svg>
    </div>
  );
}

function TableToggle({ pressed, onPress }: { pressed: boolean; onPress: () => void }) {
  return (
    <button type="button" className="chart-toggle" aria-pressed={pressed} onClick={onPress}>
      <Icon name="table" />
      Table view
    </button>
  );
}

type ChartTableProps = Pick<ChartProps, "label" | "format" | "formatX" | "xLabel"> & {
  series: ChartSeries[];
  projected: string;
};

/** The chart's data as a table, with low and high values if there are any. */
function ChartTable(props: ChartTableProps) {
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
