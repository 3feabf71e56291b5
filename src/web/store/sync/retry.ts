import type { RoundEnd } from "./replicate.ts";
import { type SyncStatus, statusAfter } from "./status.ts";

const firstDelay = 1_000;
const maxDelay = 300_000;

/** How long to wait after so many failures in a row: twice as long each time, half of it by chance, so that devices spread. */
export const backoffDelay = (failures: number, random: () => number): number => {
  const whole = Math.min(maxDelay, firstDelay * 2 ** Math.min(failures - 1, 20));
  return Math.round(whole * (0.5 + random() / 2));
};

export interface Timing {
  after(milliseconds: number, work: () => void): () => void;
  random(): number;
  now(): number;
  /** Whether someone looks at a page of this browser: then what was cut off is to be live again within seconds. */
  isPageVisible(): boolean;
}

interface RoundSchedulerParts {
  round(): Promise<RoundEnd>;
  onStatus(status: SyncStatus): void;
  /** The household is not this person's any more. */
  onLost(): void;
  timing: Timing;
}

export interface RoundScheduler {
  /** Something changed, here or there: a round begins now, whatever failed before, or after the one that is running. */
  nudge(): void;
  /** The network is back, or the device awoke: no need to wait any longer, and what failed before counts no more. */
  wake(): void;
  stop(): void;
}

/** These don't pass by themselves: the page must be reloaded, or someone must sign in. */
const permanentEnds: readonly RoundEnd[] = [
  "signed-out",
  "newer-edition",
  "other-protocol",
  "household-gone",
  "not-a-member",
];

/** Runs the rounds of one household, one at a time, and tries again with growing waits after a failure. */
export function createRoundScheduler({ round, onStatus, onLost, timing }: RoundSchedulerParts): RoundScheduler {
  let running = false;
  let wanted = false;
  let stopped = false;
  let failures = 0;
  let cancel = () => {};

  async function run(): Promise<void> {
    cancel();
    running = true;
    wanted = false;
    onStatus("sending");
    const end = await round().catch((): RoundEnd => "unreachable");
    running = false;
    if (!stopped) settle(end);
  }

  function settle(end: RoundEnd): void {
    onStatus(statusAfter(end));
    if (end === "not-a-member" || end === "household-gone") onLost();
    if (permanentEnds.includes(end)) stopped = true;
    else if (end === "in-step") failures = 0;
    else failures += 1;
    if (!stopped && failures > 0) cancel = timing.after(backoffDelay(failures, timing.random), () => void run());
    else if (!stopped && wanted) void run();
  }

  return {
    nudge() {
      wanted = true;
      if (!running && !stopped) void run();
    },
    wake() {
      failures = 0;
      wanted = true;
      if (!running && !stopped) void run();
    },
    stop() {
      stopped = true;
      cancel();
    },
  };
}

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
const minProbeDelay = 1_500;
const maxProbeDelay = 3_500;

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
    cancel = timing.after(minProbeDelay + timing.random() * (maxProbeDelay - minProbeDelay), () => {
      if (!timing.isPageVisible()) return stop();
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
