import type { AnyRecord, FieldValues } from "#sync/record.ts";

/** Fields with the id of another record. */
const referenceFields = new Set([
  "personId",
  "forPersonId",
  "toPersonId",
  "categoryId",
  "goalId",
  "habitId",
  "accountId",
  "billId",
  "sourceId",
]);
/** Fields with several ids. */
const referenceListFields = new Set(["ownerIds"]);
/** Fields with a kind and an id, such as the target of a save. */
const nestedReferenceFields = new Set(["of", "target", "bill"]);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Renames all ids that the record references, including those in the splits of an entry. */
export const withReferences = (record: AnyRecord, rename: (id: string) => string): AnyRecord => ({
  ...record,
  fields: renameIn(record.fields, rename) as FieldValues,
});

function renameIn(value: unknown, rename: (id: string) => string): unknown {
  if (Array.isArray(value)) return value.map((part) => renameIn(part, rename));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, part]) => {
    if (referenceFields.has(name) && typeof part === "string" && part !== "") return [name, rename(part)];
    if (referenceListFields.has(name) && Array.isArray(part)) return [name, [...new Set(part.map(rename))]];
    if (nestedReferenceFields.has(name) && isObject(part) && typeof part.id === "string")
      return [name, { ...part, id: rename(part.id) }];
    return [name, renameIn(part, rename)];
  });
  return Object.fromEntries(entries);
}

/** The ids of all referenced records. */
export function referencesOf(record: AnyRecord): string[] {
  const found: string[] = [];
  withReferences(record, (id) => {
    found.push(id);
    return id;
  });
  return found;
}

/** Fields that say where money moves, by an id or by a kind and an id. Unlike other references they may be left out. */
const placeFields = new Set(["fromAccountId", "toAccountId", "debtId"]);
const nestedPlaceFields = new Set(["account", "toAccount", "defaultAccount", "pairedWith"]);

/** Renames the places of a record, and leaves out those that have no new id. */
export function withPlaces(fields: FieldValues, newIdOf: (id: string) => string | undefined): FieldValues {
  const entries = Object.entries(fields).flatMap(([name, part]): [string, unknown][] => {
    if (placeFields.has(name) && typeof part === "string") {
      const id = newIdOf(part);
      return id === undefined ? [] : [[name, id]];
    }
    if (nestedPlaceFields.has(name) && isObject(part) && typeof part.id === "string") {
      const id = newIdOf(part.id);
      return id === undefined ? [] : [[name, { ...part, id }]];
    }
    // What a recurring entry or a template creates.
    return [[name, name === "entry" && isObject(part) ? withPlaces(part as FieldValues, newIdOf) : part]];
  });
  return Object.fromEntries(entries) as FieldValues;
}

/** The ids of a record's places. */
export function placesOf({ fields }: AnyRecord): string[] {
  const found: string[] = [];
  withPlaces(fields, (id) => {
    found.push(id);
    return id;
  });
  return found;
}
