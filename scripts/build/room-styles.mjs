import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { inDist, root } from "./folders.mjs";

/** The features that no public page draws. */
const roomFolders = [
  ...[
    "week",
    "spending",
    "import",
    "goals",
    "debts",
    "projections",
    "net-worth",
    "register",
    "history",
    "money-date",
    "intake",
  ],
  ...["account", "sign-in", "sharing", "your-data"],
].map((feature) => join(root, "src/web/features", feature, "/"));

/** Not to be found on a disk: it only imports the files it is given. */
const entry = "\0room-styles";

/**
 * Leaves the styles of the app's rooms out of the site's style sheet, so that no public page waits for them. `left`
 * receives their files, each after those that its component builds on: the order in which they must stand.
 */
export function withoutStyles(rooms, left) {
  const isLeft = (id) => id.endsWith(".css") && roomFolders.some((folder) => id.startsWith(folder));
  return {
    name: "without-room-styles",
    enforce: "pre",
    load: (id) => (isLeft(id) ? "" : null),
    generateBundle() {
      const seen = new Set();
      const visit = (id) => {
        if (seen.has(id)) return;
        seen.add(id);
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        [...importedIds, ...dynamicallyImportedIds].forEach(visit);
        if (isLeft(id)) left.push(id);
      };
      rooms.map(({ source }) => join(root, source)).forEach(visit);
    },
  };
}

/** Writes the style sheet of all rooms and answers with its address. */
export async function buildRoomStyles(files) {
  const imports = files.map((file) => `import ${JSON.stringify(file)};`).join("\n");
  const { output } = await build({
    root,
    logLevel: "warn",
    plugins: [
      {
        name: "room-styles",
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? imports : null),
      },
    ],
    build: { write: false, cssCodeSplit: false, copyPublicDir: false, rollupOptions: { input: { rooms: entry } } },
  });
  const { fileName, source } = output.find((part) => part.fileName.endsWith(".css"));
  const path = fileName.replace("style-", "rooms-");
  writeFileSync(inDist("public", path), source);
  return `/${path}`;
}
