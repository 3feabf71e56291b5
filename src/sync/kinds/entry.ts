import * as v from "valibot";
import type { Transaction } from "#domain/household/records.ts";
import type { Currency } from "#domain/money/money.ts";
import { checkTransaction } from "#domain/spending/transaction.ts";
import { amount, id, labelOrNone, mostRows, note } from "./fields.ts";

/** A part of an entry may have no category, as the whole entry may. */
const split = v.looseObject({ categoryId: v.union([id, v.literal("")]), amount });

/** What a transaction and the template of a recurring one have in common. */
export const entry = {
  amount,
  payee: labelOrNone,
  personId: id,
  categoryId: v.exactOptional(id),
  splits: v.exactOptional(v.pipe(v.array(split), v.minLength(1), v.maxLength(mostRows))),
  note,
};

export const entryType = v.picklist(["spending", "income", "transfer"]);

/** Its three decimals make its limit the one that every amount here is held to. */
const widest = "KWD" as Currency;

export const isSound = (transaction: Transaction): boolean => checkTransaction(transaction, widest).ok;
