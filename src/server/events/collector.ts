import type { Logger } from "pino";
import type { Config } from "../config.ts";
import { inBatches } from "../storage/batches.ts";
import { forgetOldEvents } from "./forgetting.ts";
import { holdStorage } from "./held-storage.ts";
import { type EventStorage, openEventStorage, openEventsToRead } from "./storage/event-storage.ts";
import type { ConsentedEvent } from "./stored-event.ts";

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
      { sizeOf: (events) => events.length, most: aWrite, atOnce: 1, isOfAll: () => true },
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
