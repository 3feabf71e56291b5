import { type RefObject, useEffect, useLayoutEffect, useState } from "react";

/** Items in groups, each group under a heading, as lines of two fixed heights. */
export interface LineGroups {
  /** With which item each group begins: from 0 on, each further than the one before. */
  starts: Int32Array;
  /** Of items. */
  count: number;
  itemHeight: number;
  headHeight: number;
}

type Line = { group: number } & ({ kind: "head" } | { kind: "item"; index: number });

export const linesOf = ({ starts, count }: LineGroups): number => starts.length + count;

/** What stands in a line. */
export function lineAt(groups: LineGroups, line: number): Line {
  const group = lastGroup(groups, (at) => headLine(groups, at) <= line);
  if (headLine(groups, group) === line) return { kind: "head", group };
  return { kind: "item", group, index: line - group - 1 };
}

/** The line in which an item stands. */
export const lineOfItem = (groups: LineGroups, index: number): number =>
  index + lastGroup(groups, (at) => groups.starts[at]! <= index) + 1;

/** How far from the top a line begins; after the last one: how high all are together. */
export function topOfLine(groups: LineGroups, line: number): number {
  if (line >= linesOf(groups)) return groups.count * groups.itemHeight + groups.starts.length * groups.headHeight;
  const at = lineAt(groups, line);
  if (at.kind === "head") return headTop(groups, at.group);
  return at.index * groups.itemHeight + (at.group + 1) * groups.headHeight;
}

/**
 * The lines that must be drawn so that everything from one height to another is there, in their order, and besides those
 * that must stay, such as the one that has the keyboard.
 */
export function linesToDraw(groups: LineGroups, from: number, to: number, kept: readonly number[]): number[] {
  const total = linesOf(groups);
  if (total === 0) return [];
  const [first, last] = [lineAtTop(groups, from), lineAtTop(groups, to)];
  const within = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const outside = kept.filter((line) => line >= 0 && line < total && (line < first || line > last));
  return [...within, ...new Set(outside)].sort((a, b) => a - b);
}

/** The line at a height, or the nearest one. */
function lineAtTop(groups: LineGroups, top: number): number {
  const group = lastGroup(groups, (at) => headTop(groups, at) <= top);
  const below = top - headTop(groups, group) - groups.headHeight;
  if (below < 0) return headLine(groups, group);
  const line = headLine(groups, group) + 1 + Math.floor(below / groups.itemHeight);
  return Math.min(line, linesOf(groups) - 1);
}

const headLine = ({ starts }: LineGroups, group: number): number => starts[group]! + group;

const headTop = ({ starts, itemHeight, headHeight }: LineGroups, group: number): number =>
  starts[group]! * itemHeight + group * headHeight;

/** The last group of which something holds that holds for all before it too; the first where it holds for none. */
function lastGroup({ starts }: LineGroups, holds: (group: number) => boolean): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Drawing happens when another stretch of this height comes into view, and one stretch ahead of it. */
const stretch = 480;

interface Span {
  from: number;
  to: number;
}

/** Before anyone can look: as much as a large screen shows. */
const first: Span = { from: 0, to: 3 * stretch };

/** Which heights of an element to draw: those in view, and some more above and below. It follows the page's scrolling. */
export function useVisibleSpan(element: RefObject<HTMLElement | null>): Span {
  const [span, setSpan] = useState(first);
  const look = () => {
    const next = element.current && spanOf(element.current.getBoundingClientRect().top, window.innerHeight);
    if (next) setSpan((now) => (now.from === next.from && now.to === next.to ? now : next));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is looked at is in the ref
  useLayoutEffect(look, []);
  // What stands above may have grown, so every drawing looks again: with the frame that it is painted in, since to look at
  // once would lay out the page twice.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is looked at is in the ref
  useEffect(() => {
    const ending = new AbortController();
    const options = { passive: true, capture: true, signal: ending.signal };
    window.addEventListener("scroll", look, options);
    window.addEventListener("resize", look, options);
    return () => ending.abort();
  }, []);
  return span;
}

function spanOf(top: number, height: number): Span {
  const from = Math.floor(-top / stretch) * stretch;
  return { from: from - stretch, to: from + (Math.ceil(height / stretch) + 2) * stretch };
}
