import { join } from "node:path";
import { root } from "./folders.mjs";

const call = /\blazyChunk\(\s*"([\w-]+)",\s*\(\) =>\s*import\("([^"]+)"\),?\s*\)/g;

const preloadHelper = "\0vite/preload-helper.js";

/**
 * Finds every `lazyChunk("name", () => import("./source"))` of the web app. `files` receives the file that each name is
 * built into. The build ends where anything is imported lazily in another way: such a piece would have no time-out, no
 * retry and no words for its failure.
 */
export function lazyChunks(files) {
  const sources = new Map();
  const web = join(root, "src", "web");
  return {
    name: "lazy-chunks",
    enforce: "pre",
    // The bundler's own way to fetch a chunk's files early. The loader has fetched them before.
    load: (id) => (id === preloadHelper ? "export const __vitePreload = (load) => load();" : null),
    async transform(code, id) {
      if (!id.startsWith(web)) return null;
      for (const [, name, target] of code.matchAll(call)) {
        const source = (await this.resolve(target, id))?.id;
        if (sources.has(name) && sources.get(name) !== source) this.error(`Two lazy chunks are called "${name}".`);
        sources.set(name, source);
      }
      return null;
    },
    generateBundle(_, bundle) {
      const built = Object.values(bundle).filter(({ type }) => type === "chunk");
      const fileOf = (source) =>
        (
          built.find(({ facadeModuleId }) => facadeModuleId === source) ??
          built.find(({ moduleIds }) => moduleIds.includes(source))
        )?.fileName;
      // What a build leaves out, as the debug panel, has no file.
      for (const [name, source] of sources) if (fileOf(source)) files[name] = fileOf(source);
      const known = new Set(Object.values(files));
      for (const { fileName, dynamicImports } of built)
        for (const target of dynamicImports)
          if (!known.has(target)) this.error(`${fileName} imports ${target} lazily, but not by lazyChunk.`);
    },
  };
}
