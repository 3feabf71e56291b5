import { backOff } from "./back-off.ts";
import type { RoundEnd } from "./replicate.ts";
import { type SyncStatus, statusAfter } from "./status.ts";

export interface Timing {
  after(milliseconds: number, work: () => void): () => void;
  random(): number;
  now(): number;
  /** Whether someone looks at a page of this browser: then what was cut off is to be live again within seconds. */
  isWatched(): boolean;
}

export interface RoundParts {
  round(): Promise<RoundEnd>;
  onStatus(status: SyncStatus): void;
  /** The household is not this person's any more. */
  onLost(): void;
  timing: Timing;
}

export interface Rounds {
  /** Something changed, here or there: a round begins now, whatever failed before, or after the one that is running. */
  nudge(): void;
  /** The network is back, or the device awoke: no need to wait any longer, and what failed before counts no more. */
  wake(): void;
  stop(): void;
}

/** These don't pass by themselves: the page must be reloaded, or someone must sign in. */
const final: readonly RoundEnd[] = ["signed-out", "newer-edition", "other-protocol", "household-gone", "not-a-member"];

/** Runs the rounds of one household, one at a time, and tries again with growing waits after a failure. */
export function createRounds({ round, onStatus, onLost, timing }: RoundParts): Rounds {
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
    if (final.includes(end)) stopped = true;
    else if (end === "in-step") failures = 0;
    else failures += 1;
    if (!stopped && failures > 0) cancel = timing.after(backOff(failures, timing.random), () => void run());
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
