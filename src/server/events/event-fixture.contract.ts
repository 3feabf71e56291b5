import { randomUUID } from "node:crypto";
import type { SentEvent } from "#sync/events/event-batch.ts";
import type { ConsentedEvent, EventReader, Period, StoredEvent } from "./storage/event-storage.ts";

export const noon = Date.UTC(2026, 10, 15, 12);
export const day = 86_400_000;

const touch = { source: "google", medium: "organic", campaign: "", lander: "" };
const landed = { source: "newsletter", medium: "email", campaign: "autumn", lander: "couples" };

export const keptEvent = (more: Partial<ConsentedEvent> = {}): ConsentedEvent => ({
  ...{ id: randomUUID(), at: noon, visit: "visit-0001", name: "week_save", params: { weekId: "2026-W46" } },
  ...{ first: touch, last: landed, since: "2026-W40", reached: ["first-save"], week: 6, isBot: false },
  consent: { version: 1, at: noon - 40 * day, by: "visitor" },
  ...more,
});

/** An event as a browser sends it. */
export function sentEvent(more: Partial<SentEvent> = {}): SentEvent {
  const { isBot: _, consent: __, week, reached, params, ...same } = keptEvent();
  return { ...same, params: { ...params }, reached: [...reached], week: week!, ...more };
}

export const batchOf = (events: readonly unknown[], more: object = {}) => ({
  ...{ sentAt: noon, consent: { version: 1, at: noon - day, by: "visitor" }, events },
  ...more,
});

/** What is kept of it besides the proof. */
export const withoutProof = ({ consent: _, ...event }: ConsentedEvent): StoredEvent => event;

export const always: Period = { from: 0, to: Number.MAX_SAFE_INTEGER };

export async function allIn(reader: EventReader, period = always): Promise<StoredEvent[]> {
  const events: StoredEvent[] = [];
  for await (const event of reader.readEvents(period)) events.push(event);
  return events;
}

export const idsOf = (events: readonly { id: string }[]): string[] => events.map(({ id }) => id).toSorted();
