import { setTimeout as sleep } from "node:timers/promises";

/** The process' time and a way to wait, so that tests need neither. */
interface Clock {
  now(): number;
  sleep(milliseconds: number): Promise<unknown>;
}

const real: Clock = { now: () => performance.now(), sleep: (milliseconds) => sleep(milliseconds) };

/**
 * Keeps heavy work to at most half of the time, however much of it is asked for. What took `took` milliseconds is answered
 * only after as many again, which are left to everyone else; further heavy work queues behind that. Light work is never
 * paced, so it never waits for heavy work that is yet to begin.
 */
export function halfOfTheTime({ now, sleep }: Clock = real): (took: number) => Promise<void> {
  let freeAt = 0;
  return async (took) => {
    const done = now();
    freeAt = Math.max(freeAt, done - took) + 2 * took;
    if (freeAt > done) await sleep(freeAt - done);
  };
}
