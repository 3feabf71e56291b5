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
export function ChartFrame({ chart, series, frame, size, reader, legend, children }: FrameProps) {
  const [asTable, setAsTable] = useState(false);
  const summaryId = useId();
  const projected = chart.projectedLabel ?? "projected";
  const shown = series.length > 0;
  return (
    <figure ref={frame} className="chart" aria-label={chart.label}>
      {(shown || chart.tools) && (
        <div className="chart-tools">
          <div className="chart-own-tools">{chart.tools}</div>
          {shown && <TableToggle pressed={asTable} onPress={() => setAsTable(!asTable)} />}
        </div>
      )}
      {!shown && <p className="chart-empty">{chart.empty ?? "Nothing to draw yet."}</p>}
      {shown && asTable && <ChartTable {...chart} series={series} projected={projected} />}
      {shown && !asTable && (
        <>
          {legend}
          <Plot label={chart.label} describedBy={summaryId} size={size} reader={reader}>
            {children}
          </Plot>
          <p className="chart-reading" aria-live="polite">
            {reader.reading && readingText(reader.reading, series, { ...chart, projected })}
          </p>
        </>
      )}
      {shown && (
        <figcaption id={summaryId} className="chart-summary">
          {chart.summary}
        </figcaption>
      )}
    </figure>
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
