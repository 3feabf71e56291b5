import * as v from "valibot";
import type { Transaction } from "#domain/household/records.ts";
import type { Currency } from "#domain/money/money.ts";
import { checkTransaction } from "#domain/spending/transaction.ts";
import type { Day } from "#domain/time/day.ts";
import { amount, id, labelOrNone, longestKey, mostRows, note } from "./fields.ts";

/** A part of an entry may have no category, as the whole entry may. */
const split = v.looseObject({ categoryId: v.union([id, v.literal("")]), amount });

const imported = v.looseObject({ sourceId: id, key: v.pipe(v.string(), v.minLength(1), v.maxLength(longestKey)) });

/** What a transaction and the entry of a template have in common. */
export const entry = {
  amount,
  payee: labelOrNone,
  personId: id,
  categoryId: v.exactOptional(id),
  splits: v.exactOptional(v.pipe(v.array(split), v.minLength(1), v.maxLength(mostRows))),
  note,
  forPersonId: v.exactOptional(id),
  toPersonId: v.exactOptional(id),
  imported: v.exactOptional(imported),
};

export const entryType = v.picklist(["spending", "income", "transfer"]);

/** Its three decimals make its limit the one that every amount here is held to. */
const widest = "KWD" as Currency;

export const isSound = (transaction: Transaction): boolean => checkTransaction(transaction, widest).ok;

/** An entry of a template has no day of its own. */
const anyDay = "2026-01-01" as Day;

export const templateEntry = v.pipe(
  v.looseObject({ ...entry, kind: entryType }),
  v.check((fields) => isSound({ ...fields, id: "", day: anyDay })),
);
