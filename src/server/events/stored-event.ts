import type { ParamValue } from "#sync/events/catalogue.ts";
import type { EventBatch, EventTouch, Step } from "#sync/events/event-batch.ts";

/** An event as it is kept: of a visit and a browser's week, never of a person. */
export interface StoredEvent {
  id: string;
  /** Milliseconds by the server's clock, when it happened. */
  at: number;
  visit: string;
  /** Of the catalogue, or declared by an element of the page. */
  name: string;
  params: Readonly<Record<string, ParamValue>>;
  first: EventTouch;
  last: EventTouch;
  /** The week of the first touch. */
  since: string;
  /** The steps that this browser reached with it, for the first time. */
  reached: readonly Step[];
  /** Weeks since the first touch; with the first event of each of them only. */
  week: number | null;
  isBot: boolean;
}

/** With the proof that it may be kept: what was agreed to, when, and by whom. */
export interface ConsentedEvent extends StoredEvent {
  consent: EventBatch["consent"];
}
