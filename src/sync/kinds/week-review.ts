import * as v from "valibot";
import type { WeekReview } from "#domain/household/records.ts";
import { note, week } from "./fields.ts";
import { type FieldsOf, kindOf } from "./kind.ts";

const schema = v.looseObject({
  week,
  decision: v.picklist(["saved", "nothing", "skipped"]),
  isFolded: v.boolean(),
  /** The decision as it was written before each person had their own (`decided` of a sign-off). Read, never written. */
  resolved: v.exactOptional(note),
}) satisfies v.GenericSchema<unknown, FieldsOf<WeekReview>>;

/** Two people review one week from two devices: one may close it while the other decides. */
export const weekReview = kindOf(schema);
