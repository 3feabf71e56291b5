import * as v from "valibot";
import type { Person } from "#domain/household/household.ts";
import { lastYear } from "#domain/time/day.ts";
import { label, wholeFrom } from "./fields.ts";
import { type FieldsOf, kindOf } from "./kind.ts";

const schema = v.looseObject({
  name: label,
  type: v.picklist(["adult", "child"]),
  birthYear: v.exactOptional(wholeFrom(1900, lastYear)),
  /** The account this person signs in with, where they have one. */
  uid: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(128))),
}) satisfies v.GenericSchema<unknown, FieldsOf<Person>>;

export const person = kindOf(schema);
