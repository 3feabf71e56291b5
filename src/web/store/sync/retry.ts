import { backoffDelay, type Timing } from "#web/platform/timing.ts";
import { type RoundEnd, type SyncStatus, statusAfter } from "./replicate.ts";

interface RoundSchedulerParts {
  round(): Promise<RoundEnd>;
  onStatus(status: SyncStatus): void;
  /** This account is no longer in the household. */
  onLost(): void;
  timing: Timing;
}

export interface RoundScheduler {
  /** Something changed here or remotely: starts a round now, despite any backoff, or after the running one. */
  nudge(): void;
  /** The network is back, or the device woke up: starts a round now and resets the backoff. */
  wake(): void;
  stop(): void;
}

/** Not temporary: the page must be reloaded, or someone must sign in. */
const permanentEnds: readonly RoundEnd[] = [
  "signed-out",
  "newer-edition",
  "other-protocol",
  "household-gone",
  "not-a-member",
];

/** Runs the sync rounds of one household, one at a time, with backoff after a failure. */
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
  /** Whether the remote responds. */
  reach(): Promise<boolean>;
  onReached(): void;
  timing: Timing;
}

export interface Prober {
  /** The remote is or seems unreachable. */
  start(): void;
  /** The connection is back. */
  stop(): void;
}

/** The next probe does not wait for the previous one, which may hang. */
const minProbeDelay = 1_500;
const maxProbeDelay = 3_500;

/**
 * Probes the remote every few seconds while a page is visible, so that users don't have to wait for a backoff of minutes.
 * Random delays spread the load when a server is back.
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
