/** Between which shares the true one lies, as far as the number of tries can tell. */
export interface Interval {
  share: number;
  low: number;
  high: number;
}

/** The normal distribution leaves 2.5 % beyond this on either side. */
const z = 1.959963984540054;

/** The 95 % interval of Wilson's score, which stays true for few tries and for shares near nothing or all. */
export function wilson(hits: number, tries: number): Interval | null {
  if (tries <= 0 || hits < 0 || hits > tries) return null;
  const share = hits / tries;
  const spread = 1 + z ** 2 / tries;
  const middle = (share + z ** 2 / (2 * tries)) / spread;
  const half = (z * Math.sqrt((share * (1 - share)) / tries + z ** 2 / (4 * tries ** 2))) / spread;
  // Exact at both ends, where floating point would miss by a hair.
  return { share, low: hits === 0 ? 0 : middle - half, high: hits === tries ? 1 : middle + half };
}

/** Twenty points from one end to the other: beyond that a share says next to nothing. */
const widestTelling = 0.2;

export const isTelling = (interval: Interval | null): interval is Interval =>
  interval !== null && interval.high - interval.low <= widestTelling;
