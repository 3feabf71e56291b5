import { randomUUID } from "node:crypto";
import type { EventAnswer, SentEvent } from "#sync/events/event-batch.ts";

const touch = { source: "(direct)", medium: "(none)", campaign: "", lander: "" };

const newEvent = (): SentEvent => ({
  id: randomUUID(),
  name: "week_save",
  params: { weekId: "2026-W46" },
  at: Date.now(),
  visit: "visit-of-a-test",
  first: touch,
  last: touch,
  since: "2026-W46",
  reached: [],
});

export const sendEvents = (address: string, events: readonly SentEvent[], from = "192.0.2.1"): Promise<Response> =>
  fetch(`${address}/api/events`, {
    method: "POST",
    headers: { "content-type": "text/plain", "x-forwarded-for": from },
    body: JSON.stringify({ sentAt: Date.now(), consent: { version: 1, at: Date.now(), by: "visitor" }, events }),
  });

export interface Sender {
  acknowledged: string[];
  /** The batch that has no answer yet. */
  unanswered: SentEvent[];
  /** Sends until the server no longer answers. Begins with what has no answer, as a browser does. */
  sendUntilCut(address: string): Promise<void>;
}

export function createSender(): Sender {
  let count = 0;
  // From another address each time: what one may send in a minute is not what this is about.
  const nextAddress = () => `198.51.${(count >> 8) & 255}.${count & 255}`;
  const send = async (address: string) => {
    count += 1;
    if (sender.unanswered.length === 0) sender.unanswered = Array.from({ length: 1 + (count % 40) }, newEvent);
    const answer = await sendEvents(address, sender.unanswered, nextAddress());
    if (answer.status !== 200) throw new Error(`Events were answered ${answer.status}: ${await answer.text()}`);
    const { stored } = (await answer.json()) as EventAnswer;
    if (stored !== sender.unanswered.length)
      throw new Error(`Of ${sender.unanswered.length} events ${stored} were stored`);
    sender.acknowledged.push(...sender.unanswered.map(({ id }) => id));
    sender.unanswered = [];
  };
  const sender: Sender = {
    acknowledged: [],
    unanswered: [],
    async sendUntilCut(address) {
      try {
        for (;;) await send(address);
      } catch (error) {
        // A broken connection is what this is about; any other fault is one.
        if (!(error instanceof TypeError)) throw error;
      }
    },
  };
  return sender;
}
