import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { type ChartProps, type ChartSeries, lastKnown } from "./data.ts";

/** Which point is being read. */
export type Reading = { series: number; point: number };
export type Spot = { x: number; y: number };

/** Reads the chart point by point: with the keyboard once it has the focus, or under the pointer. */
export function useReading(series: ChartSeries[], spots: Spot[][]) {
  const [at, setAt] = useState<Reading>();
  const reading = at && series[at.series]?.points[at.point] ? at : undefined;

  function onKeyDown(event: KeyboardEvent) {
    const next = readingAfterKey(event.key, reading ?? latest(series), series);
    if (!next) return;
    event.preventDefault();
    setAt(next);
  }

  function onPointerMove(event: PointerEvent<Element>) {
    const box = event.currentTarget.getBoundingClientRect();
    setAt(nearest({ x: event.clientX - box.left, y: event.clientY - box.top }, spots));
  }

  const clear = () => setAt(undefined);
  return {
    reading,
    on: { onKeyDown, onPointerMove, onPointerLeave: clear, onBlur: clear, onFocus: () => setAt(latest(series)) },
  };
}

/** Reading starts at the last known point. */
function latest(series: ChartSeries[]): Reading {
  return { series: 0, point: Math.max(0, series[0] ? lastKnown(series[0]) : 0) };
}

export function readingAfterKey(key: string, at: Reading, series: ChartSeries[]): Reading | undefined {
  const last = series[at.series]!.points.length - 1;
  if (key === "ArrowLeft") return { ...at, point: Math.max(0, at.point - 1) };
  if (key === "ArrowRight") return { ...at, point: Math.min(last, at.point + 1) };
  if (key === "Home") return { ...at, point: 0 };
  if (key === "End") return { ...at, point: last };
  if (key === "ArrowUp") return changeSeries(at, -1, series);
  if (key === "ArrowDown") return changeSeries(at, 1, series);
  return undefined;
}

/** Stays at the same x if the other series has it; else moves to the last point of that series. */
function changeSeries(at: Reading, step: number, series: ChartSeries[]): Reading {
  const index = Math.min(series.length - 1, Math.max(0, at.series + step));
  const x = series[at.series]!.points[at.point]!.x;
  const points = series[index]!.points;
  const point = points.findIndex((one) => one.x === x);
  return { series: index, point: point < 0 ? points.length - 1 : point };
}

/** The nearest point by x; among those, the nearest by y. */
export function nearest(pointer: Spot, spots: Spot[][]): Reading | undefined {
  let best: Reading | undefined;
  let least = Number.POSITIVE_INFINITY;
  spots.forEach((line, series) => {
    line.forEach((spot, point) => {
      const distance = Math.abs(spot.x - pointer.x) * 1000 + Math.abs(spot.y - pointer.y);
      if (distance < least) {
        least = distance;
        best = { series, point };
      }
    });
  });
  return best;
}

type Words = Pick<ChartProps, "format" | "formatX"> & { projected: string };

/** The point as a sentence part: "March 2025 · Net worth $52,000". */
export function readingText({ series, point }: Reading, all: ChartSeries[], words: Words): string {
  const owner = all[series]!;
  const { x, y, low, high } = owner.points[point]!;
  const when = point > lastKnown(owner) ? `${words.formatX(x)}, ${words.projected}` : words.formatX(x);
  const range = low !== undefined && high !== undefined ? ` (${words.format(low)} – ${words.format(high)})` : "";
  return `${when} · ${owner.label} ${words.format(y)}${range}`;
}
