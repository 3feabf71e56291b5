import type { Payoff } from "#domain/debts/payoff-report.ts";
import { spread } from "#web/ui/chart-text.ts";

export interface LanePlace {
  /** Height of the first lane, and from each to the next. */
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

export const laneHeights = (bottom: number, isNarrow: boolean) =>
  isNarrow ? { first: bottom + 70, apart: 54 } : { first: bottom + 62, apart: 48 };

const radiusOf = (isNarrow: boolean, hasLetters: boolean): number => (hasLetters ? (isNarrow ? 8.5 : 11) : 4);

/** Where each debt ends. Marks of one month stand side by side, so that each letter is read, and keep to their lane. */
export function laneMarks(
  { debts }: Payoff,
  letters: ReadonlyMap<string, string>,
  at: (day: string) => number,
  { left, right, isNarrow }: LanePlace,
): LaneMark[] {
  const radius = radiusOf(isNarrow, letters.size > 0);
  const ends = debts.flatMap(({ id, end }) => (end.kind === "paid-off" ? { id, x: at(end.on) } : []));
  const most = right + radius;
  // So many that they would leave the lane lie on each other a little.
  const height = Math.min(2 * radius, (most - left) / ends.length);
  const last = Math.max(left + ends.length * height, ...ends.map(({ x }) => x + radius));
  const spots = ends.map(({ id, x }) => ({ id, y: x, height }));
  return spread(spots, left, Math.min(most, last)).map(({ id, y }) => ({ id, letter: letters.get(id), x: y, radius }));
}

/** To the last end, or to the edge where something never ends. */
export const laneEnd = ({ ending }: Payoff, at: (day: string) => number, { right }: LanePlace): number =>
  ending.kind === "debt-free" ? at(ending.on) : right;
