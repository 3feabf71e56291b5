import { readFileSync, rmSync } from "node:fs";
import { build } from "vite";
import { inDist, root } from "./folders.mjs";
import { groupsOf } from "./groups.mjs";
import { lazyChunks } from "./lazy-chunks.mjs";
import { buildRoomStyles, withoutStyles } from "./room-styles.mjs";

const entrySource = "src/web/main.tsx";

/** Builds the web app with one entry for each screen, and tells which files each screen and each lazy piece needs. */
export async function buildClient(routes) {
  const screens = Object.fromEntries(routes.map(({ screen, source }) => [screen, source]));
  const rooms = routes.filter(({ isPublic }) => !isPublic);
  const roomStyles = [];
  const lazy = {};
  await build({
    root,
    logLevel: "warn",
    plugins: [lazyChunks(lazy), withoutStyles(rooms, roomStyles)],
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
  return withRoomStyle(filesOf(manifest, screens, lazy), rooms, await buildRoomStyles(roomStyles));
}

/** After a room's scripts: its own file stays the first. */
const withRoomStyle = (files, rooms, roomStyle) => ({
  ...files,
  chunks: {
    ...files.chunks,
    ...Object.fromEntries(rooms.map(({ screen }) => [screen, [...files.chunks[screen], roomStyle]])),
  },
  roomStyle,
});

function filesOf(manifest, screens, lazy) {
  const entry = closure(manifest, entrySource);
  const keyOf = (file) => Object.keys(manifest).find((key) => manifest[key].file === file);
  // The page has the entry already, and whoever asks for a piece has come with all that it imports itself.
  const ownFiles = (key) => closure(manifest, key).filter((file) => !entry.includes(file));
  const furtherFiles = (key) => {
    const [own, ...others] = ownFiles(key);
    const askers = Object.keys(manifest).filter((asker) => manifest[asker].dynamicImports?.includes(key));
    const had = askers.map((asker) => closure(manifest, asker));
    return [own, ...others.filter((file) => !had.every((files) => files.includes(file)))];
  };
  const chunks = Object.fromEntries(Object.entries(screens).map(([name, source]) => [name, ownFiles(source)]));
  const pieces = Object.fromEntries(Object.entries(lazy).map(([name, file]) => [name, furtherFiles(keyOf(file))]));
  const all = Object.values(manifest).map(({ file }) => `/${file}`);
  return {
    entry,
    chunks,
    pieces: { ...pieces, ...Object.fromEntries(workers(manifest).map((file) => [workerName(file), [file]])) },
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

const workerName = (file) => file.match(/([\w-]+)-[\w-]{8}\.js$/)[1];

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
