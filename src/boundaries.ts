/** What every part of the web may import, except the lowest. */
const basics = ["src/web/app/lazy/", "src/web/platform/", "src/sync/", "src/domain/", "*"];

/** Everything else in the store is private to it. */
const storeDoor = "src/web/store/index.ts";

const belowHousehold = ["src/web/ui/", storeDoor, "src/web/backends/", "src/web/analytics/", "src/web/paths.ts"];

/** Which folder may import from which. The first row whose folder holds the file decides; packages are `*`. */
const table: readonly [folder: string, mayImport: readonly string[]][] = [
  ["src/domain/", ["src/domain/"]],
  ["src/sync/", ["src/sync/", "src/domain/", "*"]],
  ["src/server/", ["src/server/", "src/sync/", "src/domain/", "*"]],
  ["src/web/platform/router/", ["src/web/platform/router/", "*"]],
  ["src/web/ui/", ["src/web/ui/", "src/web/platform/router/", "src/domain/", "*"]],
  // The one loader of everything that comes in a file of its own: every part of the web may use it.
  [
    "src/web/app/lazy/",
    ["src/web/app/lazy/", "src/web/ui/", "src/web/platform/site-config.ts", "src/web/platform/safe-storage.ts", "*"],
  ],
  // The session of hosted mode is loaded on demand.
  [
    "src/web/platform/",
    ["src/web/platform/", "src/web/app/lazy/", "src/web/backends/firebase/auth/", "src/sync/", "src/domain/", "*"],
  ],
  ["src/web/worker/", ["src/web/worker/", "*"]],
  // The adapters of our server and of Firebase. They implement the ports of the store, which chooses between them.
  ["src/web/backends/", [...basics, "src/web/backends/", storeDoor, "src/web/paths.ts"]],
  ["src/web/store/", [...basics, "src/web/store/", "src/web/backends/"]],
  ["src/web/analytics/", [...basics, "src/web/analytics/", "src/web/ui/", "src/web/paths.ts"]],
  ["src/web/household/", [...basics, ...belowHousehold, "src/web/household/", "content/merchants/"]],
  ["src/web/features/", [...basics, ...belowHousehold, "src/web/household/", "own feature", "content/"]],
  [
    "src/web/app/",
    [...basics, ...belowHousehold, "src/web/household/", "src/web/features/", "src/web/app/", "content/"],
  ],
  ["src/web/", ["src/web/", "src/sync/", "src/domain/", "content/", "*"]],
  // Data and prose. The features draw it, and pass in the components that prose needs.
  ["content/", ["content/", "src/domain/", "*"]],
  ["src/", ["src/", "*"]],
];

/** Tests may import what they like; nothing else imports them or what is made for them. */
export const forTests = /\.(test|contract|fixture)\.tsx?$/;

const pureLayers = ["src/domain/", "src/sync/"];
const impurities = /\bDate\.now\b|\bnew Date\(\s*\)|\bMath\.random\b|\bperformance\.now\b/g;
const imports = /(?:\bfrom\s+|\bimport\s*\(?\s*)["']([^"']+)["']/g;

/** What a source does against the direction `web → sync → domain ← sync ← server`, or against purity. */
export function violationsIn(path: string, text: string): string[] {
  const [, allowed] = table.find(([folder]) => path.startsWith(folder))!;
  const badImports = [...text.matchAll(imports)]
    .map(([, target]) => resolveImport(path, target!))
    .filter(
      (target) => forTests.test(target) || !allowed.some((folder) => target.startsWith(ownFeature(folder, path))),
    );
  const isPure = pureLayers.some((layer) => path.startsWith(layer));
  const impure = isPure ? [...text.matchAll(impurities)].map(([found]) => found) : [];
  return [...badImports, ...impure];
}

const ownFeature = (folder: string, path: string): string =>
  folder === "own feature" ? `${path.split("/").slice(0, 4).join("/")}/` : folder;

function resolveImport(path: string, target: string): string {
  if (target.startsWith("#content/")) return target.slice(1);
  if (target.startsWith("#")) return `src/${target.slice(1)}`;
  if (!target.startsWith(".")) return "*";
  const parts = path.split("/").slice(0, -1);
  for (const part of target.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts.join("/");
}

const fragmentLines = 25;

/** Files that are too small to stand alone: under 25 lines, and imported only by one file of the same folder. */
export function fragmentsIn(texts: ReadonlyMap<string, string>): string[] {
  const importers = new Map<string, Set<string>>();
  const lazy = new Set<string>();
  for (const [path, text] of texts)
    for (const [whole, target] of text.matchAll(imports)) {
      const resolved = resolveImport(path, target!);
      if (/^import\s*\(/.test(whole)) lazy.add(resolved);
      importers.set(resolved, (importers.get(resolved) ?? new Set()).add(path));
    }
  return [...texts].flatMap(([path, text]) => {
    const [importer, ...others] = importers.get(path) ?? [];
    const isSmall = text.trimEnd().split("\n").length < fragmentLines;
    const isAlone = importer !== undefined && others.length === 0 && folderOf(importer) === folderOf(path);
    return isSmall && isAlone && !lazy.has(path) ? [path] : [];
  });
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/"));

/** Groups of files that import each other's values in a circle: which of them runs first depends on the importer. */
export function cyclesIn(texts: ReadonlyMap<string, string>): string[][] {
  const state = new Map<string, { order: number; low: number }>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const visit = (path: string) => {
    const own = { order: state.size, low: state.size };
    state.set(path, own);
    stack.push(path);
    for (const target of valueImportsOf(path, texts.get(path)!)) {
      if (!texts.has(target)) continue;
      if (!state.has(target)) visit(target);
      if (stack.includes(target)) own.low = Math.min(own.low, state.get(target)!.low);
    }
    if (own.low < own.order) return;
    const group = stack.splice(stack.indexOf(path));
    if (group.length > 1) cycles.push(group.toSorted());
  };
  for (const path of texts.keys()) if (!state.has(path)) visit(path);
  return cycles;
}

const statements = /^(?:import|export)\s+(?!type\b)([^;"']*?\bfrom\s+)?["']([^"']+)["']/gm;

/** Imports that only name types are gone when the code runs. */
function valueImportsOf(path: string, text: string): string[] {
  return [...text.matchAll(statements)]
    .filter(([, names = ""]) => !/^\{(\s*type\s+[^,}]+,?)+\s*\}\s*from\s+$/.test(names))
    .map(([, , target]) => resolveImport(path, target!));
}
