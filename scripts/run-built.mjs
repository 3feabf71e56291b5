import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { inDist, root } from "./build/folders.mjs";
import { buildIfChanged, installIfMissing } from "./setup.mjs";

/** Runs a program of the built server with the arguments given here, from the folder that `npm start` runs it in. */
export function runBuilt(name) {
  installIfMissing();
  buildIfChanged();
  const from = process.env.INIT_CWD ?? process.cwd();
  // Whoever names a file means it from where they are.
  const args = process.argv.slice(2).map((given) => (given.startsWith("-") ? given : resolve(from, given)));
  const { status } = spawnSync(process.execPath, ["--enable-source-maps", inDist("server", name), ...args], {
    cwd: root,
    stdio: "inherit",
  });
  process.exit(status ?? 1);
}
