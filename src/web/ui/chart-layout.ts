import { allX, type ChartSeries, type LineChartProps } from "./chart-data.ts";
import { type Area, lineValues, xAlong, xTicksOf, yDomain, yScale } from "./chart-scales.ts";
import { textWidth, widest } from "./chart-text.ts";

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
