import * as v from "valibot";
import type { Account } from "#domain/household/household.ts";
import { amount, ids, label, rateOfChange } from "./fields.ts";
import { type FieldsOf, kindOf } from "./kind.ts";
import { isInRange, range } from "./range.ts";

const types = ["cash", "checking", "savings", "investment", "retirement", "property", "vehicle", "other"] as const;

const schema = v.pipe(
  v.looseObject({
    label,
    type: v.picklist(types),
    balance: amount,
    ...range,
    ownerIds: v.exactOptional(ids),
    yearlyChange: v.exactOptional(rateOfChange),
  }),
  v.forward(
    v.check((account) => isInRange(account.balance, account)),
    ["balance"],
  ),
) satisfies v.GenericSchema<unknown, FieldsOf<Account>>;

/** A balance lies in the range that was said with it. */
export const account = kindOf(schema, [["balance", "low", "high"]]);
