/** The built server for a measurement: `const { address, stop } = await serveBuild()`. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inDist, root } from "../scripts/build/folders.mjs";
import { buildIfChanged } from "../scripts/setup.mjs";

export async function serveBuild(port, settings = {}) {
  buildIfChanged();
  const dataDir = mkdtempSync(join(tmpdir(), "weekfold-bench-"));
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, ...settings };
  const child = spawn(process.execPath, [inDist("server", "main.js")], { cwd: root, env });
  for await (const chunk of child.stdout) {
    const address = String(chunk).match(/http:\/\/localhost:\d+/)?.[0];
    if (address) return { address, stop: () => end(child) };
  }
  throw new Error("The server did not start.");
}

async function end(child) {
  child.kill("SIGTERM");
  await once(child, "exit");
}
