import * as v from "valibot";
import { cutTo, isEventName, knownParams, longestOf, type ParamValue, tagLimits, weekText } from "./catalogue.ts";

/** What the collector takes of an event that an element declares by `data-ev`, beyond the catalogue. */
const declaredLimits = { parameters: 10, value: tagLimits.value } as const;

const namePattern = /^[a-z][a-z0-9_]{0,39}$/;
const paramPattern = /^[a-zA-Z]\w{0,39}$/;

/** Any event's name as it may cross the wire; all of the catalogue's are such. */
const sentName = v.pipe(v.string(), v.regex(namePattern));

export const isDeclaredName = (name: string): boolean => namePattern.test(name) && !isEventName(name);

const declaredSchema = v.pipe(
  v.record(
    v.pipe(v.string(), v.regex(paramPattern)),
    v.union([v.pipe(v.string(), v.maxLength(declaredLimits.value)), v.number(), v.boolean()]),
  ),
  v.maxEntries(declaredLimits.parameters),
);

/** The parameters of a declared event, or null where they are more, longer or other than the collector takes. */
export function declaredParams(params: unknown): Record<string, ParamValue> | null {
  const read = v.safeParse(declaredSchema, params);
  return read.success ? read.output : null;
}

/** As much of an element's parameters as the collector takes. The state of a checkbox is never what is left out. */
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

/** What the tag would cut or drop without a word, or the collector would not keep. Nothing, for a good event. */
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

/** Beyond the catalogue the collector takes what an element declares, within its own limits. */
function declaredProblems(name: string, params: Readonly<Record<string, ParamValue>>): string[] {
  if (!isDeclaredName(name)) return ["not in the catalogue, nor a name that the collector takes"];
  const { parameters } = declaredLimits;
  return Object.keys(params).length > parameters ? [`the collector takes ${parameters} parameters of it`] : [];
}

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
