import { eventLimits, type SentEvent } from "#sync/events/event-batch.ts";
import { inOneTab } from "../one-tab.ts";
import type { EventDatabase } from "./event-database.ts";
import type { SendBatch } from "./send-batch.ts";

/** Brings events to the operator's collector: each is kept until it has said that it has it. */
export interface Outbox {
  put(event: SentEvent): void;
  /** At once, as far as the page's last moment allows. */
  hurry(): void;
  /** Sends what waits, of earlier pages too. */
  flush(): Promise<void>;
  /** Stops at once, and puts nothing more into the database. */
  stop(): Promise<void>;
}

/** Long enough for what belongs together to go together. */
const pause = 1_500;
const longestPause = 300_000;
/** No collector is asked to wait for longer; a timer that is set too far ahead would even go off at once. */
const longestAsked = 3_600;

interface Parts {
  database: Promise<EventDatabase>;
  send: SendBatch;
  /** Told of those that need not be sent again. */
  settled?: (ids: readonly string[]) => void;
}

export function openOutbox({ database, send, settled: told = () => {} }: Parts): Outbox {
  /** Put by this page and not yet with the collector: at its end there is no time to ask the database. */
  const ours = new Map<string, SentEvent>();
  const keptByUs = new Set<string>();
  const onTheWay = new Set<string>();
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const later = (wait: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void flush(), wait);
  };
  const forget = (ids: Iterable<string>) => {
    for (const id of ids) {
      ours.delete(id);
      keptByUs.delete(id);
    }
  };
  const settled = async (events: readonly SentEvent[]) => {
    const ids = events.map(({ id }) => id);
    forget(ids);
    told(ids);
    await (await database).remove(ids);
  };
  const sendNow = async (events: readonly SentEvent[]) => {
    for (const { id } of events) onTheWay.add(id);
    try {
      return await send(events);
    } finally {
      for (const { id } of events) onTheWay.delete(id);
    }
  };
  /** Two tabs sending the same events would do no harm, only work. */
  const flush = () =>
    inOneTab("events", { ifAvailable: true }, (isOurs) => (isOurs ? sendAll() : later(pause))).catch(failed);
  const sendAll = async () => {
    while (!isStopped) {
      const events = fitting(await (await database).some(eventLimits.batchEvents));
      // Taken back while the database was asked.
      if (isStopped) return;
      if (events.length === 0) return nothingWaits();
      const answer = await sendNow(events);
      if (!answer.isSettled) return failed(undefined, answer.retryAfter);
      await settled(events);
      failures = 0;
    }
  };
  /** Another tab may have sent ours with its own. */
  const nothingWaits = () => {
    failures = 0;
    forget([...keptByUs]);
  };
  const failed = (_error?: unknown, retryAfter = 0) => {
    failures++;
    later(Math.max(Math.min(retryAfter, longestAsked) * 1_000, Math.min(longestPause, pause * 2 ** failures)));
  };
  return {
    put(event) {
      if (isStopped) return;
      ours.set(event.id, event);
      void database
        .then((kept) => (isStopped ? undefined : kept.add(event)))
        .then(() => {
          keptByUs.add(event.id);
          if (failures === 0) later(pause);
        }, failed);
    },
    hurry() {
      const untold = [...ours.values()].filter(({ id }) => !onTheWay.has(id));
      const events = fitting(untold.slice(0, eventLimits.batchEvents));
      if (!isStopped && events.length > 0)
        void sendNow(events)
          .then(({ isSettled }) => (isSettled ? settled(events) : undefined))
          .catch(failed);
    },
    flush,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      ours.clear();
      await (await database).close();
    },
  };
}

/** As many as one request may carry. */
function fitting(events: readonly SentEvent[]): SentEvent[] {
  let bytes = 1_000;
  return events.filter((event) => {
    // Three bytes at most for any unit of text.
    bytes += JSON.stringify(event).length * 3;
    return bytes <= eventLimits.batchBytes;
  });
}
