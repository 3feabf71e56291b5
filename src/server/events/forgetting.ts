import { type Pause, pauseFor } from "../mail/bell.ts";
import type { HeldStorage } from "./held-storage.ts";

const day = 86_400_000;
/** Thirteen months, as people are told. */
export const eventsKeptFor = 396 * day;

/** Small, and with rests between them: whoever writes in the meantime hardly waits. */
const slice = 100;
const rest = 50;

interface Forgetting {
  held: HeldStorage;
  now: () => number;
  pause?: Pause;
}

/** Forgets events that are older than people were told: at the start, and each day from then on. */
export function forgetOldEvents({ held, now, pause = pauseFor }: Forgetting): { close(): Promise<void> } {
  const closing = new AbortController();
  const { signal } = closing;
  const forgetAll = async () => {
    const before = now() - eventsKeptFor;
    // Where the storage does not work, the rest is seen to tomorrow.
    while ((await held.use((storage) => storage.forget(before, slice))) === slice && !signal.aborted)
      await pause(rest, signal);
  };
  const running = (async () => {
    while (!signal.aborted) {
      await forgetAll();
      await pause(day, signal);
    }
  })();
  return {
    async close() {
      closing.abort();
      await running;
    },
  };
}
