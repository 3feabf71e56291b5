import type { Payoff } from "#domain/debts/payoff.ts";
import { type Day, daysBetween } from "#domain/time/day.ts";
import { monthWords } from "#web/household/words/date-words.ts";
import { LINE, textWidth, useMeasuredWidth } from "#web/ui/charts/measure.ts";

const month = new Intl.DateTimeFormat("en-GB", { month: "short", year: "numeric", timeZone: "UTC" });
const shortMonth = ({ on }: { on: Day }): string => month.format(new Date(on));

/** A timeline to debt-free with a mark where each debt ends, and a list for screen readers. */
export function PayoffLine({ ends }: { ends: readonly CountdownEnd[] }) {
  const [frame, width] = useMeasuredWidth();
  const { marks, labels, unnamed } = payoffLineLayout(ends, width, shortMonth);
  const top = labels.some(({ side }) => side === "above") ? labelHeight + markRadius : markRadius + 1;
  return (
    <figure ref={frame} className="payoff-line">
      <svg className="payoff-line-drawing" height={top + markRadius + labelHeight} aria-hidden="true">
        <line className="payoff-line-axis" x1="0" x2={width} y1={top} y2={top} />
        {marks.map(({ end, x, isLast }) => (
          <circle key={end.on} className={isLast ? "payoff-line-end" : "payoff-line-mark"} cx={x} cy={top} r="5.5" />
        ))}
        {labels.map((label) => (
          <Label key={label.end.on} label={label} top={top} />
        ))}
      </svg>
      <ol className="visually-hidden">
        {ends.map(({ labels: names, on }) => (
          <li key={on}>
            {names.join(", ")}: paid off in {monthWords(on)}
          </li>
        ))}
      </ol>
      {unnamed.length > 0 && (
        <figcaption className="small quiet" aria-hidden="true">
          Also on the way: {alsoWords(unnamed)}
        </figcaption>
      )}
    </figure>
  );
}

/** One or two lines; the list has all of them. */
const maxUnnamed = 6;

function alsoWords(ends: readonly CountdownEnd[]): string {
  const words = ends.slice(0, maxUnnamed).map((end) => `${end.labels.join(", ")} (${shortMonth(end)})`);
  return words.join(", ") + (ends.length > maxUnnamed ? ` and ${ends.length - maxUnnamed} more` : "");
}

function Label({ label: { name, month: when, x, anchor, side }, top }: { label: EndLabel; top: number }) {
  const first = side === "below" ? top + markRadius + LINE + 2 : top - markRadius - LINE - 6;
  return (
    <text className="payoff-line-label" textAnchor={anchor} x={x} y={first}>
      <tspan className="payoff-line-name">{name}</tspan>
      <tspan x={x} dy={LINE}>
        {when}
      </tspan>
    </text>
  );
}

type Side = "below" | "above";

export interface EndLabel {
  end: CountdownEnd;
  name: string;
  month: string;
  x: number;
  anchor: "start" | "middle" | "end";
  side: Side;
}

interface PayoffLineLayout {
  marks: readonly { end: CountdownEnd; x: number; isLast: boolean }[];
  labels: readonly EndLabel[];
  /** Ends without a label, for lack of room. */
  unnamed: readonly CountdownEnd[];
}

interface Interval {
  left: number;
  right: number;
  side: Side;
}

const markRadius = 6.5;
/** Two lines of text and the distance to the line. */
const labelHeight = 2 * LINE + 10;
const gap = 10;

/** Places the last end first, then the others in order: below the line, or above it if that is taken. */
export function payoffLineLayout(ends: readonly CountdownEnd[], width: number, monthOf: (end: CountdownEnd) => string) {
  const placeOf = ({ share }: CountdownEnd) => markRadius + share * (width - 2 * markRadius);
  const marks = ends.map((end, index) => ({ end, x: placeOf(end), isLast: index === ends.length - 1 }));
  const labels: EndLabel[] = [];
  const taken: Interval[] = [];
  const unnamed: CountdownEnd[] = [];
  for (const { end, x } of [...marks.slice(-1), ...marks.slice(0, -1)]) {
    const words = { name: nameWords(end.labels), month: monthOf(end) };
    const { anchor, ...interval } = intervalOf(x, textWidth(withFullWidth(`${words.name}\n${words.month}`)), width);
    const side = (["below", "above"] as const).find((one) => isFree({ ...interval, side: one }, taken));
    const named = side ? namedOf(end.labels) : 0;
    if (named < end.labels.length) unnamed.push({ ...end, labels: end.labels.slice(named) });
    if (side) {
      taken.push({ ...interval, side });
      labels.push({ end, ...words, x: anchor === "middle" ? x : anchor === "start" ? 0 : width, anchor, side });
    }
  }
  return { marks, labels, unnamed } satisfies PayoffLineLayout;
}

/** Centered on its mark, or aligned with the edge that it would cross. */
function intervalOf(x: number, length: number, width: number) {
  if (x + length / 2 > width) return { left: width - length, right: width, anchor: "end" } as const;
  if (x - length / 2 < 0) return { left: 0, right: length, anchor: "start" } as const;
  return { left: x - length / 2, right: x + length / 2, anchor: "middle" } as const;
}

const isFree = ({ left, right, side }: Interval, taken: readonly Interval[]): boolean =>
  taken.every((other) => other.side !== side || right + gap <= other.left || left >= other.right + gap);

const maxNameLength = 16;

/** "Car", "Car, Dental", "Car + 2 more". */
export function nameWords(labels: readonly string[]): string {
  if (namedOf(labels) > 1) return labels.join(", ");
  const first = clipped(labels[0]!);
  return labels.length === 1 ? first : `${first} + ${labels.length - 1} more`;
}

const namedOf = (labels: readonly string[]): number =>
  [...labels.join(", ")].length <= maxNameLength ? labels.length : 1;

const clipped = (name: string): string =>
  [...name].length > maxNameLength
    ? `${[...name]
        .slice(0, maxNameLength - 1)
        .join("")
        .trimEnd()}…`
    : name;

/** Doubles full-width characters, to measure their width. */
const withFullWidth = (text: string): string => text.replace(/[\u1100-\ud7ff\uf900-\uffef]/g, "mm");

/** A month in which one or more debts are paid off. */
export interface CountdownEnd {
  labels: readonly string[];
  on: Day;
  /** The position between today and the last end, 0 to 1. */
  share: number;
}

/** In order. Debts that never end are left out. */
export function countdownEnds({ debts, start }: Payoff): CountdownEnd[] {
  const ending = debts.flatMap(({ label, end }) => (end.kind === "paid-off" ? { label, on: end.on } : []));
  const sorted = ending.sort((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on)));
  const months = new Map<string, { labels: string[]; on: Day }>();
  for (const { label, on } of sorted) {
    const month = on.slice(0, 7);
    months.set(month, { labels: [...(months.get(month)?.labels ?? []), label], on });
  }
  const whole = Math.max(1, daysBetween(start, sorted.at(-1)?.on ?? start));
  return [...months.values()].map((end) => ({ ...end, share: daysBetween(start, end.on) / whole }));
}
