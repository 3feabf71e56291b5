import type { AnyRecord, FieldValues } from "./record.ts";

/** Deep equality, whatever the order of names. Undefined values count as absent, as in JSON. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && isSameList(a, b);
  return isSameObject(a as FieldValues, b as FieldValues);
}

const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item, index) => isSameValue(item, b[index]));

const isSameObject = (a: FieldValues, b: FieldValues): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => isSameValue(own(a, name), own(b, name)));

/** A field's own value, or undefined; never an inherited one. */
export const own = (fields: FieldValues, name: string): unknown =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;

/** All three must be of one edition: older records are upgraded first, newer ones are never merged. */
export interface MergeInput {
  /** The common ancestor; absent if both sides created the record. */
  base?: AnyRecord | undefined;
  /** This device's record. It reaches the server later, so it wins if both changed a field. */
  mine: AnyRecord;
  /** The current record of the server. */
  theirs: AnyRecord;
  together: readonly (readonly string[])[];
}

export interface Merged {
  record: AnyRecord;
  /** Fields changed by `theirs` that `mine` overrode; their values stay in the change log. */
  lost: string[];
}

/**
 * Three-way merge by field or field group. A removed field counts as changed. If one side deleted the record and the other
 * edited it, it stays deleted with the edit, so that restoring it loses nothing.
 */
export function merge({ base, mine, theirs, together }: MergeInput): Merged {
  const sides = [base?.fields ?? {}, mine.fields, theirs.fields] as const;
  const parts = unitsOf(sides, together).map((unit) => mergeUnit(unit, ...sides));
  const { id, kind, version } = theirs;
  const record = {
    id,
    kind,
    edition: Math.max(mine.edition, theirs.edition),
    version,
    deleted: mine.deleted === base?.deleted ? theirs.deleted : mine.deleted,
    fields: Object.fromEntries(parts.flatMap(({ fields }) => fields)),
  };
  return { record, lost: parts.flatMap(({ lost }) => lost) };
}

/** The units of the merge: each field group, and each other field by itself. */
function unitsOf(sides: readonly FieldValues[], together: MergeInput["together"]): (readonly string[])[] {
  const names = new Set(sides.flatMap((side) => Object.keys(side)));
  for (const name of together.flat()) names.delete(name);
  return [...together, ...[...names].map((name) => [name])];
}

function mergeUnit(unit: readonly string[], base: FieldValues, mine: FieldValues, theirs: FieldValues) {
  const hasChanged = (side: FieldValues) => unit.some((name) => !isSameValue(own(side, name), own(base, name)));
  const winner = hasChanged(mine) ? mine : theirs;
  const fields = unit.map((name) => [name, own(winner, name)] as const).filter(([, value]) => value !== undefined);
  return { fields, lost: unit.filter((name) => isOverridden(name, base, winner, theirs)) };
}

/** The fields that `theirs` changed and that a whole-record winner lacks. */
export const overriddenBy = (
  winner: AnyRecord,
  { base, theirs }: { base?: AnyRecord | undefined; theirs: AnyRecord },
): string[] =>
  Object.keys({ ...base?.fields, ...theirs.fields }).filter((name) =>
    isOverridden(name, base?.fields ?? {}, winner.fields, theirs.fields),
  );

function isOverridden(name: string, base: FieldValues, winner: FieldValues, theirs: FieldValues): boolean {
  const value = own(theirs, name);
  return !isSameValue(value, own(base, name)) && !isSameValue(value, own(winner, name));
}
