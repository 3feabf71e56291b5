import { type EventBatch, eventLimits, type SentEvent } from "#sync/events/event-batch.ts";
import { withTabLock } from "#web/platform/tab-lock.ts";
import { consentVersion, currentConsent } from "./consent.ts";
import { type EventDatabase, memoryEventDatabase, openEventDatabase, withMemoryFallback } from "./event-database.ts";
import type { Sink } from "./tracker.ts";

/** Sends events to the operator's collector. Each one is stored until the collector has confirmed it. */
interface Outbox {
  put(event: SentEvent): void;
  /** When the page is left: sends this page's events at once, in one request. */
  flushOnExit(): void;
  /** Sends all stored events, also those of earlier pages. */
  flush(): Promise<void>;
  /** Stops at once and writes nothing more into the database. */
  stop(): Promise<void>;
}

/** Long enough to batch events that happen together. */
const batchDelay = 1_500;
const maxRetryDelay = 300_000;
/** In seconds. A timer beyond the range of `setTimeout` would even fire at once. */
const maxRetryAfter = 3_600;

interface OutboxOptions {
  database: Promise<EventDatabase>;
  send: SendBatch;
  /** Receives the ids that need not be sent again. */
  onSettled?: (ids: readonly string[]) => void;
}

export function openOutbox({ database, send, onSettled = () => {} }: OutboxOptions): Outbox {
  /** The unconfirmed events of this page, in memory because there is no time to read the database when the page is left. */
  const unconfirmed = new Map<string, SentEvent>();
  const storedIds = new Set<string>();
  const inFlight = new Set<string>();
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const schedule = (wait: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void flush(), wait);
  };
  const forget = (ids: Iterable<string>) => {
    for (const id of ids) {
      unconfirmed.delete(id);
      storedIds.delete(id);
    }
  };
  const settled = async (events: readonly SentEvent[]) => {
    const ids = events.map(({ id }) => id);
    forget(ids);
    onSettled(ids);
    await (await database).remove(ids);
  };
  const sendNow = async (events: readonly SentEvent[]) => {
    for (const { id } of events) inFlight.add(id);
    try {
      return await send(events);
    } finally {
      for (const { id } of events) inFlight.delete(id);
    }
  };
  /** The lock saves work only: the collector ignores events that two tabs send twice. */
  const flush = () =>
    withTabLock("events", { ifAvailable: true }, (hasLock) => (hasLock ? sendAll() : schedule(batchDelay))).catch(
      failed,
    );
  const sendAll = async () => {
    while (!isStopped) {
      const events = withinBatchSize(await (await database).oldest(eventLimits.batchEvents));
      // Consent was withdrawn during the query.
      if (isStopped) return;
      if (events.length === 0) return clearSent();
      const answer = await sendNow(events);
      if (!answer.isSettled) return failed(undefined, answer.retryAfter);
      await settled(events);
      failures = 0;
    }
  };
  /** The database is empty: another tab has sent this page's events with its own. */
  const clearSent = () => {
    failures = 0;
    forget([...storedIds]);
  };
  const failed = (_error?: unknown, retryAfter = 0) => {
    failures++;
    schedule(
      Math.max(Math.min(retryAfter, maxRetryAfter) * 1_000, Math.min(maxRetryDelay, batchDelay * 2 ** failures)),
    );
  };
  return {
    put(event) {
      if (isStopped) return;
      unconfirmed.set(event.id, event);
      void database
        .then((opened) => (isStopped ? undefined : opened.add(event)))
        .then(() => {
          storedIds.add(event.id);
          if (failures === 0) schedule(batchDelay);
        }, failed);
    },
    flushOnExit() {
      const unsent = [...unconfirmed.values()].filter(({ id }) => !inFlight.has(id));
      const events = withinBatchSize(unsent.slice(0, eventLimits.batchEvents));
      if (!isStopped && events.length > 0)
        void sendNow(events)
          .then(({ isSettled }) => (isSettled ? settled(events) : undefined))
          .catch(failed);
    },
    flush,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      unconfirmed.clear();
      await (await database).close();
    },
  };
}

/** The events that fit into one request. */
function withinBatchSize(events: readonly SentEvent[]): SentEvent[] {
  let bytes = 1_000;
  return events.filter((event) => {
    // A UTF-16 code unit takes at most three bytes.
    bytes += JSON.stringify(event).length * 3;
    return bytes <= eventLimits.batchBytes;
  });
}

/** Settled: accepted or rejected for good. Otherwise retry, after as many seconds as the collector requests. */
export type SendResult = { isSettled: true } | { isSettled: false; retryAfter: number };

type SendBatch = (events: readonly SentEvent[]) => Promise<SendResult>;

/** Any other status would be the same on the next attempt. */
const isRetryable = (status: number): boolean => [408, 425, 429].includes(status) || status >= 500;

const sendTimeout = 30_000;

/** The request outlives the page. */
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
  /** Unsent events stay in the database. */
  stop(): void;
}

/** Sends events to the operator's collector through the outbox. */
export function outboxSink(onSettled: (ids: readonly string[]) => void): OutboxSink {
  const database = openEventDatabase().then(withMemoryFallback, memoryEventDatabase);
  const outbox = openOutbox({ database, send: sendBatch(consentProof), onSettled });
  const listening = new AbortController();
  const flushIfHidden = () => document.visibilityState === "hidden" && outbox.flushOnExit();
  document.addEventListener("visibilitychange", flushIfHidden, listening);
  window.addEventListener("pagehide", () => outbox.flushOnExit(), listening);
  window.addEventListener("online", () => void outbox.flush(), listening);
  void outbox.flush();
  return {
    event: ({ sent }) => sent && outbox.put(sent),
    page() {},
    properties() {},
    stop() {
      listening.abort();
      void outbox.stop();
    },
  };
}

/** Sent with every batch: what was agreed to, when and by whom. */
function consentProof() {
  const consent = currentConsent();
  const by = consent?.by === "operator" ? ("operator" as const) : ("visitor" as const);
  return { version: consentVersion, at: consent?.at ?? 0, by };
}
