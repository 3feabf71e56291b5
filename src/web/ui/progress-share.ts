/** How much of the whole is reached, in percent and never outside 0 to 100, whatever the figures. */
export function shareOf(value: number, max: number): number {
  if (!(max > 0) || !(value > 0)) return 0;
  return Math.min(100, Math.round((value / max) * 10_000) / 100);
}
