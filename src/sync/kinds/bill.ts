import * as v from "valibot";
import type { Bill } from "#domain/household/household.ts";
import { amountFromZero, cadence, day, id, label } from "./fields.ts";
import { type FieldsOf, kindOf } from "./kind.ts";

const schema = v.looseObject({
  label,
  amount: amountFromZero,
  cadence,
  nextDue: day,
  categoryId: v.exactOptional(id),
}) satisfies v.GenericSchema<unknown, FieldsOf<Bill>>;

/** 1 200 a year and 100 a month are the same bill; 1 200 a month is a mistake that neither person made. */
export const bill = kindOf(schema, [["amount", "cadence"]]);
