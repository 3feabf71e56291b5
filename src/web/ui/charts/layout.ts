import { extent } from "d3-array";
import { scaleBand, scaleLinear, scalePoint } from "d3-scale";
import { allX, type ChartProps, type ChartSeries, dayNumber, isDay, type LineChartProps } from "./data.ts";
import { type Tick, textWidth, thinTicks, widest } from "./measure.ts";

const HEIGHT = 320;
const NARROW = 560;
const BELOW = 32;

/** The layout of a line chart at a given width. */
export function layoutLines(props: LineChartProps, series: ChartSeries[], width: number) {
  const height = props.height ?? HEIGHT;
  const labelsInside = width < NARROW;
  const rows = { top: props.today ? 36 : 16, bottom: height - BELOW };
  const scale = yScale(yDomain(lineValues(series), !props.fit), rows, props.formatTick ?? props.format);
  const { left, amountsInside } = leftSide(scale.ticks, width);
  const right = width - (labelsInside ? 8 : labelSpace(series));
  const area: Area = { ...rows, left, right, width };
  const xs = allX(series);
  const x = xAlong(xs, area);
  const spots = series.map((one) => one.points.map((point) => ({ x: x(point.x), y: scale.at(point.y) })));
  const ticks = xTicksOf(xs, x, props);
  return { area, scale, place: { x, y: scale.at }, ticks, spots, size: { width, height }, labelsInside, amountsInside };
}

/** Amounts go to the left of the plot; if they would take too much space, they go above the grid lines. */
export function leftSide(ticks: { text: string }[], width: number): { left: number; amountsInside: boolean } {
  const space = widest(ticks.map((tick) => tick.text)) + 12;
  return space > width / 5 ? { left: 0, amountsInside: true } : { left: space, amountsInside: false };
}

function labelSpace(series: ChartSeries[]): number {
  return Math.max(24, ...series.flatMap((one) => [textWidth(one.label) + 20, textWidth(one.detail ?? "") + 16]));
}

/** The plot area, in pixels. */
export type Area = { left: number; right: number; top: number; bottom: number; width: number };
export type YScale = { at: (value: number) => number; ticks: { value: number; at: number; text: string }[] };

/** The range of the y axis. Starts at zero unless the line chart asks to fit closely. */
export function yDomain(values: number[], fromZero: boolean): [number, number] {
  const [low, high] = extent(fromZero ? [...values, 0] : values);
  if (low === undefined || high === undefined) return [0, 1];
  if (low < high) return [low, high];
  const margin = Math.abs(low) * 0.1 || 1;
  return fromZero ? [0, 1] : [low - margin, high + margin];
}

export const lineValues = (series: ChartSeries[]): number[] =>
  series.flatMap((one) => one.points.flatMap((point) => [point.y, point.low ?? point.y, point.high ?? point.y]));

const RULE_DISTANCE = 70;
const MOST_WASTE = 0.25;

type Rows = { top: number; bottom: number };

export function yScale(domain: [number, number], rows: Rows, format: (y: number) => string): YScale {
  const { scale, steps } = roundedScale(domain, Math.max(2, Math.round((rows.bottom - rows.top) / RULE_DISTANCE)));
  scale.range([rows.bottom, rows.top]);
  const ticks = scale.ticks(steps).map((value) => ({ value, at: scale(value), text: format(value) }));
  return { at: (value) => scale(value), ticks };
}

/** Ends the axis at round amounts, with finer steps if coarse ones would leave much of it empty. */
function roundedScale(domain: [number, number], steps: number) {
  const coarse = scaleLinear(domain, [0, 1]).nice(steps);
  const waste = 1 - (coarse(domain[1]) - coarse(domain[0]));
  if (waste <= MOST_WASTE) return { scale: coarse, steps };
  return { scale: scaleLinear(domain, [0, 1]).nice(steps + 1), steps: steps + 1 };
}

/** Days are placed by time, categories at even steps; a single one is centered. */
export function xAlong(xs: string[], area: Area): (x: string) => number {
  const range: [number, number] = [area.left, area.right];
  if (xs.length < 2 || !xs.every(isDay)) return pointAlong(xs, range);
  const scale = scaleLinear([dayNumber(xs[0]!), dayNumber(xs.at(-1)!)], range);
  return (x) => scale(dayNumber(x));
}

function pointAlong(xs: string[], range: [number, number]): (x: string) => number {
  const scale = scalePoint(xs, range);
  return (x) => scale(x) ?? range[0];
}

export type Bands = { start: (x: string) => number; middle: (x: string) => number; width: number; step: number };

const WIDEST_BAR = 44;

export function xBands(xs: string[], area: Area, barsPerBand: number): Bands {
  const scale = scaleBand(xs, [area.left, area.right]).paddingInner(0.42).paddingOuter(0.21);
  const width = Math.min(scale.bandwidth(), WIDEST_BAR * barsPerBand);
  const middle = (x: string) => (scale(x) ?? area.left) + scale.bandwidth() / 2;
  return { start: (x) => middle(x) - width / 2, middle, width, step: scale.step() };
}

type TickWords = Pick<ChartProps, "xTicks" | "formatX" | "formatXTick">;

export function xTicksOf(xs: string[], at: (x: string) => number, words: TickWords): Tick[] {
  const name = words.formatXTick ?? words.formatX;
  return thinTicks((words.xTicks ?? xs).map((x) => ({ x, at: at(x), text: name(x) })));
}

/** Maps data to positions in the drawing. */
export type Place = { x: (x: string) => number; y: (value: number) => number };
type Span = { left: number; right: number };

/** Whether text between two heights, over a horizontal span of the plot, would cross a line or zero. */
export function crossesLine(lines: ChartSeries[], place: Place, over: Span, top: number, bottom: number): boolean {
  const zero = place.y(0);
  if (zero > top && zero < bottom) return true;
  return lines.some((line) => {
    const heights = heightsOver(line, place, over);
    return heights.length > 0 && Math.max(...heights) > top && Math.min(...heights) < bottom;
  });
}

function heightsOver({ points }: ChartSeries, { x, y }: Place, { left, right }: Span): number[] {
  const spots = points.map((point) => ({ x: x(point.x), y: y(point.y) }));
  const heights = spots.filter((spot) => spot.x >= left && spot.x <= right).map((spot) => spot.y);
  for (const edge of [left, right]) {
    const after = spots.findIndex((spot) => spot.x > edge);
    const [from, to] = [spots[after - 1], spots[after]];
    if (from && to) heights.push(from.y + ((to.y - from.y) * (edge - from.x)) / (to.x - from.x));
  }
  return heights;
}
