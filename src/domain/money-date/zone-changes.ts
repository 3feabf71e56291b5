import { dayMs, offsetAt } from "./wall-clock.ts";

/** A moment at which the clocks of a zone are changed, and how far ahead of UTC they are before and after. */
export interface ZoneChange {
  at: number;
  before: number;
  after: number;
}

/** No zone changes its clocks for less than this. */
const step = 7 * dayMs;
const second = 1000;

/** All changes between two instants, as this engine knows them. */
export function zoneChanges(timeZone: string, from: number, to: number): ZoneChange[] {
  const changes: ZoneChange[] = [];
  let before = offsetAt(from, timeZone);
  for (let at = from; at < to; at += step) {
    const after = offsetAt(at + step, timeZone);
    if (after !== before) changes.push({ at: momentOf(timeZone, at, at + step), before, after });
    before = after;
  }
  return changes;
}

/** The first second at which the clocks are as they are at the end. */
function momentOf(timeZone: string, from: number, to: number): number {
  const end = offsetAt(to, timeZone);
  let [low, high] = [from, to];
  while (high - low > second) {
    const middle = Math.floor((low + high) / 2 / second) * second;
    if (offsetAt(middle, timeZone) === end) high = middle;
    else low = middle;
  }
  return high;
}
