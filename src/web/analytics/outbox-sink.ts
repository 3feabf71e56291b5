import { consentNow, consentVersion } from "./consent/consent.ts";
import type { Sink } from "./emitter.ts";
import { openEventDatabase } from "./outbox/event-database.ts";
import { eventsInMemory, orInMemory } from "./outbox/events-in-memory.ts";
import { openOutbox } from "./outbox/outbox.ts";
import { sendBatch } from "./outbox/send-batch.ts";

export interface OutboxSink extends Sink {
  /** At once. What has not been sent stays where it is. */
  stop(): void;
}

/** Brings the events of the catalogue to the operator's own collector. */
export function outboxSink(settled: (ids: readonly string[]) => void): OutboxSink {
  const database = openEventDatabase().then(orInMemory, eventsInMemory);
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
      void outbox.stop();
    },
  };
}

/** Goes with every batch: to what was agreed, when and by whom. */
function proof() {
  const consent = consentNow();
  const by = consent?.by === "operator" ? ("operator" as const) : ("visitor" as const);
  return { version: consentVersion, at: consent?.at ?? 0, by };
}
