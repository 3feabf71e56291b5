import { extent } from "d3-array";
import { scaleBand, scaleLinear, scalePoint } from "d3-scale";
import { allX, type ChartProps, type ChartSeries, dayNumber, isDay, type LineChartProps } from "./data.ts";
import { type Tick, textWidth, thinned, widest } from "./measure.ts";

const HEIGHT = 320;
const NARROW = 560;
const BELOW = 32;

/** Where everything of a line chart lies at one width. */
export function layLines(props: LineChartProps, series: ChartSeries[], width: number) {
  const height = props.height ?? HEIGHT;
  const labelsInside = width < NARROW;
  const rows = { top: props.today ? 36 : 16, bottom: height - BELOW };
  const scale = yScale(yDomain(lineValues(series), !props.fit), rows, props.formatTick ?? props.format);
  const { left, amountsInside } = leftSide(scale.ticks, width);
  const right = width - (labelsInside ? 8 : labelRoom(series));
  const area: Area = { ...rows, left, right, width };
  const xs = allX(series);
  const x = xAlong(xs, area);
  const spots = series.map((one) => one.points.map((point) => ({ x: x(point.x), y: scale.at(point.y) })));
  const ticks = xTicksOf(xs, x, props);
  return { area, scale, place: { x, y: scale.at }, ticks, spots, size: { width, height }, labelsInside, amountsInside };
}

/** Amounts stand left of the plot; where they would take too much of it, they stand on their rules. */
export function leftSide(ticks: { text: string }[], width: number): { left: number; amountsInside: boolean } {
  const room = widest(ticks.map((tick) => tick.text)) + 12;
  return room > width / 5 ? { left: 0, amountsInside: true } : { left: room, amountsInside: false };
}

function labelRoom(series: ChartSeries[]): number {
  return Math.max(24, ...series.flatMap((one) => [textWidth(one.label) + 20, textWidth(one.detail ?? "") + 16]));
}

/** The space for marks, in pixels of a drawing as wide as its place on the page. */
export type Area = { left: number; right: number; top: number; bottom: number; width: number };
export type YScale = { at: (value: number) => number; ticks: { value: number; at: number; text: string }[] };

/** The values an axis must hold. Money is measured from zero unless a line asks to fit closely. */
export function yDomain(values: number[], fromZero: boolean): [number, number] {
  const [low, high] = extent(fromZero ? [...values, 0] : values);
  if (low === undefined || high === undefined) return [0, 1];
  if (low < high) return [low, high];
  const room = Math.abs(low) * 0.1 || 1;
  return fromZero ? [0, 1] : [low - room, high + room];
}

export const lineValues = (series: ChartSeries[]): number[] =>
  series.flatMap((one) => one.points.flatMap((point) => [point.y, point.low ?? point.y, point.high ?? point.y]));

const RULE_DISTANCE = 70;
const MOST_WASTE = 0.25;

type Rows = { top: number; bottom: number };

export function yScale(domain: [number, number], rows: Rows, format: (y: number) => string): YScale {
  const { scale, steps } = rounded(domain, Math.max(2, Math.round((rows.bottom - rows.top) / RULE_DISTANCE)));
  scale.range([rows.bottom, rows.top]);
  const ticks = scale.ticks(steps).map((value) => ({ value, at: scale(value), text: format(value) }));
  return { at: (value) => scale(value), ticks };
}

/** Ends the axis on round amounts, in finer steps where coarse ones would leave much of it empty. */
function rounded(domain: [number, number], steps: number) {
  const coarse = scaleLinear(domain, [0, 1]).nice(steps);
  const waste = 1 - (coarse(domain[1]) - coarse(domain[0]));
  if (waste <= MOST_WASTE) return { scale: coarse, steps };
  return { scale: scaleLinear(domain, [0, 1]).nice(steps + 1), steps: steps + 1 };
}

/** Days lie by their distance in time, categories at even steps; a single one stands in the middle. */
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
  return thinned((words.xTicks ?? xs).map((x) => ({ x, at: at(x), text: name(x) })));
}

/** Turns data into places in the drawing. */
export type Place = { x: (x: string) => number; y: (value: number) => number };
type Stretch = { left: number; right: number };

/** Whether text between two heights, over a stretch of the plot, would lie across a line or across zero. */
export function crosses(lines: ChartSeries[], place: Place, over: Stretch, top: number, bottom: number): boolean {
  const zero = place.y(0);
  if (zero > top && zero < bottom) return true;
  return lines.some((line) => {
    const heights = heightsOver(line, place, over);
    return heights.length > 0 && Math.max(...heights) > top && Math.min(...heights) < bottom;
  });
}

function heightsOver({ points }: ChartSeries, { x, y }: Place, { left, right }: Stretch): number[] {
  const spots = points.map((point) => ({ x: x(point.x), y: y(point.y) }));
  const heights = spots.filter((spot) => spot.x >= left && spot.x <= right).map((spot) => spot.y);
  for (const edge of [left, right]) {
    const after = spots.findIndex((spot) => spot.x > edge);
    const [from, to] = [spots[after - 1], spots[after]];
    if (from && to) heights.push(from.y + ((to.y - from.y) * (edge - from.x)) / (to.x - from.x));
  }
  return heights;
}
