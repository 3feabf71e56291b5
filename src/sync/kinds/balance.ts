import * as v from "valibot";
import type { Balance } from "#domain/household/records.ts";
import { amount, day, id } from "./fields.ts";
import { type FieldsOf, kindOf } from "./kind.ts";
import { isInRange, range } from "./range.ts";

const schema = v.pipe(
  v.looseObject({ of: v.looseObject({ kind: v.picklist(["account", "debt"]), id }), day, amount, ...range }),
  v.forward(
    v.check((balance) => isInRange(balance.amount, balance)),
    ["amount"],
  ),
) satisfies v.GenericSchema<unknown, FieldsOf<Balance>>;

/** An amount lies in the range that was said with it. */
export const balance = kindOf(schema, [["amount", "low", "high"]]);
