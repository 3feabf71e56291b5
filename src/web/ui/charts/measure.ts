import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** Chart text is always 13 px. Its width is estimated, because the server cannot measure it. */
const CHARACTER = 6.7;
const SLACK = 5;
export const LINE = 17;

export function textWidth(text: string): number {
  return Math.max(...text.split("\n").map((line) => line.length)) * CHARACTER + SLACK;
}

export const widest = (texts: string[]): number => Math.max(0, ...texts.map(textWidth));

/** Moves labels apart, so that none overlap and all stay between top and bottom. */
export function spreadLabels<Label extends { y: number; height: number }>(
  labels: Label[],
  top: number,
  bottom: number,
): Label[] {
  const sorted = labels.map((label) => ({ ...label })).sort((a, b) => a.y - b.y);
  let floor = top;
  for (const label of sorted) {
    label.y = Math.max(label.y, floor + label.height / 2);
    floor = label.y + label.height / 2;
  }
  let ceiling = bottom;
  for (const label of sorted.reverse()) {
    label.y = Math.min(label.y, ceiling - label.height / 2);
    ceiling = label.y - label.height / 2;
  }
  return sorted.reverse();
}

export type Tick = { x: string; at: number; text: string };

/** The densest evenly spaced ticks whose texts do not touch. */
export function thinTicks(ticks: Tick[]): Tick[] {
  for (let step = 1; step < ticks.length; step += 1) {
    const chosen = ticks.filter((_, index) => index % step === 0);
    if (chosen.every((tick, index) => index === 0 || hasSpaceBetween(chosen[index - 1]!, tick))) return chosen;
  }
  return ticks.slice(0, 1);
}

function hasSpaceBetween(before: Tick, after: Tick): boolean {
  return after.at - before.at >= (textWidth(before.text) + textWidth(after.text)) / 2 + 18;
}

/** The width for the server and the first render, before the page can be measured. */
const FIRST_WIDTH = 640;

/** Measures the width of the frame before the browser paints. An unscaled drawing keeps its text size. */
export function useMeasuredWidth(): [RefObject<HTMLElement | null>, number] {
  const frame = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(FIRST_WIDTH);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setWidth(Math.round(element.clientWidth) || FIRST_WIDTH);
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [frame, width];
}
