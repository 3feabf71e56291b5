import { consentNow, consentVersion } from "./consent/consent.ts";
import type { Sink } from "./emitter.ts";
import { eventsInMemory, openEventDatabase } from "./outbox/event-database.ts";
import { openOutbox } from "./outbox/outbox.ts";
import { sendBatch } from "./outbox/send-batch.ts";

export interface OutboxSink extends Sink {
  /** Stops, and erases what has not been sent. */
  stop(): void;
}

/** Brings the events of the catalogue to the operator's own collector. */
export function outboxSink(settled: (ids: readonly string[]) => void): OutboxSink {
  const database = openEventDatabase().catch(eventsInMemory);
  const outbox = openOutbox({ database, send: sendBatch(proof), settled });
  const ending = new AbortController();
  const hurry = () => document.visibilityState === "hidden" && outbox.hurry();
  document.addEventListener("visibilitychange", hurry, ending);
  window.addEventListener("pagehide", () => outbox.hurry(), ending);
  window.addEventListener("online", () => void outbox.flush(), ending);
  void outbox.flush();
  return {
    event: ({ sent }) => sent && outbox.put(sent),
    page() {},
    properties() {},
    stop() {
      ending.abort();
      void outbox.erase();
    },
  };
}

/** Goes with every batch: to what was agreed, when and by whom. */
function proof() {
  const consent = consentNow();
  const by = consent?.by === "operator" ? ("operator" as const) : ("visitor" as const);
  return { version: consentVersion, at: consent?.at ?? 0, by };
}
