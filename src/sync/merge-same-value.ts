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
export const own = (fields: FieldValues, name: string): unknown => (Object.hasOwn(fields, name) ? fields[name] : undefined);
