import { build } from "vite";
import { inDist, root } from "./folders.mjs";

export const buildForNode = (input, folder) => bundleForNode(input, inDist(folder));

/** Bundles our own sources for Node; packages stay in node_modules. */
export async function bundleForNode(input, outDir) {
  await build({
    root,
    logLevel: "warn",
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      target: "node20",
      rollupOptions: { input, output: { entryFileNames: "[name].js" } },
    },
  });
}
