/**
 * `npm run house`: the size of the code's structure. Per layer: source files, lines, the median. Then what should not grow back: files
 * under 30 lines with a single importer, and modules of the store that are imported from outside it.
 * `npm run house -- flows` also counts the source files that two flows execute.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./build/folders.mjs";
import { resolveImport } from "./house/imports.mjs";

const layers = ["src/domain", "src/sync", "src/server", "src/web", "content"];
const storeFolder = "src/web/store/";
const forTests = /\.(test|contract|fixture)\.tsx?$/;

const sources = ["src", "content"]
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((name) => `${folder}/${name}`))
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => /\.tsx?$/.test(path));
const files = sources
  .filter((path) => !forTests.test(path))
  .map((path) => {
    const text = readFileSync(join(root, path), "utf8");
    return { path, lines: text.split("\n").length - 1, imports: importsIn(path, text) };
  });

function importsIn(path, text) {
  const found = [...text.matchAll(/(?:\bfrom\s+|\bimport\s*\(?\s*)["']([^"']+)["']/g)];
  return new Set(found.map(([, specifier]) => resolveImport(path, specifier)).filter(Boolean));
}

function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 ? sorted[Math.floor(middle)] : (sorted[middle - 1] + sorted[middle]) / 2;
}

const importersOf = new Map();
for (const { path, imports } of files)
  for (const target of imports) importersOf.set(target, [...(importersOf.get(target) ?? []), path]);

const below = (folder) => files.filter(({ path }) => path.startsWith(`${folder}/`));
const row = (name, found) => ({
  layer: name,
  files: found.length,
  lines: found.reduce((sum, { lines }) => sum + lines, 0),
  median: median(found.map(({ lines }) => lines)),
  "over 350 lines": found.filter(({ lines }) => lines > 350).length,
});
console.table([...layers.map((layer) => row(layer, below(layer))), row("src", below("src"))]);

const tests = sources.filter((path) => forTests.test(path) && path.startsWith("src/"));
console.log(`Test files in src: ${tests.length}`);

const fragments = files.filter(({ path, lines }) => lines < 30 && importersOf.get(path)?.length === 1);
console.log(`Source files under 30 lines with a single importer: ${fragments.length}`);

const isInStore = (path) => path.startsWith(storeFolder);
const doors = [...importersOf].filter(
  ([target, importers]) => isInStore(target) && importers.some((path) => !isInStore(path)),
);
console.log(`Modules of the store that are imported from outside it: ${doors.length}`);

if (process.argv.includes("fragments"))
  for (const { path, lines } of fragments) console.log(`${lines}\t${path}\t<- ${importersOf.get(path)}`);
if (process.argv.includes("flows")) await import("./house/flows.mjs");
