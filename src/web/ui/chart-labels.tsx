import { crosses, type Place } from "./chart-clear.ts";
import type { ChartSeries } from "./chart-data.ts";
import type { Area } from "./chart-scales.ts";
import { LINE, spread, textWidth } from "./chart-text.ts";

type LabelsProps = { series: ChartSeries[]; area: Area; place: Place; inside: boolean };
type Label = { series: ChartSeries; x: number; y: number; height: number };

/** Names stand at their lines' ends: right of the plot, or within it where the screen is narrow. */
export function LineLabels({ series, area, place, inside }: LabelsProps) {
  const labels = series.map((one) => (inside ? insideLabel(one, series, place) : outsideLabel(one, place)));
  const lowest = area.bottom + (inside ? 0 : LINE);
  return (
    <g className="chart-labels">
      {spread(labels, 0, lowest).map((label) =>
        inside ? (
          <InsideLabel key={label.series.id} label={label} room={area.right - label.x} />
        ) : (
          <OutsideLabel key={label.series.id} label={label} />
        ),
      )}
    </g>
  );
}

function outsideLabel(series: ChartSeries, { x, y }: Place): Label {
  const end = series.points.at(-1)!;
  return { series, x: x(end.x) + 12, y: y(end.y), height: series.detail ? 2 * LINE + 8 : LINE + 2 };
}

/** Above its line's end, or below it where another line, or its own, would lie across the name. */
function insideLabel(series: ChartSeries, all: ChartSeries[], place: Place): Label {
  const end = series.points.at(-1)!;
  const [x, y] = [place.x(end.x), place.y(end.y)];
  const over = { left: x - textWidth(series.label), right: x };
  const heights = [-1, 1, -1.7, 1.7, 2.5].map((lines) => y + lines * LINE);
  const free = heights.find((height) => !crosses(all, place, over, height - LINE / 2, height + LINE / 2));
  return { series, x, y: free ?? y - LINE, height: LINE };
}

/** On a narrow screen the name alone is there: the detail is one key or touch away. */
function InsideLabel({ label: { series, x, y }, room }: { label: Label; room: number }) {
  const anchor = room > textWidth(series.label) ? "start" : "end";
  return (
    <text className={`chart-halo chart-tone-${series.tone}`} x={x} y={y + 4} textAnchor={anchor}>
      <tspan className="chart-label-name">{series.label}</tspan>
    </text>
  );
}

function OutsideLabel({ label: { series, x, y, height } }: { label: Label }) {
  return (
    <text className={`chart-halo chart-tone-${series.tone}`} y={y - height / 2 + LINE - 2}>
      <tspan className="chart-label-name" x={x}>
        {series.label}
      </tspan>
      {series.detail && (
        <tspan x={x} dy={LINE}>
          {series.detail}
        </tspan>
      )}
    </text>
  );
}
