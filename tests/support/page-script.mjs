import { join } from "node:path";
import { build } from "vite";
import { root } from "../../scripts/build/folders.mjs";

/** Bundles sources for a page of a test or a measurement; what the entry exports is on the page as `window[name]`. */
export async function bundleForPage(entry, name) {
  const built = await build({
    root,
    configFile: false,
    logLevel: "warn",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      target: "es2023",
      lib: { entry: join(root, entry), formats: ["iife"], name },
    },
  });
  return [built].flat()[0].output[0].code;
}
