import { tickWords, timeTicks } from "#web/household/words/time-ticks.ts";
import type { Place } from "#web/ui/chart-clear.ts";
import type { ChartSeries } from "#web/ui/chart-data.ts";
import { type Area, lineValues, xAlong, xTicksOf, yDomain, yScale } from "#web/ui/chart-scales.ts";
import { widest } from "#web/ui/chart-text.ts";
import { type LanePlace, laneHeights } from "./lane-layout.ts";

/** The names of the orders stand left of their lanes, or above them where there is no room. */
const narrow = 480;
const roomForNames = 92;

interface Drawn {
  series: ChartSeries[];
  /** First and last day that is drawn. */
  span: readonly [string, string];
  lanes: number;
  formatTick: (y: number) => string;
}

/** Where everything lies at one width: lines above, and below them on the same days the lanes. */
export function layPayoff({ series, span, lanes, formatTick }: Drawn, width: number) {
  const isNarrow = width < narrow;
  const rows = { top: 16, bottom: isNarrow ? 184 : 204 };
  const scale = yScale(yDomain(lineValues(series), true), rows, formatTick);
  const texts = widest(scale.ticks.map(({ text }) => text)) + 12;
  const left = isNarrow ? texts : Math.max(roomForNames, texts);
  const area: Area = { ...rows, left, right: width - (isNarrow ? 12 : 22), width };
  const place: Place = { x: xAlong([...span], area), y: scale.at };
  const xTicks = timeTicks(...span);
  const ticks = xTicksOf([], place.x, { xTicks, formatX: tickWords });
  const spots = series.map(({ points }) => points.map(({ x, y }) => ({ x: place.x(x), y: place.y(y) })));
  const lane: LanePlace = { ...laneHeights(rows.bottom, isNarrow), left, right: area.right, isNarrow };
  const height = lane.first + (lanes - 1) * lane.apart + 24;
  return { area, scale, place, ticks, spots, lane, size: { width, height } };
}
