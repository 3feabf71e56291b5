import type { Logger } from "pino";
import type { Config } from "../config.ts";
import { type Pause, pauseFor } from "../mail/mail-sender.ts";
import { inBatches } from "../storage/batches.ts";
import type { ConsentedEvent } from "./storage/event-rows.ts";
import { type EventStorage, openEventStorage, openEventsToRead } from "./storage/event-storage.ts";

interface StorageParts {
  /** Null if there is nothing to open, which is not an error. */
  open: () => Promise<EventStorage | null>;
  log: Logger;
  now: () => number;
}

/** How long to wait before a failed storage is opened again. */
export const retryAfter = 30_000;

interface ResilientStorage {
  /** The result of `work`, or null if no storage works. Never rejects. */
  use<T>(work: (storage: EventStorage) => Promise<T>): Promise<T | null>;
  close(): Promise<void>;
}

/**
 * A storage that may fail without affecting anything else: an error is logged once, the storage is closed, and the first use
 * after `retryAfter` opens it again. Reopening works for every kind of error, because it checks everything again.
 */
export function resilientStorage({ open, log, now }: StorageParts): ResilientStorage {
  let opened: Promise<EventStorage | null> | null = null;
  let [isBroken, retryAt] = [false, 0];

  function logFault(err: unknown): void {
    if (!isBroken) log.error({ err }, "events can't be stored for now; everything else works");
    isBroken = true;
    retryAt = now() + retryAfter;
  }

  function logRecovery(): void {
    if (isBroken) log.info("events are stored again");
    isBroken = false;
  }

  async function drop(): Promise<void> {
    const dropped = opened;
    opened = null;
    await dropped?.then((storage) => storage?.close()).catch(() => {});
  }

  return {
    async use(work) {
      if (opened === null && now() < retryAt) return null;
      opened ??= open();
      const current = opened;
      try {
        const storage = await current;
        const done = storage && (await work(storage));
        if (storage) logRecovery();
        return done;
      } catch (error) {
        logFault(error);
        // Concurrent uses may see the same error, and one may have reopened the storage already. Nobody waits for the close.
        if (opened === current) void drop();
        return null;
      }
    },
    close: drop,
  };
}

const day = 86_400_000;
/** Thirteen months, as the privacy page promises. */
export const eventRetention = 396 * day;

/** Small batches with pauses between them, so that concurrent writers hardly wait. */
const purgeBatch = 100;
const purgePause = 50;

interface PurgeParts {
  storage: ResilientStorage;
  now: () => number;
  pause?: Pause;
}

/** Purges events older than the retention time: at the start, and each day from then on. */
export function purgeOldEvents({ storage, now, pause = pauseFor }: PurgeParts): { close(): Promise<void> } {
  const closing = new AbortController();
  const { signal } = closing;
  const purge = async () => {
    const before = now() - eventRetention;
    // If the storage fails, the rest is purged tomorrow.
    while ((await storage.use((opened) => opened.forget(before, purgeBatch))) === purgeBatch && !signal.aborted)
      await pause(purgePause, signal);
  };
  const running = (async () => {
    while (!signal.aborted) {
      await purge();
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

/** Why events can't be stored now: the cap is reached, too many are queued, or the storage fails. */
export type StoreFailure = "full" | "busy" | "broken";

export type StoreEvents = (events: readonly ConsentedEvent[]) => Promise<"stored" | StoreFailure>;

export interface Collector {
  store: StoreEvents;
  close(): Promise<void>;
}

interface CollectorParts {
  config: Pick<Config, "databaseUrl" | "dataDir" | "eventsMaxMb" | "analyticsConsent">;
  log: Logger;
  now?: () => number;
}

/** A write to the embedded database blocks the whole process; this many rows take a few milliseconds. */
const writeBatch = 100;
const maxQueued = 5_000;
const megabyte = 1_048_576;

/** Stores the operator's own events. Its failures never affect other requests. */
export function openCollector({ config, log, now = Date.now }: CollectorParts): Collector {
  // If measuring was switched off, old events are still purged.
  const opener = config.analyticsConsent === "off" ? openEventsToRead : openEventStorage;
  const storage = resilientStorage({ open: () => opener(config), log, now });
  const purging = purgeOldEvents({ storage, now });
  const storeUpToCap = cappedStore(config.eventsMaxMb, log);
  const queue = bounded(
    inBatches<readonly ConsentedEvent[], "stored" | StoreFailure>(
      async (batches) => {
        const outcome = (await storage.use((opened) => storeUpToCap(opened, batches.flat()))) ?? "broken";
        return batches.map(() => outcome);
      },
      { sizeOf: (events) => events.length, most: writeBatch, concurrency: 1, isSystemWide: () => true },
    ),
  );
  return {
    store: queue.store,
    async close() {
      await purging.close();
      await queue.idle();
      await storage.close();
    },
  };
}

/** Refuses new events at the cap and keeps the old ones: a flood must not push out earlier counts. */
function cappedStore(maxMb: number, log: Logger) {
  let isFull = false;
  return async (storage: EventStorage, events: readonly ConsentedEvent[]): Promise<"stored" | "full"> => {
    const wasFull = isFull;
    isFull = (await storage.bytes()) >= maxMb * megabyte;
    if (isFull && !wasFull) log.warn({ maxMb }, "no new events are stored: they take up EVENTS_MAX_MB");
    if (!isFull) await storage.store(events);
    return isFull ? "full" : "stored";
  };
}

/** Limits how many events are queued. */
function bounded(store: StoreEvents): { store: StoreEvents; idle(): Promise<void> } {
  const running = new Set<Promise<unknown>>();
  let queued = 0;
  return {
    async store(events) {
      if (queued + events.length > maxQueued) return "busy";
      queued += events.length;
      const result = store(events).finally(() => {
        queued -= events.length;
        running.delete(result);
      });
      running.add(result);
      return result;
    },
    idle: async () => void (await Promise.allSettled(running)),
  };
}
