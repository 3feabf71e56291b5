import * as v from "valibot";
import { parts } from "#domain/intake/answers.ts";
import { id, wholeFrom } from "./fields.ts";
import { kindOf } from "./kind.ts";

/** The lists of the intake, and the household's own answers. */
export const draftParts = ["household", ...parts] as const;

/**
 * One row of the intake as typed so far: its answers are further fields, named as in the finished record and checked
 * only there. A row is a record of its own, so that two people filling one draft keep both people's rows and answers.
 */
const schema = v.looseObject({
  part: v.picklist(draftParts),
  order: wholeFrom(0, 1_000_000),
  /** The record that this row changes; absent: a new one. */
  of: v.exactOptional(id),
  /** The record is to go. */
  removed: v.exactOptional(v.boolean()),
});

export const intakeDraft = kindOf(schema);
