import * as v from "valibot";

/** Every kind of thing a household keeps. Things people add are records of their own, so that adding never conflicts. */
export const recordKinds = [
  "household",
  "person",
  "income",
  "bill",
  "category",
  "account",
  "debt",
  "balance",
  "goal",
  "withdrawal",
  "habit",
  "habit-tick",
  "transaction",
  "recurring",
  "template",
  "rule",
  "import-source",
  "save",
  "week-review",
  "sign-off",
  "pause",
  "settings",
  "intake-draft",
  "overridden",
] as const;

export type RecordKind = (typeof recordKinds)[number];

/** Ids are made by devices, so their form is checked wherever they enter. */
export const recordIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9_@:.-]{0,79}$/));

/**
 * What every record has, whatever its kind. `version` is the household's counter at the write that the server accepted,
 * 0 before the first; `schema` says by which edition of its kind the fields were written. Other fields are the kind's
 * own; those that a newer edition added are kept as they came.
 */
export const envelopeSchema = v.looseObject({
  id: recordIdSchema,
  kind: v.picklist(recordKinds),
  schema: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)),
  version: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER)),
  deleted: v.boolean(),
  /** Only on a record that a device gave back to a restored server: the version it had before. It stays with the record. */
  restored: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER))),
});

export type AnyRecord = v.InferOutput<typeof envelopeSchema>;

/** The envelope's own fields. Of these only `deleted` merges like a field of the kind. */
export const envelopeFields = ["id", "kind", "schema", "version", "deleted", "restored"] as const;

/** Whether this is what is left of an item that someone keeps to themselves from now on: nothing but that it is gone. */
export const isEmptied = (record: AnyRecord): boolean =>
  record.deleted && Object.keys(record).every((name) => (envelopeFields as readonly string[]).includes(name));

/** How many bytes a text takes in UTF-8. Counted by hand, because the pure layers have no TextEncoder. */
export function utf8Bytes(text: string): number {
  let bytes = 0;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit < 0x80) bytes += 1;
    else if (unit < 0x800) bytes += 2;
    else if (isPair(unit, text.charCodeAt(index + 1))) {
      bytes += 4;
      index++;
    } else bytes += 3;
  }
  return bytes;
}

const isPair = (first: number, second: number): boolean =>
  first >= 0xd800 && first <= 0xdbff && second >= 0xdc00 && second <= 0xdfff;
