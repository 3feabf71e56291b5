import { build } from "vite";
import { inDist, root } from "./folders.mjs";

/** Bundles our own sources for Node; packages stay in node_modules. */
export async function buildForNode(input, folder) {
  await build({
    root,
    logLevel: "warn",
    build: {
      ssr: true,
      outDir: inDist(folder),
      emptyOutDir: true,
      copyPublicDir: false,
      target: "node20",
      rollupOptions: { input, output: { entryFileNames: "[name].js" } },
    },
  });
}
