import * as v from "valibot";
import type { Save } from "#domain/household/records.ts";
import { amountFromZero, id, instant, note, week } from "./fields.ts";
import { type FieldsOf, kindOf } from "./kind.ts";

const target = v.variant("kind", [
  v.looseObject({ kind: v.picklist(["goal", "debt", "account"]), id }),
  v.looseObject({ kind: v.picklist(["buffer", "emergency", "investing"]) }),
]);

const schema = v.looseObject({
  week,
  personId: id,
  amount: amountFromZero,
  target,
  note,
  recordedAt: instant,
}) satisfies v.GenericSchema<unknown, FieldsOf<Save>>;

/** Nothing merges as one: one person may correct the amount while the other corrects what it was for. */
export const save = kindOf(schema);
