import * as v from "valibot";
import { id, instant, wholeFrom } from "./fields.ts";
import { kindOf } from "./kind.ts";
import { isPlainJson } from "./plain-json.ts";

/** Fields of another record by name. A field without a value is absent, and then it is absent in the record as well. */
const values = v.custom<Readonly<Record<string, unknown>>>(
  (given) => typeof given === "object" && given !== null && !Array.isArray(given) && isPlainJson(given),
);

const schema = v.looseObject({
  /** The record whose value was overridden. */
  of: v.looseObject({ kind: v.pipe(v.string(), v.minLength(1), v.maxLength(80)), id }),
  /** The fields that merge as one: all of them are in question. */
  names: v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(80))), v.minLength(1), v.maxLength(20)),
  /** What was overridden, and what took its place. */
  lost: values,
  won: values,
  /** The version of the record that had the overridden value: the change log knows who wrote it. */
  replaced: wholeFrom(1, Number.MAX_SAFE_INTEGER),
  at: instant,
});

/**
 * One value that was accepted and then overridden by a merge, for both people to see and decide on. It is deleted once
 * somebody did. Lost and won belong to one merge, so they merge as one.
 */
export const overridden = kindOf(schema, [["of", "names", "lost", "won", "replaced", "at"]]);
