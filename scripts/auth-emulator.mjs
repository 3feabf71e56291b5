/**
 * Finds and runs Google's emulator of Firebase Authentication. It comes with firebase-tools, which is too large to be a
 * dependency: `node scripts/auth-emulator.mjs` fetches it once, to a place outside of this folder.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { freePort } from "./free-port.mjs";
import { startGuarded } from "./guarded.mjs";

const version = "15.34.2";
const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "weekfold", `firebase-tools-${version}`);
const program = (folder) => join(folder, "node_modules", "firebase-tools", "lib", "bin", "firebase.js");
const places = [process.env.FIREBASE_TOOLS, cache].filter(Boolean).map(program);

export const whereAuthFrom =
  "Firebase Authentication suites: they need its emulator, which `node scripts/auth-emulator.mjs` fetches, or FIREBASE_TOOLS set to a folder that has it.";

/** The program that has the emulator, or null where it is missing. */
export const findAuthEmulator = () => places.find((place) => existsSync(place)) ?? null;

/** Starts it on a port that nobody has. Nothing is kept when it ends. */
export async function startAuthEmulator(tools) {
  const [port, hub, logging] = [await freePort(), await freePort(), await freePort()];
  const folder = mkdtempSync(join(tmpdir(), "weekfold-auth-"));
  const at = (taken) => ({ host: "127.0.0.1", port: taken });
  const emulators = { auth: at(port), hub: at(hub), logging: at(logging), ui: { enabled: false } };
  writeFileSync(join(folder, "firebase.json"), JSON.stringify({ emulators }));
  const command = [process.execPath, tools, "emulators:start", "--only", "auth", "--project", "demo-weekfold"];
  const stop = await startGuarded("the Authentication emulator", command, `http://127.0.0.1:${port}/`, { cwd: folder });
  return {
    port,
    async stop() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Put in its place when it is whole: what was cut short is never taken for it. */
function fetchTools() {
  mkdirSync(dirname(cache), { recursive: true });
  const folder = mkdtempSync(`${cache}-`);
  const options = ["--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"];
  const { status } = spawnSync("npm", ["install", "--prefix", folder, ...options, `firebase-tools@${version}`], {
    stdio: "inherit",
  });
  if (status === 0) renameSync(folder, cache);
  else rmSync(folder, { recursive: true, force: true });
  return status ?? 1;
}

const isRun = process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href;
if (isRun && !findAuthEmulator()) process.exitCode = fetchTools();
