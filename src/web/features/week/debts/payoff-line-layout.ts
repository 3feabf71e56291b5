import { LINE, textWidth } from "#web/ui/chart-text.ts";
import type { CountdownEnd } from "./countdown-ends.ts";

export type Side = "below" | "above";

export interface EndLabel {
  end: CountdownEnd;
  name: string;
  month: string;
  x: number;
  anchor: "start" | "middle" | "end";
  side: Side;
}

export interface PayoffLineLayout {
  marks: readonly { end: CountdownEnd; x: number; isLast: boolean }[];
  labels: readonly EndLabel[];
  /** What the line itself does not name, for want of room. */
  unnamed: readonly CountdownEnd[];
}

interface Stretch {
  left: number;
  right: number;
  side: Side;
}

export const markRadius = 6.5;
/** Two lines of text and the way to the line. */
export const labelHeight = 2 * LINE + 10;
const gap = 10;

/** The last end is placed first, then the others as they come: below the line, above it where that is taken. */
export function payoffLineLayout(ends: readonly CountdownEnd[], width: number, monthOf: (end: CountdownEnd) => string) {
  const placeOf = ({ share }: CountdownEnd) => markRadius + share * (width - 2 * markRadius);
  const marks = ends.map((end, index) => ({ end, x: placeOf(end), isLast: index === ends.length - 1 }));
  const labels: EndLabel[] = [];
  const taken: Stretch[] = [];
  const unnamed: CountdownEnd[] = [];
  for (const { end, x } of [...marks.slice(-1), ...marks.slice(0, -1)]) {
    const words = { name: nameWords(end.labels), month: monthOf(end) };
    const { anchor, ...stretch } = stretchOf(x, textWidth(wide(`${words.name}\n${words.month}`)), width);
    const side = (["below", "above"] as const).find((one) => isFree({ ...stretch, side: one }, taken));
    const named = side ? namedOf(end.labels) : 0;
    if (named < end.labels.length) unnamed.push({ ...end, labels: end.labels.slice(named) });
    if (side) {
      taken.push({ ...stretch, side });
      labels.push({ end, ...words, x: anchor === "middle" ? x : anchor === "start" ? 0 : width, anchor, side });
    }
  }
  return { marks, labels, unnamed } satisfies PayoffLineLayout;
}

/** Centred on its mark, or held by the edge that it would cross. */
function stretchOf(x: number, length: number, width: number) {
  if (x + length / 2 > width) return { left: width - length, right: width, anchor: "end" } as const;
  if (x - length / 2 < 0) return { left: 0, right: length, anchor: "start" } as const;
  return { left: x - length / 2, right: x + length / 2, anchor: "middle" } as const;
}

const isFree = ({ left, right, side }: Stretch, taken: readonly Stretch[]): boolean =>
  taken.every((other) => other.side !== side || right + gap <= other.left || left >= other.right + gap);

const longestName = 16;

/** "Car", "Car, Dental", "Car + 2 more". */
export function nameWords(labels: readonly string[]): string {
  if (namedOf(labels) > 1) return labels.join(", ");
  const first = clipped(labels[0]!);
  return labels.length === 1 ? first : `${first} + ${labels.length - 1} more`;
}

const namedOf = (labels: readonly string[]): number =>
  [...labels.join(", ")].length <= longestName ? labels.length : 1;

const clipped = (name: string): string =>
  [...name].length > longestName
    ? `${[...name]
        .slice(0, longestName - 1)
        .join("")
        .trimEnd()}…`
    : name;

/** Letters of scripts that are set twice as wide count twice. */
const wide = (text: string): string => text.replace(/[\u1100-\ud7ff\uf900-\uffef]/g, "mm");
