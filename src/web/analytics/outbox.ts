import { type EventBatch, eventLimits, type SentEvent } from "#sync/events/event-batch.ts";
import { withTabLock } from "#web/platform/tab-lock.ts";
import { consentVersion, currentConsent } from "./consent.ts";
import { type EventDatabase, memoryEventDatabase, openEventDatabase, withMemoryFallback } from "./event-database.ts";
import type { Sink } from "./tracker.ts";

/** Brings events to the operator's collector: each is kept until it has said that it has it. */
interface Outbox {
  put(event: SentEvent): void;
  /** At once, as far as the page's last moment allows. */
  flushOnExit(): void;
  /** Sends what waits, of earlier pages too. */
  flush(): Promise<void>;
  /** Stops at once, and puts nothing more into the database. */
  stop(): Promise<void>;
}

/** Long enough for what belongs together to go together. */
const batchDelay = 1_500;
const maxRetryDelay = 300_000;
/** No collector is asked to wait for longer; a timer that is set too far ahead would even go off at once. */
const maxRetryAfter = 3_600;

interface OutboxOptions {
  database: Promise<EventDatabase>;
  send: SendBatch;
  /** Told of those that need not be sent again. */
  settled?: (ids: readonly string[]) => void;
}

export function openOutbox({ database, send, settled: told = () => {} }: OutboxOptions): Outbox {
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
    withTabLock("events", { ifAvailable: true }, (isOurs) => (isOurs ? sendAll() : later(batchDelay))).catch(failed);
  const sendAll = async () => {
    while (!isStopped) {
      const events = withinBatchSize(await (await database).oldest(eventLimits.batchEvents));
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
    later(Math.max(Math.min(retryAfter, maxRetryAfter) * 1_000, Math.min(maxRetryDelay, batchDelay * 2 ** failures)));
  };
  return {
    put(event) {
      if (isStopped) return;
      ours.set(event.id, event);
      void database
        .then((kept) => (isStopped ? undefined : kept.add(event)))
        .then(() => {
          keptByUs.add(event.id);
          if (failures === 0) later(batchDelay);
        }, failed);
    },
    flushOnExit() {
      const untold = [...ours.values()].filter(({ id }) => !onTheWay.has(id));
      const events = withinBatchSize(untold.slice(0, eventLimits.batchEvents));
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
function withinBatchSize(events: readonly SentEvent[]): SentEvent[] {
  let bytes = 1_000;
  return events.filter((event) => {
    // Three bytes at most for any unit of text.
    bytes += JSON.stringify(event).length * 3;
    return bytes <= eventLimits.batchBytes;
  });
}

/** Settled: the collector has them, or never will. Else when to try again, in seconds, where it said. */
export type SendResult = { isSettled: true } | { isSettled: false; retryAfter: number };

type SendBatch = (events: readonly SentEvent[]) => Promise<SendResult>;

/** The collector may be busy, full or out of reach; anything else it says of these events it will say again. */
const isRetryable = (status: number): boolean => [408, 425, 429].includes(status) || status >= 500;

const sendTimeout = 30_000;

/** Outlives the page that sends it. */
export const sendBatch =
  (consent: () => EventBatch["consent"]): SendBatch =>
  async (events) => {
    const batch: EventBatch = { sentAt: Date.now(), consent: consent(), events: [...events] };
    const response = await fetch("/api/events", {
      method: "POST",
      keepalive: true,
      signal: AbortSignal.timeout(sendTimeout),
      headers: { "content-type": "application/json" },
      body: JSON.stringify(batch),
    });
    if (!isRetryable(response.status)) return { isSettled: true };
    return { isSettled: false, retryAfter: Number(response.headers.get("retry-after")) || 0 };
  };

interface OutboxSink extends Sink {
  /** At once. What has not been sent stays where it is. */
  stop(): void;
}

/** Brings the events of the catalogue to the operator's own collector. */
export function outboxSink(settled: (ids: readonly string[]) => void): OutboxSink {
  const database = openEventDatabase().then(withMemoryFallback, memoryEventDatabase);
  const outbox = openOutbox({ database, send: sendBatch(consentProof), settled });
  const ending = new AbortController();
  const hurry = () => document.visibilityState === "hidden" && outbox.flushOnExit();
  document.addEventListener("visibilitychange", hurry, ending);
  window.addEventListener("pagehide", () => outbox.flushOnExit(), ending);
  window.addEventListener("online", () => void outbox.flush(), ending);
  void outbox.flush();
  return {
    event: ({ sent }) => sent && outbox.put(sent),
    page() {},
    properties() {},
    stop() {
      ending.abort();
      void outbox.stop();
    },
  };
}

/** Goes with every batch: to what was agreed, when and by whom. */
function consentProof() {
  const consent = currentConsent();
  const by = consent?.by === "operator" ? ("operator" as const) : ("visitor" as const);
  return { version: consentVersion, at: consent?.at ?? 0, by };
}
