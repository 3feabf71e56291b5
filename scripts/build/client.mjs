import { readFileSync, rmSync } from "node:fs";
import { build } from "vite";
import { inDist, root } from "./folders.mjs";
import { groupsOf } from "./groups.mjs";
import { buildRoomStyles, withoutStyles } from "./room-styles.mjs";

const entrySource = "src/web/main.tsx";

/** Builds the web app with one entry for each screen, and tells which files each of them needs. */
export async function buildClient(routes) {
  const screens = Object.fromEntries(routes.map(({ screen, source }) => [screen, source]));
  const rooms = routes.filter(({ isPublic }) => !isPublic);
  const roomStyles = [];
  await build({
    root,
    logLevel: "warn",
    plugins: [withoutStyles(rooms, roomStyles), withoutPreloads],
    build: {
      outDir: inDist("public"),
      emptyOutDir: true,
      manifest: "manifest.json",
      modulePreload: false,
      // One style sheet for all public pages: it is small, and every further file costs a first visit more than its bytes.
      cssCodeSplit: false,
      rollupOptions: {
        input: { app: entrySource, ...screens },
        preserveEntrySignatures: "allow-extension",
        output: { codeSplitting: { groups: groupsOf(root, routes) } },
      },
    },
  });
  const manifest = JSON.parse(readFileSync(inDist("public", "manifest.json"), "utf8"));
  rmSync(inDist("public", "manifest.json"));
  return withRoomStyle(filesOf(manifest, screens), rooms, await buildRoomStyles(roomStyles));
}

/**
 * Vite wraps every `import()` in a helper that preloads scripts and styles first. Both are switched off below, so that it
 * would only call the import, at 700 bytes on every first visit.
 */
const withoutPreloads = {
  name: "weekfold-without-preloads",
  enforce: "pre",
  transform: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () => ({ code: "export const __vitePreload = (load) => load();", map: null }),
  },
};

/** After a room's scripts: its own file stays the first. */
const withRoomStyle = (files, rooms, roomStyle) => ({
  ...files,
  chunks: {
    ...files.chunks,
    ...Object.fromEntries(rooms.map(({ screen }) => [screen, [...files.chunks[screen], roomStyle]])),
  },
  roomStyle,
});

function filesOf(manifest, screens) {
  const chunks = Object.fromEntries(Object.entries(screens).map(([name, source]) => [name, closure(manifest, source)]));
  const all = Object.values(manifest).map(({ file }) => `/${file}`);
  return {
    entry: closure(manifest, entrySource),
    chunks,
    later: laterFiles(manifest),
    style: all.find((file) => file.endsWith(".css")),
    fonts: all.filter((file) => file.endsWith(".woff2")),
  };
}

/** Nobody measures speed without a network, and the client of a hosted project is of no use there. */
const onlyOnline = /web-vitals|\/fire(base|store)\//;

/** What screens fetch when it is needed, and must have without a network too. */
function laterFiles(manifest) {
  const parts = Object.keys(manifest).filter((key) => manifest[key].isDynamicEntry && !onlyOnline.test(key));
  return [...parts.flatMap((key) => closure(manifest, key)), ...workers(manifest)];
}

/** A worker's script stands among the assets of the part that starts it. */
const workers = (manifest) =>
  Object.values(manifest).flatMap(({ assets = [] }) =>
    assets.filter((file) => file.endsWith(".js")).map((file) => `/${file}`),
  );

/** A chunk's own file first, then the files it imports. */
function closure(manifest, source) {
  const files = new Set();
  const visit = (key) => {
    const { file, imports = [] } = manifest[key];
    if (files.has(file)) return;
    files.add(file);
    imports.forEach(visit);
  };
  visit(source);
  return [...files].map((file) => `/${file}`);
}
