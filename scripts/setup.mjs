import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inDist, root } from "./build/folders.mjs";
import { sourceHash } from "./build/source-hash.mjs";

const lockHash = () =>
  createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
const installed = join(root, "node_modules", ".weekfold-lock");

const read = (path) => (existsSync(path) ? readFileSync(path, "utf8") : null);

function run(command, args) {
  // Windows finds npm only through its shell.
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) process.exit(status ?? 1);
}

/** Installs when the lock file is not the one last installed. Dev packages too: they build the site. */
export function installIfMissing() {
  if (read(installed) === lockHash()) return;
  console.log("Installing packages...");
  run("npm", ["ci", "--include=dev", "--no-fund", "--no-audit"]);
  writeFileSync(installed, lockHash());
}

export function buildIfChanged() {
  if (read(inDist("sources")) === sourceHash()) return;
  console.log("Building...");
  run(process.execPath, [join(root, "scripts", "build.mjs")]);
}
