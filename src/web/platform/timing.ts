const firstDelay = 1_000;
const maxDelay = 300_000;

/** Exponential backoff. Half of the delay is random, so that devices don't all retry at once. */
export const backoffDelay = (failures: number, random: () => number): number => {
  const whole = Math.min(maxDelay, firstDelay * 2 ** Math.min(failures - 1, 20));
  return Math.round(whole * (0.5 + random() / 2));
};

/** Timers, the clock and chance, so that tests can run them. */
export interface Timing {
  after(milliseconds: number, work: () => void): () => void;
  random(): number;
  now(): number;
  /** Whether any page of this browser is visible: then connections must recover within seconds. */
  isPageVisible(): boolean;
}
