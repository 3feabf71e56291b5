import * as v from "valibot";
import type { RecurringTemplate } from "#domain/spending/recurring.ts";
import { templateEntry } from "./entry.ts";
import { cadence, day } from "./fields.ts";
import { type FieldsOf, kindOf } from "./kind.ts";

const schema = v.looseObject({
  schedule: v.looseObject({ cadence, on: day }),
  entry: templateEntry,
  until: v.exactOptional(day),
}) satisfies v.GenericSchema<unknown, FieldsOf<RecurringTemplate>>;

/** Schedule and entry are one field each, so what must agree within them does. */
export const recurring = kindOf(schema);
