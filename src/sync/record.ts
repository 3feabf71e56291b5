import * as v from "valibot";

/** Every kind of record. Everything that people add is its own record, so that adding never conflicts. */
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

/** Devices create ids, so their form is checked wherever they enter. */
export const recordIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9_@:.-]{0,79}$/));

/**
 * The fields of every record. `version` is the household's counter when the server accepted the write, 0 before the first;
 * `schema` is the edition of the kind that wrote the fields. All other fields belong to the kind; fields of a newer edition
 * are preserved.
 */
export const envelopeSchema = v.looseObject({
  id: recordIdSchema,
  kind: v.picklist(recordKinds),
  schema: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)),
  version: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER)),
  deleted: v.boolean(),
  /** Only on a record that a device returned to a restored server: its previous version. It stays with the record. */
  restored: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER))),
});

export type AnyRecord = v.InferOutput<typeof envelopeSchema>;

/** The envelope's fields. Only `deleted` merges like a field of the kind. */
export const envelopeFields = ["id", "kind", "schema", "version", "deleted", "restored"] as const;

/** Whether this is the empty tombstone of an item that became private. */
export const isEmptied = (record: AnyRecord): boolean =>
  record.deleted && Object.keys(record).every((name) => (envelopeFields as readonly string[]).includes(name));

/** The UTF-8 size of a text. Computed here, because the pure layers have no TextEncoder. */
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
