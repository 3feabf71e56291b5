/** Differences this small are latency or ordinary drift. */
const tolerance = 120_000;
const day = 86_400_000;

const listeners = new Set<() => void>();
let offset = 0;

/** How far the server's clock is ahead of this device's, in milliseconds; 0 where they agree or it is unknown. */
export const clockOffset = (): number => offset;

export function onClockChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Estimates the offset from a server time and this device's times of the request and the response. */
export function recordServerTime(at: number, requestedAt: number, respondedAt: number): void {
  const difference = at - (requestedAt + respondedAt) / 2;
  offset = Math.abs(difference) < tolerance ? 0 : Math.round(difference);
  for (const listener of listeners) listener();
}

/**
 * The current time by the server's clock, where that is known. Both partners must see the same week, and a device with a wrong
 * clock would save into another one.
 */
export const currentTime = (): number => Date.now() + offset;

/** By how many whole days this device's clock is off, if by more than one; negative if it is slow. */
export const daysOff = (ahead: number): number => (Math.abs(ahead) > day ? -Math.trunc(ahead / day) : 0);
