import * as v from "valibot";
import { weekText } from "./catalogue.ts";
import { sentName } from "./declared.ts";
import { tagLimits } from "./tag-limits.ts";

/**
 * How far a household came, in this order. A browser says each of them once, with the event that reached it, so that they can
 * be counted without knowing who is who.
 */
export const steps = ["landing", "home", "intake", "submit", "complete", "first-save", "week-4"] as const;

export type Step = (typeof steps)[number];

export const eventLimits = { batchEvents: 50, batchBytes: 60_000 } as const;

const text = v.pipe(v.string(), v.maxLength(tagLimits.value));
const instant = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
const token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}$/));
const touch = v.object({ source: text, medium: text, campaign: text, lander: text });

/** How a browser found the site. `lander` is the page for arrivals that it came through, empty for none. */
export type EventTouch = v.InferOutput<typeof touch>;

/** One event on its way to the operator's own collector. */
export const eventSchema = v.object({
  id: token,
  /** Of the catalogue, or declared by an element of the page. */
  name: sentName,
  params: v.record(text, v.union([v.string(), v.number(), v.boolean()])),
  /** Milliseconds by the browser's clock, when it happened. */
  at: instant,
  /** Of this visit alone: the next one has another. */
  visit: token,
  first: touch,
  last: touch,
  /** The week of the first touch: a cohort, told no more closely than that. */
  since: weekText,
  reached: v.array(v.picklist(steps)),
  /** Weeks since the first touch; with the first event of each of them only. */
  week: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9_999))),
});

export type SentEvent = v.InferOutput<typeof eventSchema>;

/** What a browser sends at once. Events are read one by one, so that one it made wrong does not hold up the others. */
export const batchSchema = v.object({
  /** By the browser's clock too, so that a wrong one can be allowed for. */
  sentAt: instant,
  /** To what was agreed, when, and by whom: an operator outside consent law may have decided for everyone. */
  consent: v.object({ version: instant, at: instant, by: v.picklist(["visitor", "operator"]) }),
  events: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(eventLimits.batchEvents)),
});

export type EventBatch = v.InferOutput<typeof batchSchema>;

/** How many were new or known already, and how many can't be kept: neither need be sent again. */
export interface EventAnswer {
  kept: number;
  dropped: number;
}
