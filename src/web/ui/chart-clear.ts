import type { ChartSeries } from "./chart-data.ts";

/** Turns data into places in the drawing. */
export type Place = { x: (x: string) => number; y: (value: number) => number };
export type Stretch = { left: number; right: number };

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
