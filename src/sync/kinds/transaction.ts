import * as v from "valibot";
import type { Transaction } from "#domain/household/records.ts";
import { entry, entryType, isSound } from "./entry.ts";
import { day } from "./fields.ts";
import { type FieldsOf, kindOf } from "./kind.ts";

const schema = v.pipe(
  v.looseObject({ ...entry, day, type: entryType }),
  v.forward(
    v.check((fields) => isSound({ ...fields, id: "", kind: fields.type })),
    ["amount"],
  ),
) satisfies v.GenericSchema<unknown, FieldsOf<Transaction>>;

/**
 * Splits add up to the amount, and only a transfer hands money to someone, who is not its giver. A category agrees with
 * any amount: one person may correct the one while the other corrects the other.
 */
export const transaction = kindOf(schema, [
  ["amount", "splits"],
  ["type", "personId", "toPersonId"],
]);
