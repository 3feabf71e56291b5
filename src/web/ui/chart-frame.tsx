import { type ReactNode, type RefObject, useId, useState } from "react";
import type { ChartProps, ChartSeries } from "./chart-data.ts";
import { readingText, type useReading } from "./chart-reading.ts";
import { ChartTable } from "./chart-table.tsx";
import { Icon } from "./icon.tsx";
import "./chart.css";
import "./chart-marks.css";

type FrameProps = {
  chart: ChartProps;
  series: ChartSeries[];
  frame: RefObject<HTMLElement | null>;
  size: { width: number; height: number };
  reader: ReturnType<typeof useReading>;
  legend?: ReactNode;
  children: ReactNode;
};

/** What every chart has around its drawing: its name, the table view, the point being read, the summary. */
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

/** One focusable element. It is an application, so that a screen reader hands it the arrow keys. */
function Plot({ label, describedBy, size, reader, children }: PlotProps) {
  return (
    <div
      className="chart-plot"
      role="application"
      aria-roledescription="chart"
      aria-label={label}
      aria-describedby={describedBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys read the points, so the plot takes the focus
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
