import type { Logger } from "pino";
import type { EventStorage } from "./storage/event-storage.ts";

interface HeldParts {
  /** Null where there is nothing to open, which is no fault. */
  open: () => Promise<EventStorage | null>;
  log: Logger;
  now: () => number;
}

/** How long a storage that failed is left alone. */
export const restFor = 30_000;

export interface HeldStorage {
  /** What was done with the storage, or null where there is none that works. Never fails. */
  use<T>(work: (storage: EventStorage) => Promise<T>): Promise<T | null>;
  close(): Promise<void>;
}

/**
 * A storage that may break without harm to anyone: a fault is said once, the storage is closed, and opened again by whoever
 * comes after a while. Whatever the fault was: opening looks at everything again.
 */
export function holdStorage({ open, log, now }: HeldParts): HeldStorage {
  let opened: Promise<EventStorage | null> | null = null;
  let [isBroken, restsUntil] = [false, 0];

  function tellFault(err: unknown): void {
    if (!isBroken) log.error({ err }, "events can't be kept for now; everything else works");
    isBroken = true;
    restsUntil = now() + restFor;
  }

  function tellRecovery(): void {
    if (isBroken) log.info("events are kept again");
    isBroken = false;
  }

  async function drop(): Promise<void> {
    const dropped = opened;
    opened = null;
    await dropped?.then((storage) => storage?.close()).catch(() => {});
  }

  return {
    async use(work) {
      if (opened === null && now() < restsUntil) return null;
      opened ??= open();
      const mine = opened;
      try {
        const storage = await mine;
        const done = storage && (await work(storage));
        if (storage) tellRecovery();
        return done;
      } catch (error) {
        tellFault(error);
        // Several may have met the same fault, and one of them may be at the next storage already. Nobody waits for what
        // does not work.
        if (opened === mine) void drop();
        return null;
      }
    },
    close: drop,
  };
}
