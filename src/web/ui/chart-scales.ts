import { extent } from "d3-array";
import { scaleBand, scaleLinear, scalePoint } from "d3-scale";
import { type ChartProps, type ChartSeries, dayNumber, isDay } from "./chart-data.ts";
import { type Tick, thinned } from "./chart-text.ts";

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
