import { posix } from "node:path";

/** The path of an import below the project's root, or null for a package. */
export function resolveImport(from, specifier) {
  if (specifier.startsWith("#content/")) return specifier.slice(1);
  if (specifier.startsWith("#")) return `src/${specifier.slice(1)}`;
  if (!specifier.startsWith(".")) return null;
  return posix.join(posix.dirname(from), specifier);
}
