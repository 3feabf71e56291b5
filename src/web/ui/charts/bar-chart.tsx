import { scaleBand } from "d3-scale";
import { stack, stackOffsetDiverging } from "d3-shape";
import { allX, type BarChartProps, type ChartSeries, type ChartTone, drawable, lastKnown } from "./data.ts";
import { ChartFrame } from "./frame.tsx";
import { type Area, type Bands, leftSide, xBands, xTicksOf, yDomain, yScale } from "./layout.ts";
import { Cursor, XAxis, YAmounts, YRules } from "./marks.tsx";
import { LINE, textWidth, useMeasuredWidth } from "./measure.ts";
import { type Spot, useReading } from "./reading.ts";

/** Bars always start at zero. */
export function BarChart(props: BarChartProps) {
  const [frame, width] = useMeasuredWidth();
  const series = drawable(props.series);
  const { area, scale, bars, ticks, spots, size, valued, amountsInside } = layoutBars(props, series, width);
  const reader = useReading(series, spots);
  const legend = series.length > 1 && <ChartLegend series={series} />;
  return (
    <ChartFrame chart={props} series={series} frame={frame} size={size} reader={reader} legend={legend}>
      {!valued && <YRules area={area} scale={scale} />}
      <Bars bars={bars} today={props.today?.x} />
      <line className="chart-zero" x1={area.left} x2={area.right} y1={scale.at(0)} y2={scale.at(0)} />
      {!valued && <YAmounts area={area} scale={scale} inside={amountsInside} />}
      {valued && <BarValues bars={bars} format={props.formatTick ?? props.format} />}
      <XAxis area={area} ticks={ticks} today={props.today?.x} />
      <Cursor reading={reader.reading} spots={spots} area={area} />
    </ChartFrame>
  );
}

/** One bar, from one value to another (from zero, unless stacked). */
type Bar = {
  id: string;
  x: string;
  value: number;
  from: number;
  to: number;
  left: number;
  width: number;
  top: number;
  bottom: number;
  tone: ChartTone;
  projected: boolean;
};

type Span = { from: number; to: number };

const HEIGHT = 260;

export function layoutBars(props: BarChartProps, series: ChartSeries[], width: number) {
  const xs = allX(series);
  const spans = props.mode === "stacked" ? stacked(series, xs) : fromZero(series);
  const format = props.formatTick ?? props.format;
  const valued = series.length === 1 && valuesFit(series[0]!, xs.length, width, format);
  const values = spans.flat().flatMap((span) => [span.from, span.to]);
  const height = props.height ?? HEIGHT;
  const rows = { top: 24, bottom: height - heightBelow(props, xs, valued && values.some((value) => value < 0)) };
  const scale = yScale(yDomain(values, true), rows, format);
  const { left, amountsInside } = valued ? { left: 0, amountsInside: false } : leftSide(scale.ticks, width);
  const area: Area = { ...rows, left, right: width, width };
  const across = props.mode === "stacked" ? 1 : series.length;
  const bands = xBands(xs, area, across);
  const bars = series.map((one, index) => barsOf(one, spans[index]!, columnOf(series, index, bands, across), scale.at));
  const ticks = xTicksOf(xs, bands.middle, props);
  return { area, scale, bars, ticks, spots: bars.map(endsOf), size: { width, height }, valued, amountsInside };
}

/** Space for the names below the plot, and for the amounts below negative bars. */
function heightBelow({ formatX, formatXTick = formatX }: BarChartProps, xs: string[], hanging: boolean): number {
  const lines = Math.max(1, ...xs.map((x) => formatXTick(x).split("\n").length));
  return 14 + LINE * lines + (hanging ? LINE : 0);
}

const endsOf = (bars: Bar[]): Spot[] =>
  bars.map((bar) => ({ x: bar.left + bar.width / 2, y: bar.value < 0 ? bar.bottom : bar.top }));

/** If every bar has space for its amount, no axis is needed. */
function valuesFit(series: ChartSeries, count: number, width: number, format: (y: number) => string): boolean {
  return series.points.every((point) => textWidth(format(point.y)) + 6 <= width / count);
}

const fromZero = (series: ChartSeries[]): Span[][] =>
  series.map((one) => one.points.map((point) => ({ from: 0, to: point.y })));

function stacked(series: ChartSeries[], xs: string[]): Span[][] {
  const value = (x: string, id: string) => series.find((one) => one.id === id)?.points.find((p) => p.x === x)?.y ?? 0;
  const layers = stack<string>()
    .keys(series.map((one) => one.id))
    .value(value)
    .offset(stackOffsetDiverging)(xs);
  return series.map((one, index) =>
    one.points.map((point) => {
      const [from, to] = layers[index]![xs.indexOf(point.x)]!;
      return { from, to };
    }),
  );
}

type Column = { left: (x: string) => number; width: number };

function columnOf(series: ChartSeries[], index: number, bands: Bands, across: number): Column {
  if (across === 1) return { left: bands.start, width: bands.width };
  const within = scaleBand(
    series.map((one) => one.id),
    [0, bands.width],
  ).paddingInner(0.12);
  const offset = within(series[index]!.id) ?? 0;
  return { left: (x) => bands.start(x) + offset, width: within.bandwidth() };
}

function barsOf(series: ChartSeries, spans: Span[], column: Column, y: (value: number) => number): Bar[] {
  const known = lastKnown(series);
  return series.points.map((point, index) => {
    const span = spans[index]!;
    const [top, bottom] = [y(Math.max(span.from, span.to)), y(Math.min(span.from, span.to))];
    return {
      id: `${series.id} ${point.x}`,
      x: point.x,
      value: point.y,
      ...span,
      left: column.left(point.x),
      width: column.width,
      top,
      bottom,
      tone: series.tone ?? 1,
      projected: index > known,
    };
  });
}

function Bars({ bars, today }: { bars: Bar[][]; today: string | undefined }) {
  const single = bars.length === 1;
  return bars.flat().map((bar) => {
    const tone = single && bar.x === today ? "ink" : bar.tone;
    return (
      <rect
        key={bar.id}
        className={`chart-tone-${tone} ${bar.projected ? "chart-bar chart-bar--projected" : "chart-bar"}`}
        x={bar.left}
        y={bar.top}
        width={bar.width}
        height={heightOf(bar)}
        rx="2"
      />
    );
  });
}

/** A nonzero amount is always visible, however small. */
const heightOf = (bar: Bar): number => Math.max(bar.value === 0 ? 0 : 1, bar.bottom - bar.top);

function BarValues({ bars, format }: { bars: Bar[][]; format: (y: number) => string }) {
  return (
    <g className="chart-values">
      {bars.flat().map((bar) => (
        <text
          key={bar.id}
          className={bar.projected ? "chart-value--projected" : undefined}
          x={bar.left + bar.width / 2}
          y={bar.value < 0 ? bar.bottom + 16 : bar.top - 7}
          textAnchor="middle"
        >
          {format(bar.value)}
        </text>
      ))}
    </g>
  );
}

/** Bars have no line end to put a label at, so the names go above. */
function ChartLegend({ series }: { series: ChartSeries[] }) {
  return (
    <ul className="chart-legend">
      {series.map((one) => (
        <li key={one.id} className={`chart-legend-item chart-tone-${one.tone}`}>
          <svg className="chart-swatch" viewBox="0 0 10 10" aria-hidden="true">
            <rect width="10" height="10" rx="2" />
          </svg>
          {one.label}
        </li>
      ))}
    </ul>
  );
}
