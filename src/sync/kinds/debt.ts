import * as v from "valibot";
import type { Debt } from "#domain/household/household.ts";
import { amountFromZero, id, ids, label, rate } from "./fields.ts";
import { type FieldsOf, kindOf } from "./kind.ts";

const schema = v.looseObject({
  label,
  type: v.picklist(["card", "student", "car", "mortgage", "personal", "family", "other"]),
  balance: amountFromZero,
  apr: rate,
  minimum: amountFromZero,
  listedAsBill: v.boolean(),
  ownerIds: v.exactOptional(ids),
  accountId: v.exactOptional(id),
}) satisfies v.GenericSchema<unknown, FieldsOf<Debt>>;

/**
 * Nothing merges as one: what is owed, its rate and its minimum are three statements of a letter from the bank, and one
 * person may put the rate right while the other notes what is left.
 */
export const debt = kindOf(schema);
