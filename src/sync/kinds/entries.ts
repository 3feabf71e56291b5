import * as v from "valibot";
import type { ImportSource, Transaction } from "#domain/household/records.ts";
import type { Currency } from "#domain/money/money.ts";
import { checkTransaction } from "#domain/spending/transaction.ts";
import type { Day } from "#domain/time/day.ts";
import { utf8Bytes } from "../record.ts";
import {
  accountRef,
  amount,
  cadence,
  day,
  id,
  instant,
  isPlainJson,
  label,
  labelOrNone,
  longestKey,
  maxRows,
  note,
  wholeFrom,
} from "./fields.ts";
import { kindOf } from "./kind.ts";

/** A part of an entry may have no category, like an entry. */
const split = v.looseObject({ categoryId: v.union([id, v.literal("")]), amount });

const imported = v.looseObject({ sourceId: id, key: v.pipe(v.string(), v.minLength(1), v.maxLength(longestKey)) });

/** The common fields of a transaction and the entry of a template. */
const entry = {
  amount,
  account: v.exactOptional(accountRef),
  toAccount: v.exactOptional(accountRef),
  payee: labelOrNone,
  personId: id,
  categoryId: v.exactOptional(id),
  splits: v.exactOptional(v.pipe(v.array(split), v.minLength(1), v.maxLength(maxRows))),
  note,
  forPersonId: v.exactOptional(id),
  toPersonId: v.exactOptional(id),
  goalId: v.exactOptional(id),
  imported: v.exactOptional(imported),
};

const entryType = v.picklist(["spending", "income", "transfer"]);

/** A currency with three decimals: its limit applies to every amount here. */
const widest = "KWD" as Currency;

const isSound = (transaction: Transaction): boolean => checkTransaction(transaction, widest).ok;

/** An entry of a template has no day of its own. */
const anyDay = "2026-01-01" as Day;

const templateEntry = v.pipe(
  v.looseObject({ ...entry, kind: entryType }),
  v.check((fields) => isSound({ ...fields, id: "", day: anyDay })),
);

const transactionSchema = v.pipe(
  v.looseObject({
    id,
    ...entry,
    day,
    kind: entryType,
    bill: v.exactOptional(v.looseObject({ id, due: day })),
    pairedWith: v.exactOptional(v.looseObject({ kind: v.picklist(["transaction", "save"]), id })),
    isCleared: v.exactOptional(v.boolean()),
    recordedAt: v.exactOptional(instant),
  }),
  v.forward(
    v.check((transaction) => isSound(transaction)),
    ["amount"],
  ),
);

/**
 * Splits must add up to the amount, and only a transfer has a destination, which is not where it came from. Category and
 * amount merge independently: one person may correct one while the other corrects the other.
 */
export const transaction = kindOf(transactionSchema, [
  ["amount", "splits"],
  ["kind", "personId", "toPersonId", "account", "toAccount", "pairedWith"],
]);

const recurringSchema = v.looseObject({
  id,
  schedule: v.looseObject({ cadence, on: day }),
  entry: templateEntry,
  until: v.exactOptional(day),
});

/** Schedule and entry are one field each, so each stays consistent in a merge. */
export const recurring = kindOf(recurringSchema);

const templateSchema = v.looseObject({
  id,
  label,
  entry: templateEntry,
});

/** The entry is one field, so it stays consistent in a merge. */
export const template = kindOf(templateSchema);

/** "A payee that contains this has that category." Of several matches, the lowest order wins. */
const ruleSchema = v.looseObject({
  id,
  contains: label,
  categoryId: id,
  order: wholeFrom(1, 1_000_000),
});

/** The text and the category merge together. */
export const rule = kindOf(ruleSchema, [["contains", "categoryId"]]);

const longestHeader = 4_000;
const largestMapping = 4_096;

/** The import defines the content; here it only has to be a small plain JSON object. */
const mapping = v.custom<ImportSource["mapping"]>(
  (given) =>
    typeof given === "object" &&
    !Array.isArray(given) &&
    given !== null &&
    isPlainJson(given) &&
    utf8Bytes(JSON.stringify(given)) <= largestMapping,
);

const importSourceSchema = v.looseObject({
  id,
  label,
  /** Empty if the file has none. */
  header: v.pipe(v.string(), v.maxLength(longestHeader)),
  mapping,
});

/** A mapping refers to the columns of its header, so they merge together. */
export const importSource = kindOf(importSourceSchema, [["header", "mapping"]]);
