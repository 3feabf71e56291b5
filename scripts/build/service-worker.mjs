import { build } from "vite";
import { inDist, root } from "./folders.mjs";

/** The worker stands at the site's root under a fixed name; its list of files makes each build's worker different. */
export async function buildServiceWorker(buildId, { entry, chunks, later, style, fonts }) {
  const files = [
    ...new Set([
      ...entry,
      ...Object.values(chunks).flat(),
      ...later,
      style,
      ...fonts.filter((file) => !/-ext-/.test(file)),
    ]),
  ];
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    define: { __BUILD__: JSON.stringify(buildId), __FILES__: JSON.stringify(files) },
    build: {
      outDir: inDist("public"),
      emptyOutDir: false,
      copyPublicDir: false,
      target: "es2023",
      rollupOptions: {
        input: { sw: "src/web/worker/service-worker.ts" },
        output: { entryFileNames: "[name].js", format: "iife" },
      },
    },
  });
}
