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
 * Splits add up to the amount of the one who split it, and what it was spent on goes with them. Who handed money to whom
 * is one thing said, and only of a transfer.
 */
export const transaction = kindOf(schema, [["amount", "splits", "categoryId", "type", "personId", "toPersonId"]]);
