/** A difference this small is the way to the server and back, or nobody's fault. */
const tolerance = 120_000;
const day = 86_400_000;

const listeners = new Set<() => void>();
let offset = 0;

/** How far the server's clock is ahead of this device's, in milliseconds; 0 where they agree, or nobody has asked. */
export const clockOffset = (): number => offset;

export function onClockChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The server said what time it is, in answer to a question that was asked and answered at these times of this device. */
export function recordServerTime(at: number, askedAt: number, answeredAt: number): void {
  const difference = at - (askedAt + answeredAt) / 2;
  offset = Math.abs(difference) < tolerance ? 0 : Math.round(difference);
  for (const listener of listeners) listener();
}

/**
 * What time it is, by the server's clock where that is known. A household's week must be the same for both partners, and a
 * device with a wrong clock would save into another one.
 */
export const currentTime = (): number => Date.now() + offset;

/** By how many days this device's clock is wrong, where it is by more than one; negative where it is slow. */
export const daysOff = (ahead: number): number => (Math.abs(ahead) > day ? -Math.trunc(ahead / day) : 0);
