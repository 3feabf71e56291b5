import type { Logger } from "pino";
import type { Config } from "../config.ts";
import { type Pause, pauseFor } from "../mail/mail-sender.ts";
import { inBatches } from "../storage/batches.ts";
import { type ConsentedEvent, type EventStorage, openEventStorage, openEventsToRead } from "./storage/event-storage.ts";

interface HeldParts {
  /** Null where there is nothing to open, which is no fault. */
  open: () => Promise<EventStorage | null>;
  log: Logger;
  now: () => number;
}

/** How long a storage that failed is left alone. */
export const restFor = 30_000;

interface HeldStorage {
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

/** Why events can't be kept now: no room is left, too many wait, or the storage does not work. */
export type Unkept = "full" | "busy" | "broken";

export type KeepEvents = (events: readonly ConsentedEvent[]) => Promise<"kept" | Unkept>;

export interface Collector {
  keep: KeepEvents;
  close(): Promise<void>;
}

interface CollectorParts {
  config: Pick<Config, "databaseUrl" | "dataDir" | "eventsMaxMb" | "analyticsConsent">;
  log: Logger;
  now?: () => number;
}

/** So many at once keep a writer of the embedded database, who stops the whole process, to a few milliseconds. */
const aWrite = 100;
const mostWaiting = 5_000;
const megabyte = 1_048_576;

/** Keeps the operator's own events. Nothing that happens to it reaches anyone else's request. */
export function openCollector({ config, log, now = Date.now }: CollectorParts): Collector {
  // Where nothing is measured any more, what was measured before is still forgotten in time.
  const opener = config.analyticsConsent === "off" ? openEventsToRead : openEventStorage;
  const held = holdStorage({ open: () => opener(config), log, now });
  const forgetting = forgetOldEvents({ held, now });
  const store = storing(config.eventsMaxMb, log);
  const keep = bounded(
    inBatches<readonly ConsentedEvent[], "kept" | Unkept>(
      async (batches) => {
        const outcome = (await held.use((storage) => store(storage, batches.flat()))) ?? "broken";
        return batches.map(() => outcome);
      },
      { sizeOf: (events) => events.length, most: aWrite, concurrency: 1, isSystemWide: () => true },
    ),
  );
  return {
    keep: keep.keep,
    async close() {
      await forgetting.close();
      await keep.idle();
      await held.close();
    },
  };
}

/** New events are refused at the cap, and old ones stay: a flood must not push out what was counted before. */
function storing(maxMb: number, log: Logger) {
  let isFull = false;
  return async (storage: EventStorage, events: readonly ConsentedEvent[]): Promise<"kept" | "full"> => {
    const wasFull = isFull;
    isFull = (await storage.bytes()) >= maxMb * megabyte;
    if (isFull && !wasFull) log.warn({ maxMb }, "no new events are kept: they take up EVENTS_MAX_MB");
    if (!isFull) await storage.keep(events);
    return isFull ? "full" : "kept";
  };
}

/** No more than so many wait at a time. */
function bounded(keepWaiting: KeepEvents): { keep: KeepEvents; idle(): Promise<void> } {
  const underWay = new Set<Promise<unknown>>();
  let waiting = 0;
  return {
    async keep(events) {
      if (waiting + events.length > mostWaiting) return "busy";
      waiting += events.length;
      const kept = keepWaiting(events).finally(() => {
        waiting -= events.length;
        underWay.delete(kept);
      });
      underWay.add(kept);
      return kept;
    },
    idle: async () => void (await Promise.allSettled(underWay)),
  };
}
