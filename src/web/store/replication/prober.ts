import type { Timing } from "./rounds.ts";

interface ProberParts {
  /** Whether the other side answers now. */
  reach(): Promise<boolean>;
  onReached(): void;
  timing: Timing;
}

export interface Prober {
  /** The other side is out of reach, or seems to be. */
  start(): void;
  /** All is well again. */
  stop(): void;
}

/** A probe may hang where packets vanish, so the next one does not wait for it. */
const shortest = 1_500;
const longest = 3_500;

/**
 * Asks the other side for a sign of life every few seconds, while someone looks at the page: whoever waits for their
 * household should not have to wait for a back-off of minutes as well. Chance spreads the devices, so that they don't all
 * come at once when a server is back.
 */
export function createProber({ reach, onReached, timing }: ProberParts): Prober {
  let cancel: (() => void) | null = null;

  function stop(): void {
    cancel?.();
    cancel = null;
  }

  function wait(): void {
    cancel = timing.after(shortest + timing.random() * (longest - shortest), () => {
      if (!timing.isWatched()) return stop();
      wait();
      void probe();
    });
  }

  async function probe(): Promise<void> {
    const isThere = await reach();
    if (!isThere || cancel === null) return;
    stop();
    onReached();
  }

  return {
    start() {
      if (cancel === null) wait();
    },
    stop,
  };
}
