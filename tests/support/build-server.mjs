/**
 * Bundles the test server and tells where it lies: `node tests/support/build-server.mjs` prints the path, and
 * `await buildTestServer()` gives it. Made anew when sources changed, and never part of dist.
 */
import { createHash, randomUUID } from "node:crypto";
import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "../../scripts/build/folders.mjs";
import { bundleForNode } from "../../scripts/build/node.mjs";
import { sourceHash } from "../../scripts/build/source-hash.mjs";

const entry = join(root, "tests", "support", "server.ts");
const ownSources = [entry, join(root, "tests", "support", "trusted-session.ts")];
/** Below node_modules, where its packages are found and no check looks. */
const cache = join(root, "node_modules", ".cache", "weekfold");

export async function buildTestServer() {
  const hash = createHash("sha256").update(sourceHash());
  for (const source of ownSources) hash.update(readFileSync(source));
  const folder = join(cache, `server-${hash.digest("hex").slice(0, 16)}`);
  if (!existsSync(folder)) await buildInto(folder);
  return join(folder, "server.js");
}

/** Suites that build at the same time make the same: whoever comes second throws theirs away. */
async function buildInto(folder) {
  const draft = `${folder}-${randomUUID()}`;
  await bundleForNode({ server: entry }, draft);
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await buildTestServer());
