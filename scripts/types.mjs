/** Checks each layer with its own idea of what exists: the pure ones know neither browser nor Node. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "./build/folders.mjs";

const layers = ["src/domain", "src/sync", "src/server", "src/web", "src/web/worker", "src/web/prerender", "tests"];
const tsc = join(root, "node_modules", "typescript", "bin", "tsc");
const failed = layers.filter(
  (layer) => spawnSync(process.execPath, [tsc, "-p", layer], { cwd: root, stdio: "inherit" }).status !== 0,
);
if (failed.length > 0) console.error(`Types do not hold in ${failed.join(", ")}`);
process.exit(failed.length === 0 ? 0 : 1);
