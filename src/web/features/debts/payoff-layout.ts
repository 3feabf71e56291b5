import type { Payoff } from "#domain/debts/payoff.ts";
import { monthOfSeries, type PayoffOutlook, type PayoffSeries } from "#domain/debts/payoff-outlook.ts";
import { addMonths } from "#domain/time/day.ts";
import { tickWords, timeTicks } from "#web/household/words/chart-labels.ts";
import { monthWords } from "#web/household/words/date-words.ts";
import type { ChartPoint, ChartSeries } from "#web/ui/charts/data.ts";
import {
  type Area,
  crossesLine,
  lineValues,
  type Place,
  xAlong,
  xTicksOf,
  yDomain,
  yScale,
} from "#web/ui/charts/layout.ts";
import { LINE, spreadLabels, textWidth, widest } from "#web/ui/charts/measure.ts";

const todaysPlan = "today’s plan";

const pointsOf = (look: PayoffSeries): ChartPoint[] =>
  look.byMonth.map((y, month) => ({ x: monthOfSeries(look, month), y }));

/** The tried plan solid and today's plan dashed; only today's plan, solid, while nothing is tried. */
export function payoffSeries({ asIs, tried }: PayoffOutlook, triedLabel: string | null): ChartSeries[] {
  const { ending } = asIs.payoff;
  const detail = ending.kind === "debt-free" ? monthWords(ending.on) : "never ends";
  const today: ChartSeries = { id: "as-is", label: todaysPlan, detail, points: pointsOf(asIs), tone: "ink" };
  if (triedLabel === null) return [{ ...today, tone: 1 }];
  const dashed = { ...today, dashedFrom: asIs.payoff.start };
  return [{ id: "tried", label: triedLabel, points: pointsOf(tried), tone: 1 }, dashed];
}

/** From today to the last end of any line or lane. */
export function spanOf(series: readonly ChartSeries[], { asIs, orders }: PayoffOutlook): [string, string] {
  const { start } = asIs.payoff;
  const lines = series.map(({ points }) => points.at(-1)!.x);
  const lanes = orders.flatMap(({ payoff: { ending } }) => (ending.kind === "debt-free" ? ending.on : []));
  return [start, [addMonths(start, 1), ...lines, ...lanes].sort().at(-1)!];
}

/** The chart in one sentence, for screen readers and as its caption. */
export function summaryOf({ asIs, tried }: PayoffOutlook, isTried: boolean): string {
  const now = `Today’s plan ${endWords(asIs.payoff)}.`;
  return isTried ? `Dashed is today’s plan, solid what you try. ${now} What you try ${endWords(tried.payoff)}.` : now;
}

const endWords = ({ ending }: Payoff): string =>
  ending.kind === "debt-free" ? `ends in ${monthWords(ending.on)}` : "never ends";

/** The names of the orders are left of their lanes, or above them below this width. */
const narrowWidth = 480;
const nameColumn = 92;

interface Drawn {
  series: ChartSeries[];
  /** First and last day of the time axis. */
  span: readonly [string, string];
  lanes: number;
  formatTick: (y: number) => string;
}

/** Computes all positions for a width: lines above, lanes below on the same time axis. */
export function layOutPayoff({ series, span, lanes, formatTick }: Drawn, width: number) {
  const isNarrow = width < narrowWidth;
  const rows = { top: 16, bottom: isNarrow ? 184 : 204 };
  const scale = yScale(yDomain(lineValues(series), true), rows, formatTick);
  const texts = widest(scale.ticks.map(({ text }) => text)) + 12;
  const left = isNarrow ? texts : Math.max(nameColumn, texts);
  const area: Area = { ...rows, left, right: width - (isNarrow ? 12 : 22), width };
  const place: Place = { x: xAlong([...span], area), y: scale.at };
  const xTicks = timeTicks(...span);
  const ticks = xTicksOf([], place.x, { xTicks, formatX: tickWords });
  const spots = series.map(({ points }) => points.map(({ x, y }) => ({ x: place.x(x), y: place.y(y) })));
  const lane: LanePlace = { ...laneHeights(rows.bottom, isNarrow), left, right: area.right, isNarrow };
  const height = lane.first + (lanes - 1) * lane.apart + 24;
  return { area, scale, place, ticks, spots, lane, size: { width, height } };
}

