import type { SentEvent } from "#sync/events/event-batch.ts";
import type { SendResult } from "./outbox.ts";

const touch = { source: "(direct)", medium: "(none)", campaign: "", lander: "" };

export const eventOf = (index: number, params: SentEvent["params"] = {}): SentEvent => ({
  id: `event-${String(index).padStart(6, "0")}`,
  name: "landing",
  params,
  at: index,
  visit: "visit-000",
  first: touch,
  last: touch,
  since: "2026-W46",
  reached: [],
});

export const settles: SendResult = { isSettled: true };

/** A collector that returns the given answers in order, then accepts everything. */
export function collector(...answers: (SendResult | Error)[]) {
  const batches: string[][] = [];
  const send = async (events: readonly SentEvent[]) => {
    batches.push(events.map(({ id }) => id));
    const answer = answers.shift() ?? settles;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { batches, send };
}
