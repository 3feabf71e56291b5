import type { ReactNode } from "react";

export type ChartPoint = {
  /** A category, or a day as YYYY-MM-DD. */
  x: string;
  y: number;
  low?: number | undefined;
  high?: number | undefined;
};

/** Series 2 comes last by default: in the dark theme it is almost the color of saved money. */
export type ChartTone = "ink" | "other" | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
const TONES: ChartTone[] = [1, 3, 4, 5, 6, 2];

export type ChartSeries = {
  id: string;
  label: string;
  /** A second line beside the label at the line's end. */
  detail?: string | undefined;
  points: ChartPoint[];
  /** The last x in the past. Later points are drawn dashed and announced as projected. */
  dashedFrom?: string | undefined;
  tone?: ChartTone | undefined;
  /** Shades the space between the line and zero. */
  area?: boolean | undefined;
};

export type ChartNote = { x: string; series: string; name: string; date: string };

export type ChartProps = {
  label: string;
  /** What the chart shows, in a sentence or two. Displayed below it. */
  summary: string;
  series: ChartSeries[];
  format: (y: number) => string;
  formatX: (x: string) => string;
  /** Shorter forms for the axes. A line break in an x label starts a second line. */
  formatTick?: ((y: number) => string) | undefined;
  formatXTick?: ((x: string) => string) | undefined;
  /** The x values to label on the axis; by default as many as fit. */
  xTicks?: string[] | undefined;
  /** The first column's name in the table. */
  xLabel?: string | undefined;
  today?: { x: string; label: string } | undefined;
  notes?: ChartNote[] | undefined;
  height?: number | undefined;
  projectedLabel?: string | undefined;
  empty?: string | undefined;
  /** Controls to the left of the table toggle. */
  tools?: ReactNode;
};

/** The y axis starts at zero, unless `fit` lets the line fill the height. */
export type LineChartProps = ChartProps & { fit?: boolean | undefined };
export type BarChartProps = ChartProps & { mode?: "grouped" | "stacked" | undefined };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const isDay = (x: string): boolean => DAY.test(x);

export const dayNumber = (day: string): number => Date.parse(day) / 86_400_000;

export const toneOf = (series: ChartSeries, index: number): ChartTone => series.tone ?? TONES[index % TONES.length]!;

/** Drops points that are not finite numbers, and series without any points left. */
export function drawable(series: ChartSeries[]): ChartSeries[] {
  return series
    .map((one, index) => ({ ...one, tone: toneOf(one, index), points: one.points.filter((p) => Number.isFinite(p.y)) }))
    .filter((one) => one.points.length > 0);
}

/** Every x once: days in time order, categories in the order they appear. */
export function allX(series: ChartSeries[]): string[] {
  const xs = [...new Set(series.flatMap((one) => one.points.map((point) => point.x)))];
  return xs.every(isDay) ? xs.sort() : xs;
}

/** The index of the last known point; later points are projected. */
export function lastKnown(series: ChartSeries): number {
  const { dashedFrom, points } = series;
  const last = points.length - 1;
  if (dashedFrom === undefined) return last;
  if (isDay(dashedFrom)) return points.findLastIndex((point) => point.x <= dashedFrom);
  const index = points.findIndex((point) => point.x === dashedFrom);
  return index < 0 ? last : index;
}
