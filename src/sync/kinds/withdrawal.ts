import * as v from "valibot";
import type { Withdrawal } from "#domain/goals/goal-money.ts";
import { amountAboveZero, id, instant, note, week } from "./fields.ts";
import { type FieldsOf, kindOf } from "./kind.ts";

const schema = v.looseObject({
  goalId: id,
  week,
  amount: amountAboveZero,
  recordedAt: instant,
  note: v.exactOptional(note),
}) satisfies v.GenericSchema<unknown, FieldsOf<Withdrawal>>;

/** As with a save, nothing merges as one. */
export const withdrawal = kindOf(schema);
