import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./folders.mjs";

const door = join(root, "src", "web", "store", "index.ts");
const exports = /export (?:type )?\{([^}]*)\} from "\.\/([^"]+)";/g;
const imports = /import (type )?\{([^}]*)\} from "#web\/store\/index\.ts";/g;

const namesIn = (list) => list.split(",").flatMap((name) => name.trim() || []);

/** The module behind each name of the door. */
function modulesOf(text) {
  const found = [...text.matchAll(exports)].flatMap(([, list, file]) => namesIn(list).map((name) => [name, file]));
  return new Map(found.map(([name, file]) => [name.replace(/^type /, ""), file]));
}

/**
 * Replaces imports from the store's door by imports from the modules behind it. Otherwise each page would count as an importer of
 * the whole store: the build groups modules by the pages that reach them, and every test would load all of it.
 */
export function storeDoor() {
  return {
    name: "store-door",
    enforce: "pre",
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes("#web/store/index.ts")) return null;
      const modules = modulesOf(readFileSync(door, "utf8"));
      return { code: code.replace(imports, (whole, type, list) => direct(modules, whole, type, list)), map: null };
    },
  };
}

/** As many lines as before, so that positions in errors stay right. */
function direct(modules, whole, type = "", list) {
  const files = new Map();
  for (const name of namesIn(list)) {
    const [exported] = name.replace(/^type /, "").split(" as ");
    const file = modules.get(exported);
    if (!file) throw new Error(`src/web/store/index.ts does not export ${exported}.`);
    files.set(file, [...(files.get(file) ?? []), name]);
  }
  const statements = [...files].map(
    ([file, names]) => `import ${type}{ ${names.join(", ")} } from "#web/store/${file}";`,
  );
  return statements.join(" ") + "\n".repeat(whole.split("\n").length - 1);
}
