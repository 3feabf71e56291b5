import type { AnyRecord } from "./record.ts";

type FieldValues = Readonly<Record<string, unknown>>;

/** Equality by value, whatever the order of names. A name without a value is no name, as in JSON. */
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

/** A field's value, or undefined: never what an object inherits. */
export const own = (fields: FieldValues, name: string): unknown =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;

/** All three are of one edition: what is read is upgraded first, and what is of a newer edition is not changed here. */
export interface MergeInput {
  /** The record that both sides started from; absent where both created it. */
  base?: AnyRecord | undefined;
  /** This device's record, which reaches the server later and so wins where both changed a field. */
  mine: AnyRecord;
  /** The record as the server has it now. */
  theirs: AnyRecord;
  together: readonly (readonly string[])[];
}

export interface Merged {
  record: AnyRecord;
  /** Fields that they changed and that `mine` overrode; their values stay in the change log. */
  lost: string[];
}

type Fields = Readonly<Record<string, unknown>>;

/** These say what the record is, not what people wrote in it. `deleted` is not among them: people write it. */
const unmerged = new Set(["id", "kind", "schema", "version", "restored"]);

/**
 * Merges by field, or by group of fields. A field that a side removed counts as changed by it. If one side deleted the
 * record and the other edited it, it stays deleted and has the edit: bringing it back loses nothing.
 */
export function merge({ base, mine, theirs, together }: MergeInput): Merged {
  const parts = unitsOf([base ?? {}, mine, theirs], together).map((unit) => mergeUnit(unit, base ?? {}, mine, theirs));
  const { id, kind, version } = theirs;
  const envelope = { id, kind, schema: Math.max(mine.schema, theirs.schema), version };
  const fields = Object.fromEntries(parts.flatMap(({ fields }) => fields));
  return { record: { ...envelope, ...fields } as AnyRecord, lost: parts.flatMap(({ lost }) => lost) };
}

/** What is decided as one: each group, and each other field by itself. */
function unitsOf(sides: readonly Fields[], together: MergeInput["together"]): (readonly string[])[] {
  const names = new Set(sides.flatMap((side) => Object.keys(side)).filter((name) => !unmerged.has(name)));
  for (const name of together.flat()) names.delete(name);
  return [...together, ...[...names].map((name) => [name])];
}

function mergeUnit(unit: readonly string[], base: Fields, mine: Fields, theirs: Fields) {
  const hasChanged = (side: Fields) => unit.some((name) => !isSameValue(own(side, name), own(base, name)));
  const winner = hasChanged(mine) ? mine : theirs;
  const fields = unit.map((name) => [name, own(winner, name)] as const).filter(([, value]) => value !== undefined);
  return { fields, lost: unit.filter((name) => isOverridden(name, base, winner, theirs)) };
}

/** The fields that they changed and that a record which stands as a whole does not have. */
export const overriddenBy = (winner: AnyRecord, { base = {}, theirs }: { base?: Fields; theirs: Fields }): string[] =>
  Object.keys({ ...base, ...theirs }).filter((name) => !unmerged.has(name) && isOverridden(name, base, winner, theirs));

function isOverridden(name: string, base: Fields, winner: Fields, theirs: Fields): boolean {
  const value = own(theirs, name);
  return !isSameValue(value, own(base, name)) && !isSameValue(value, own(winner, name));
}