export interface LanePlace {
  /** The y of the first lane, and the distance between lanes. */
  first: number;
  apart: number;
  left: number;
  right: number;
  isNarrow: boolean;
}

export interface LaneMark {
  id: string;
  letter: string | undefined;
  x: number;
  radius: number;
}

const laneHeights = (bottom: number, isNarrow: boolean) =>
  isNarrow ? { first: bottom + 70, apart: 54 } : { first: bottom + 62, apart: 48 };

const radiusOf = (isNarrow: boolean, hasLetters: boolean): number => (hasLetters ? (isNarrow ? 8.5 : 11) : 4);

/** The mark where each debt ends. Marks of the same month are placed side by side within their lane. */
export function laneMarks(
  { debts }: Payoff,
  letters: ReadonlyMap<string, string>,
  at: (day: string) => number,
  { left, right, isNarrow }: LanePlace,
): LaneMark[] {
  const radius = radiusOf(isNarrow, letters.size > 0);
  const ends = debts.flatMap(({ id, end }) => (end.kind === "paid-off" ? { id, x: at(end.on) } : []));
  const most = right + radius;
  // Too many marks for the lane overlap a little.
  const height = Math.min(2 * radius, (most - left) / ends.length);
  const last = Math.max(left + ends.length * height, ...ends.map(({ x }) => x + radius));
  const spots = ends.map(({ id, x }) => ({ id, y: x, height }));
  return spreadLabels(spots, left, Math.min(most, last)).map(({ id, y }) => ({
    id,
    letter: letters.get(id),
    x: y,
    radius,
  }));
}

/** The last end, or the edge if a debt never ends. */
export const laneEnd = ({ ending }: Payoff, at: (day: string) => number, { right }: LanePlace): number =>
  ending.kind === "debt-free" ? at(ending.on) : right;

/** With more debts than this, the marks are dots: letters would not fit. */
export const maxLetters = 10;

interface Named {
  id: string;
  label: string;
}

const spare = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** A unique letter for each debt, from its own name if possible: "Car" is C, then "Card" is A. */
export function lettersOf(debts: readonly Named[]): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  const taken = new Set<string>();
  for (const { id, label } of debts.length > maxLetters ? [] : debts) {
    const own = [...label.toLocaleUpperCase()].filter((sign) => /[\p{L}\p{N}]/u.test(sign));
    const letter = [...own, ...spare].find((sign) => !taken.has(sign))!;
    taken.add(letter);
    letters.set(id, letter);
  }
  return letters;
}

export interface LineLabel {
  series: ChartSeries;
  x: number;
  y: number;
  words: string;
}

/** Fractions of the line at which its label may begin, the best first. */
const labelStarts = [0.42, 0.3, 0.54, 0.2, 0.66, 0.08];

/** A label above or below its line that crosses no line; null if there is no such position. */
export function placeLabel(
  series: ChartSeries,
  side: "above" | "below",
  all: ChartSeries[],
  { place, area, isNarrow }: { place: Place; area: Area; isNarrow: boolean },
): LineLabel | null {
  const words = series.detail && !isNarrow ? `${series.label}, ${series.detail}` : series.label;
  const width = textWidth(words);
  const end = place.x(series.points.at(-1)!.x);
  for (const share of side === "above" ? labelStarts : labelStarts.toReversed()) {
    const x = area.left + share * (end - area.left) + 6;
    const over = { left: x - 4, right: x + width };
    const y = side === "above" ? heightAt(series, place, x) - 12 : heightAt(series, place, over.right) + LINE + 6;
    const isInside = over.right <= area.right && y - LINE > area.top && y < area.bottom - 4;
    if (isInside && !crossesLine(all, place, over, y - LINE, y + 5)) return { series, x, y, words };
  }
  return null;
}

/** The y of the first point at or after x. */
function heightAt({ points }: ChartSeries, place: Place, x: number): number {
  const next = points.find((point) => place.x(point.x) >= x) ?? points.at(-1)!;
  return place.y(next.y);
}
