import { area as areaShape, line as lineShape } from "d3-shape";
import type { Place } from "./chart-clear.ts";
import { type ChartPoint, type ChartSeries, lastKnown } from "./chart-data.ts";

/** One line: its band of low and high, its shade, the known part solid and the rest dashed. */
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
