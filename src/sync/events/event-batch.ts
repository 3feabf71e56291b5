import * as v from "valibot";
import { isEventName, knownParams, type ParamValue, weekText } from "./catalogue.ts";
import { cutTo, longestOf, tagLimits } from "./tag-limits.ts";

/** The limits of events that elements declare with `data-ev`, outside the catalogue. */
const declaredLimits = { parameters: 10, value: tagLimits.value } as const;

const namePattern = /^[a-z][a-z0-9_]{0,39}$/;
const paramPattern = /^[a-zA-Z]\w{0,39}$/;

/** The form of every event name on the wire. */
const sentName = v.pipe(v.string(), v.regex(namePattern));

export const isDeclaredName = (name: string): boolean => namePattern.test(name) && !isEventName(name);

const declaredSchema = v.pipe(
  v.record(
    v.pipe(v.string(), v.regex(paramPattern)),
    v.union([v.pipe(v.string(), v.maxLength(declaredLimits.value)), v.number(), v.boolean()]),
  ),
  v.maxEntries(declaredLimits.parameters),
);

/** The parameters of a declared event, or null if they exceed the limits. */
export function declaredParams(params: unknown): Record<string, ParamValue> | null {
  const read = v.safeParse(declaredSchema, params);
  return read.success ? read.output : null;
}

/** As many of an element's parameters as the collector accepts. The state of a checkbox is never left out. */
export function fittingParams(params: Readonly<Record<string, ParamValue>>): Record<string, ParamValue> {
  const { enabled, ...rest } = params;
  const own = Object.entries(enabled === undefined ? {} : { enabled });
  const others = Object.entries(rest)
    .filter(([name]) => paramPattern.test(name))
    .slice(0, declaredLimits.parameters - own.length);
  const short = (value: ParamValue) => (typeof value === "string" ? cutTo(value, declaredLimits.value) : value);
  return Object.fromEntries([...others, ...own].map(([name, value]) => [name, short(value)]));
}

const fits = /^[a-zA-Z]\w*$/;

/** Everything that the tag would silently truncate or drop, or the collector would refuse. Empty for a valid event. */
export function eventProblems(name: string, params: Readonly<Record<string, ParamValue>>): string[] {
  return [...nameProblems(name), ...paramProblems(params), ...catalogueProblems(name, params)];
}

function nameProblems(name: string): string[] {
  return fits.test(name) && name.length <= tagLimits.name
    ? []
    : [`the name is not a word of at most ${tagLimits.name}`];
}

function paramProblems(params: Readonly<Record<string, ParamValue>>): string[] {
  const names = Object.keys(params);
  const tooMany = names.length > tagLimits.parameters ? [`more than ${tagLimits.parameters} parameters`] : [];
  const badNames = names.filter((name) => !fits.test(name) || name.length > tagLimits.parameterName);
  const tooLong = names.filter((name) => String(params[name]).length > longestOf(name));
  return [
    ...tooMany,
    ...badNames.map((name) => `${name} is not a parameter's name`),
    ...tooLong.map((name) => `${name} is longer than ${longestOf(name)}`),
  ];
}

function catalogueProblems(name: string, params: Readonly<Record<string, ParamValue>>): string[] {
  if (!isEventName(name)) return declaredProblems(name, params);
  const known = knownParams(name, params);
  if (!known) return ["not with the catalogue's parameters"];
  return Object.keys(params)
    .filter((param) => !Object.hasOwn(known, param))
    .map((param) => `${param} is not in the catalogue`);
}

/** Outside the catalogue the collector accepts declared events within their own limits. */
function declaredProblems(name: string, params: Readonly<Record<string, ParamValue>>): string[] {
  if (!isDeclaredName(name)) return ["not in the catalogue, nor a name that the collector takes"];
  const { parameters } = declaredLimits;
  return Object.keys(params).length > parameters ? [`the collector takes ${parameters} parameters of it`] : [];
}

/**
 * The funnel steps in order. A browser reports each once, with the event that reached it, so that they can be counted
 * without identifying anyone.
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

/** One event as sent to the operator's own collector. */
export const eventSchema = v.object({
  id: token,
  /** A name of the catalogue, or one that an element of the page declares. */
  name: sentName,
  params: v.record(text, v.union([v.string(), v.number(), v.boolean()])),
  /** When it happened, in milliseconds by the browser's clock. */
  at: instant,
  /** Random for each visit. */
  visit: token,
  first: touch,
  last: touch,
  /** The week of the first touch: the cohort, deliberately no more precise. */
  since: weekText,
  reached: v.array(v.picklist(steps)),
  /** Weeks since the first touch; only with the first event of each week. */
  week: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9_999))),
});

export type SentEvent = v.InferOutput<typeof eventSchema>;

/** A batch of events. Events are parsed one by one, so that an invalid one does not affect the others. */
export const batchSchema = v.object({
  /** By the browser's clock too, so that the server can correct a wrong clock. */
  sentAt: instant,
  /** The consent: its version, time, and whether the visitor or the operator gave it. */
  consent: v.object({ version: instant, at: instant, by: v.picklist(["visitor", "operator"]) }),
  events: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(eventLimits.batchEvents)),
});

export type EventBatch = v.InferOutput<typeof batchSchema>;

/** How many events are stored (new or known), and how many were dropped. None need to be sent again. */
export interface EventAnswer {
  stored: number;
  dropped: number;
}
