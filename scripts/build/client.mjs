import { readFileSync, rmSync } from "node:fs";
import { build } from "vite";
import { inDist, root } from "./folders.mjs";

const entrySource = "src/web/main.tsx";

/** Builds the web app with one entry for each screen, and tells which files each of them needs. */
export async function buildClient(routes) {
  const screens = Object.fromEntries(routes.map(({ screen, source }) => [screen, source]));
  await build({
    root,
    logLevel: "warn",
    build: {
      outDir: inDist("public"),
      emptyOutDir: true,
      manifest: "manifest.json",
      modulePreload: false,
      rollupOptions: { input: { app: entrySource, ...screens }, preserveEntrySignatures: "exports-only" },
    },
  });
  const manifest = JSON.parse(readFileSync(inDist("public", "manifest.json"), "utf8"));
  rmSync(inDist("public", "manifest.json"));
  return filesOf(manifest, screens);
}

function filesOf(manifest, screens) {
  const chunks = Object.fromEntries(Object.entries(screens).map(([name, source]) => [name, closure(manifest, source)]));
  const fonts = Object.values(manifest)
    .map(({ file }) => `/${file}`)
    .filter((file) => file.endsWith(".woff2"));
  return { entry: closure(manifest, entrySource), chunks, fonts };
}

/** A chunk's own file first, then the files it imports and their styles. */
function closure(manifest, source) {
  const files = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const style of chunk.css ?? []) files.add(style);
  };
  visit(source);
  return [...files].map((file) => `/${file}`);
}
