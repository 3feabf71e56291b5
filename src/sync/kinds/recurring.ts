import * as v from "valibot";
import type { RecurringTemplate } from "#domain/spending/recurring.ts";
import { entry, entryType, isSound } from "./entry.ts";
import { cadence, day } from "./fields.ts";
import { type FieldsOf, kindOf } from "./kind.ts";

const schema = v.pipe(
  v.looseObject({
    schedule: v.looseObject({ cadence, on: day }),
    entry: v.looseObject({ ...entry, kind: entryType }),
    until: v.exactOptional(day),
  }),
  v.forward(
    v.check((template) => isSound({ ...template.entry, id: "", day: template.schedule.on })),
    ["entry"],
  ),
) satisfies v.GenericSchema<unknown, FieldsOf<RecurringTemplate>>;

/** Schedule and entry are one field each, so what must agree within them does. */
export const recurring = kindOf(schema);
