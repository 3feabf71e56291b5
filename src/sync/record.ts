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

/** Values by field name. Read unknown names with `own`. */
export type FieldValues = Readonly<Record<string, unknown>>;

/**
 * The envelope of every record. `version` is the household's counter when the server accepted the write, 0 before the first;
 * `edition` is the edition of the kind that wrote the fields. The fields are the domain's own object, so they repeat the id:
 * nothing has to be converted on the way to a screen. Fields of a newer edition are preserved.
 */
export interface AnyRecord {
  id: string;
  kind: RecordKind;
  edition: number;
  version: number;
  deleted: boolean;
  /** Only on a record that a device returned to a restored server: its previous version. It stays with the record. */
  restored?: number;
  fields: FieldValues;
}

export const envelopeSchema = v.looseObject({
  id: recordIdSchema,
  kind: v.picklist(recordKinds),
  edition: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)),
  version: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER)),
  deleted: v.boolean(),
  restored: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER))),
  fields: v.custom<FieldValues>((given) => typeof given === "object" && given !== null && !Array.isArray(given)),
});

/** The record with some of its fields replaced. */
export const withFields = (record: AnyRecord, change: FieldValues): AnyRecord => ({
  ...record,
  fields: { ...record.fields, ...change },
});

/** The empty tombstone of an item that became private. */
export const emptied = ({ restored: _, ...record }: AnyRecord): AnyRecord => ({ ...record, deleted: true, fields: {} });

export const isEmptied = ({ deleted, fields }: AnyRecord): boolean => deleted && Object.keys(fields).length === 0;

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
