import { type RefObject, useEffect, useLayoutEffect, useState } from "react";

/** A virtual list: items in groups, each group under a heading, as lines of two fixed heights. */
export interface LineGroups {
  /** The index of each group's first item: ascending from 0. */
  starts: Int32Array;
  /** Number of items. */
  count: number;
  itemHeight: number;
  headHeight: number;
}

type Line = { group: number } & ({ kind: "head" } | { kind: "item"; index: number });

export const lineCount = ({ starts, count }: LineGroups): number => starts.length + count;

/** The content of a line. */
export function lineAt(groups: LineGroups, line: number): Line {
  const group = lastGroup(groups, (at) => headLine(groups, at) <= line);
  if (headLine(groups, group) === line) return { kind: "head", group };
  return { kind: "item", group, index: line - group - 1 };
}

/** The line of an item. */
export const lineOfItem = (groups: LineGroups, index: number): number =>
  index + lastGroup(groups, (at) => groups.starts[at]! <= index) + 1;

/** The offset of a line from the top; past the last line, the total height. */
export function topOfLine(groups: LineGroups, line: number): number {
  if (line >= lineCount(groups)) return groups.count * groups.itemHeight + groups.starts.length * groups.headHeight;
  const at = lineAt(groups, line);
  if (at.kind === "head") return headTop(groups, at.group);
  return at.index * groups.itemHeight + (at.group + 1) * groups.headHeight;
}

/**
 * The lines to render for everything between two heights, in order, plus the lines that must stay, such as the focused one.
 */
export function linesToRender(groups: LineGroups, from: number, to: number, pinned: readonly number[]): number[] {
  const total = lineCount(groups);
  if (total === 0) return [];
  const [first, last] = [lineAtTop(groups, from), lineAtTop(groups, to)];
  const within = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const outside = pinned.filter((line) => line >= 0 && line < total && (line < first || line > last));
  return [...within, ...new Set(outside)].sort((a, b) => a - b);
}

/** The line at a height, or the nearest one. */
function lineAtTop(groups: LineGroups, top: number): number {
  const group = lastGroup(groups, (at) => headTop(groups, at) <= top);
  const below = top - headTop(groups, group) - groups.headHeight;
  if (below < 0) return headLine(groups, group);
  const line = headLine(groups, group) + 1 + Math.floor(below / groups.itemHeight);
  return Math.min(line, lineCount(groups) - 1);
}

const headLine = ({ starts }: LineGroups, group: number): number => starts[group]! + group;

const headTop = ({ starts, itemHeight, headHeight }: LineGroups, group: number): number =>
  starts[group]! * itemHeight + group * headHeight;

/** Binary search: the last group for which a monotonic predicate holds; the first group if it holds for none. */
function lastGroup({ starts }: LineGroups, holds: (group: number) => boolean): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The list renders in chunks of this height, one chunk ahead of what is in view. */
const chunkHeight = 480;

interface Span {
  from: number;
  to: number;
}

/** Before the first measurement: as much as a large screen shows. */
const initialSpan: Span = { from: 0, to: 3 * chunkHeight };

/** The vertical span of an element to render: the part in view and some more above and below. Follows scrolling. */
export function useVisibleSpan(element: RefObject<HTMLElement | null>): Span {
  const [span, setSpan] = useState(initialSpan);
  const measure = () => {
    const next = element.current && spanInView(element.current.getBoundingClientRect().top, window.innerHeight);
    if (next) setSpan((now) => (now.from === next.from && now.to === next.to ? now : next));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the measured element is in the ref
  useLayoutEffect(measure, []);
  // Content above may have grown, so measure after every render. In an animation frame: measuring at once would force a
  // second layout.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(measure);
    return () => cancelAnimationFrame(frame);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the measured element is in the ref
  useEffect(() => {
    const ending = new AbortController();
    const options = { passive: true, capture: true, signal: ending.signal };
    window.addEventListener("scroll", measure, options);
    window.addEventListener("resize", measure, options);
    return () => ending.abort();
  }, []);
  return span;
}

function spanInView(top: number, height: number): Span {
  const from = Math.floor(-top / chunkHeight) * chunkHeight;
  return { from: from - chunkHeight, to: from + (Math.ceil(height / chunkHeight) + 2) * chunkHeight };
}
