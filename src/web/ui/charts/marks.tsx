import { area as areaShape, line as lineShape } from "d3-shape";
import { type ChartPoint, type ChartSeries, lastKnown } from "./data.ts";
import type { Area, Place, YScale } from "./layout.ts";
import { LINE, type Tick, textWidth } from "./measure.ts";
import type { Reading, Spot } from "./reading.ts";

/** One line with its low-to-high band and its shading; the known part solid, the projected part dashed. */
export function Line({ series, place }: { series: ChartSeries; place: Place }) {
  const cut = lastKnown(series);
  const known = series.points.slice(0, cut + 1);
  const projected = series.points.slice(Math.max(0, cut));
  return (
    <g className={`chart-series chart-tone-${series.tone}`}>
      {series.area && known.length > 1 && <path className="chart-shade" d={shade(known, place)} />}
      <path className="chart-band" d={band(known, place)} />
      {projected.length > 1 && <path className="chart-band chart-band--projected" d={band(projected, place)} />}
      {known.length > 1 && <path className="chart-line" d={stroke(known, place)} />}
      {projected.length > 1 && <path className="chart-line chart-line--dashed" d={stroke(projected, place)} />}
      {series.points.length === 1 && <Dot point={series.points[0]!} place={place} />}
    </g>
  );
}

export function Dot({ point, place }: { point: ChartPoint; place: Place }) {
  return <circle className="chart-dot" cx={place.x(point.x)} cy={place.y(point.y)} r="4" />;
}

function stroke(points: ChartPoint[], { x, y }: Place): string {
  return (
    lineShape<ChartPoint>(
      (point) => x(point.x),
      (point) => y(point.y),
    ).digits(1)(points) ?? ""
  );
}

function shade(points: ChartPoint[], { x, y }: Place): string {
  return (
    areaShape<ChartPoint>(
      (point) => x(point.x),
      y(0),
      (point) => y(point.y),
    ).digits(1)(points) ?? ""
  );
}

function band(points: ChartPoint[], { x, y }: Place): string | undefined {
  const shape = areaShape<ChartPoint>(
    (point) => x(point.x),
    (point) => y(point.low ?? point.y),
    (point) => y(point.high ?? point.y),
  );
  const ranged = points.filter((point) => point.low !== undefined || point.high !== undefined);
  return ranged.length > 1 ? (shape.digits(1)(points) ?? undefined) : undefined;
}

/** Thin grid lines across the plot; the zero line is stronger. */
export function YRules({ area, scale }: { area: Area; scale: YScale }) {
  return scale.ticks.map(({ value, at }) => (
    <line
      key={value}
      className={value === 0 ? "chart-zero" : "chart-rule"}
      x1={area.left}
      x2={area.right}
      y1={at}
      y2={at}
    />
  ));
}

/** Amounts left of the plot, or above their grid lines; there they must be drawn last, on top of the marks. */
export function YAmounts({ area, scale, inside }: { area: Area; scale: YScale; inside: boolean }) {
  return scale.ticks.map(({ value, at, text }) =>
    inside ? (
      <text key={value} className="chart-halo" x={area.left} y={at - 7}>
        {text}
      </text>
    ) : (
      <text key={value} x={area.left - 10} y={at + 4} textAnchor="end">
        {text}
      </text>
    ),
  );
}

type XAxisProps = { area: Area; ticks: Tick[]; today?: string | undefined; marked?: boolean | undefined };

export function XAxis({ area, ticks, today, marked = false }: XAxisProps) {
  return (
    <g className="chart-axis">
      {ticks.map((tick) => (
        <g key={tick.x} className={tick.x === today ? "chart-axis-today" : undefined}>
          {marked && <line className="chart-tick" x1={tick.at} x2={tick.at} y1={area.bottom} y2={area.bottom + 6} />}
          <XText tick={tick} area={area} />
        </g>
      ))}
    </g>
  );
}

/** The last label shifts left instead of leaving the drawing. */
function XText({ tick, area }: { tick: Tick; area: Area }) {
  const half = textWidth(tick.text) / 2;
  const at = Math.min(Math.max(tick.at, half), area.width - half);
  return (
    <text y={area.bottom + 22} textAnchor="middle">
      {tick.text.split("\n").map((line, index) => (
        <tspan key={line} x={at} dy={index === 0 ? 0 : LINE}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

type CursorProps = { reading: Reading | undefined; spots: Spot[][]; area: Area };

/** Marks the point being read. */
export function Cursor({ reading, spots, area }: CursorProps) {
  const spot = reading && spots[reading.series]?.[reading.point];
  if (!spot) return null;
  return (
    <g className="chart-cursor">
      <line x1={spot.x} x2={spot.x} y1={area.top} y2={area.bottom} />
      <circle cx={spot.x} cy={spot.y} r="6" />
    </g>
  );
}
