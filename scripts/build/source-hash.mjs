import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "./folders.mjs";

const sources = [
  "src",
  "content",
  "public",
  "scripts/build",
  "scripts/build.mjs",
  "vite.config.ts",
  "package-lock.json",
];

/** Changes whenever anything that the build reads has changed. */
export function sourceHash() {
  const hash = createHash("sha256");
  for (const file of sources.flatMap(filesIn))
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(join(root, file)))
      .update("\0");
  return hash.digest("hex");
}

function filesIn(name) {
  const path = join(root, name);
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [name];
  return readdirSync(path)
    .sort()
    .flatMap((child) => filesIn(`${name}/${child}`))
    .filter((file) => !/\.(test|contract)\.tsx?$/.test(file));
}
