import * as v from "valibot";
import {
  accountRef,
  amount,
  amountFromZero,
  day,
  id,
  ids,
  instant,
  isInRange,
  label,
  range,
  rate,
  rateOfChange,
} from "./fields.ts";
import { kindOf } from "./kind.ts";

const accountTypes = [
  "cash",
  "checking",
  "savings",
  "investment",
  "retirement",
  "property",
  "vehicle",
  "other",
] as const;

const accountSchema = v.pipe(
  v.looseObject({
    id,
    label,
    kind: v.picklist(accountTypes),
    balance: amount,
    ...range,
    ownerIds: v.exactOptional(ids),
    yearlyChange: v.exactOptional(rateOfChange),
    closedOn: v.exactOptional(day),
  }),
  v.forward(
    v.check((account) => isInRange(account.balance, account)),
    ["balance"],
  ),
);

/** The balance must be in its range, so they merge together. */
export const account = kindOf(accountSchema, [["balance", "low", "high"]]);

const balanceSchema = v.pipe(
  v.looseObject({
    id,
    of: accountRef,
    day,
    amount,
    ...range,
    recordedAt: v.exactOptional(instant),
  }),
  v.forward(
    v.check((balance) => isInRange(balance.amount, balance)),
    ["amount"],
  ),
);

/** The amount must be in its range and counts from its moment, so they merge together. */
export const balance = kindOf(balanceSchema, [["amount", "low", "high", "recordedAt"]]);

const debtSchema = v.looseObject({
  id,
  label,
  kind: v.picklist(["card", "student", "car", "mortgage", "personal", "family", "other"]),
  balance: amountFromZero,
  apr: rate,
  minimum: amountFromZero,
  ownerIds: v.exactOptional(ids),
  accountId: v.exactOptional(id),
  closedOn: v.exactOptional(day),
});

/**
 * No field groups: balance, rate and minimum are independent statements, and one person may correct the rate while the
 * other updates the balance.
 */
export const debt = kindOf(debtSchema);
