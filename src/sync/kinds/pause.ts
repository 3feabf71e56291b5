import * as v from "valibot";
import type { Pause } from "#domain/household/records.ts";
import { week } from "./fields.ts";
import { type FieldsOf, kindOf } from "./kind.ts";

const schema = v.pipe(
  v.looseObject({ from: week, to: v.exactOptional(week) }),
  v.forward(
    v.check(({ from, to = from }) => from <= to),
    ["to"],
  ),
) satisfies v.GenericSchema<unknown, FieldsOf<Pause>>;

/** A pause ends after it began. */
export const pause = kindOf(schema, [["from", "to"]]);
