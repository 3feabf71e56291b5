/** Deeper than any record of ours; it keeps comparing and merging far from the end of the stack. */
export const deepest = 16;

/** Names that copying an object would drop or take for its prototype. */
const unsafeNames = new Set(["__proto__", "prototype", "constructor"]);

/** Whether a value is what JSON can say, and comes back from it the same. */
export function isPlainJson(value: unknown, depth = 0): boolean {
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object" || value === null) {
    return value === null || typeof value === "string" || typeof value === "boolean";
  }
  if (depth === deepest) return false;
  if (Array.isArray(value)) return isPlainList(value, depth);
  if (!isPlainObject(value)) return false;
  return Object.entries(value).every(([name, field]) => !unsafeNames.has(name) && isPlainJson(field, depth + 1));
}

/** By index, because `every` would skip a hole, and JSON would not. */
function isPlainList(list: readonly unknown[], depth: number): boolean {
  for (let index = 0; index < list.length; index++) if (!isPlainJson(list[index], depth + 1)) return false;
  return true;
}

/** By what it inherits: an object from another window has another `Object.prototype`. */
function isPlainObject(value: object): boolean {
  const parent: unknown = Object.getPrototypeOf(value);
  return parent === null || Object.getPrototypeOf(parent) === null;
}
