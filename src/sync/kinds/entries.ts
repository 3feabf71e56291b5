import * as v from "valibot";
import type { ImportSource, Transaction } from "#domain/household/records.ts";
import type { Currency } from "#domain/money/money.ts";
import type { EntryTemplate, RecurringTemplate } from "#domain/spending/recurring.ts";
import { checkTransaction } from "#domain/spending/transaction.ts";
import type { Day } from "#domain/time/day.ts";
import { utf8Bytes } from "../record.ts";
import {
  amount,
  cadence,
  day,
  id,
  isPlainJson,
  label,
  labelOrNone,
  longestKey,
  maxRows,
  note,
  wholeFrom,
} from "./fields.ts";
import { type FieldsOf, kindOf } from "./kind.ts";

/** A part of an entry may have no category, as the whole entry may. */
const split = v.looseObject({ categoryId: v.union([id, v.literal("")]), amount });

const imported = v.looseObject({ sourceId: id, key: v.pipe(v.string(), v.minLength(1), v.maxLength(longestKey)) });

/** What a transaction and the entry of a template have in common. */
const entry = {
  amount,
  payee: labelOrNone,
  personId: id,
  categoryId: v.exactOptional(id),
  splits: v.exactOptional(v.pipe(v.array(split), v.minLength(1), v.maxLength(maxRows))),
  note,
  forPersonId: v.exactOptional(id),
  toPersonId: v.exactOptional(id),
  imported: v.exactOptional(imported),
};

const entryType = v.picklist(["spending", "income", "transfer"]);

/** Its three decimals make its limit the one that every amount here is held to. */
const widest = "KWD" as Currency;

const isSound = (transaction: Transaction): boolean => checkTransaction(transaction, widest).ok;

/** An entry of a template has no day of its own. */
const anyDay = "2026-01-01" as Day;

const templateEntry = v.pipe(
  v.looseObject({ ...entry, kind: entryType }),
  v.check((fields) => isSound({ ...fields, id: "", day: anyDay })),
);

const transactionSchema = v.pipe(
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
export const transaction = kindOf(transactionSchema, [
  ["amount", "splits"],
  ["type", "personId", "toPersonId"],
]);

const recurringSchema = v.looseObject({
  schedule: v.looseObject({ cadence, on: day }),
  entry: templateEntry,
  until: v.exactOptional(day),
}) satisfies v.GenericSchema<unknown, FieldsOf<RecurringTemplate>>;

/** Schedule and entry are one field each, so what must agree within them does. */
export const recurring = kindOf(recurringSchema);

const templateSchema = v.looseObject({ label, entry: templateEntry }) satisfies v.GenericSchema<
  unknown,
  FieldsOf<EntryTemplate>
>;

/** The entry is one field, so what must agree within it does. */
export const template = kindOf(templateSchema);

/** "A payee that contains this is of that category." Of several that fit, the one with the lowest order decides. */
const ruleSchema = v.looseObject({ contains: label, categoryId: id, order: wholeFrom(1, 1_000_000) });

/** The words and the category are one thought. */
export const rule = kindOf(ruleSchema, [["contains", "categoryId"]]);

const longestHeader = 4_000;
const largestMapping = 4_096;

/** Its names are the import's own; here it only has to be an object that JSON can say, and small. */
const mapping = v.custom<ImportSource["mapping"]>(
  (given) =>
    typeof given === "object" &&
    !Array.isArray(given) &&
    given !== null &&
    isPlainJson(given) &&
    utf8Bytes(JSON.stringify(given)) <= largestMapping,
);

const importSourceSchema = v.looseObject({
  label,
  /** Empty where a file has none. */
  header: v.pipe(v.string(), v.maxLength(longestHeader)),
  mapping,
}) satisfies v.GenericSchema<unknown, FieldsOf<ImportSource>>;

/** A mapping is of the columns that its header names. */
export const importSource = kindOf(importSourceSchema, [["header", "mapping"]]);
