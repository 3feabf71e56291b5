import type { EventBatch, SentEvent } from "#sync/events/event-batch.ts";

/** Settled: the collector has them, or never will. Else when to try again, in seconds, where it said. */
export type SendAnswer = { isSettled: true } | { isSettled: false; retryAfter: number };

export type SendBatch = (events: readonly SentEvent[]) => Promise<SendAnswer>;

/** The collector may be busy, full or out of reach; anything else it says of these events it will say again. */
const isForLater = (status: number): boolean => [408, 425, 429].includes(status) || status >= 500;

const patience = 30_000;

/** Outlives the page that sends it. */
export const sendBatch =
  (consent: () => EventBatch["consent"]): SendBatch =>
  async (events) => {
    const batch: EventBatch = { sentAt: Date.now(), consent: consent(), events: [...events] };
    const response = await fetch("/api/events", {
      method: "POST",
      keepalive: true,
      signal: AbortSignal.timeout(patience),
      headers: { "content-type": "application/json" },
      body: JSON.stringify(batch),
    });
    if (!isForLater(response.status)) return { isSettled: true };
    return { isSettled: false, retryAfter: Number(response.headers.get("retry-after")) || 0 };
  };
