/** Builds everything that `npm start` serves into dist/: pages, public files, server. */
import { rmSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { buildClient } from "./build/client.mjs";
import { compressFiles } from "./build/compress.mjs";
import { dist, inDist } from "./build/folders.mjs";
import { buildForNode } from "./build/node.mjs";
import { writePages } from "./build/pages.mjs";
import { drawPictures, earlierPictures } from "./build/pictures.mjs";
import { buildServiceWorker } from "./build/service-worker.mjs";
import { sourceHash } from "./build/source-hash.mjs";

// Whatever the shell says: another mode would build other code under the same hash.
process.env.NODE_ENV = "production";
const hash = sourceHash();
const earlier = earlierPictures();
rmSync(dist, { recursive: true, force: true });
await buildForNode({ prerender: "src/web/prerender/entry.ts" }, "prerender");
const web = await import(pathToFileURL(inDist("prerender", "prerender.js")).href);
const client = await buildClient(web.routes);
const build = await writePages(web, client, await drawPictures(web.cards, earlier));
await buildServiceWorker(build, client);
const programs = ["main", "backup", "restore", "report", "hosted"].map((name) => [name, `src/server/${name}.ts`]);
await buildForNode(Object.fromEntries(programs), "server");
await compressFiles(inDist("public"));
// Written last: a build that was cut short has no hash and is made again.
writeFileSync(inDist("sources"), hash);
