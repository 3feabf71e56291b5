import * as v from "valibot";
import { isEventName, type ParamValue } from "./catalogue.ts";
import { cutTo, tagLimits } from "./tag-limits.ts";

/** What the collector takes of an event that an element declares by `data-ev`, beyond the catalogue. */
export const declaredLimits = { parameters: 10, value: tagLimits.value } as const;

const namePattern = /^[a-z][a-z0-9_]{0,39}$/;
const paramPattern = /^[a-zA-Z]\w{0,39}$/;

/** Any event's name as it may cross the wire; all of the catalogue's are such. */
export const sentName = v.pipe(v.string(), v.regex(namePattern));

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
