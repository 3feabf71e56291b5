import * as v from "valibot";
import type { Income } from "#domain/household/household.ts";
import { amountFromZero, cadence, day, id, label } from "./fields.ts";
import { type FieldsOf, kindOf } from "./kind.ts";

/** One field: a cadence never stands beside the amount of another. */
const pay = v.variant("cadence", [
  v.looseObject({ cadence, amount: amountFromZero, nextOn: v.exactOptional(day) }),
  v.looseObject({ cadence: v.literal("irregular"), low: amountFromZero, usual: amountFromZero, per: cadence }),
]);

const schema = v.looseObject({ personId: id, label, pay }) satisfies v.GenericSchema<unknown, FieldsOf<Income>>;

export const income = kindOf(schema);
