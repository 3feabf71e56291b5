import { setTimeout as sleep } from "node:timers/promises";

/** Resolves after a time, or as soon as the signal says so. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<void>;

export const pauseFor: Pause = (ms, signal) => sleep(ms, undefined, { signal, ref: false }).catch(() => {});

export interface Bell {
  ring(): void;
  /** Rests for a time, or until someone rings. Who rang since the last rest is heard at once. */
  rest(ms: number): Promise<void>;
}

export function createBell(pause: Pause): Bell {
  let bell = new AbortController();
  return {
    ring: () => bell.abort(),
    async rest(ms) {
      if (!bell.signal.aborted) await pause(ms, bell.signal);
      bell = new AbortController();
    },
  };
}
